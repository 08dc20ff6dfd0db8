import { join } from 'node:path';
import { LIMIT_TABLE } from '../../../apps/server/src/limits/limit-table.ts';
import { startServerProcess } from '../../../apps/server/src/testing/server-process.ts';
import type { Complain } from './complaint.ts';
import type { Stand } from './stand.ts';

const BEYOND = 30;

/** More calls of one address than it may make, at once, at two servers that count together. */
export async function judgeLimits(
  { settings, fleet }: Stand,
  { folder, main, complain }: { folder: string; main?: string | undefined; complain: Complain },
): Promise<void> {
  const servers = [1, 2].map((n) =>
    startServerProcess(
      {
        ...settings,
        PHIAL_TEST_LIMITS: 'on',
        PHIAL_TEST_CLOCK: fleet.now().toISOString(),
        DATA_DIR: join(folder, `limited-${n}`),
      },
      undefined,
      main,
    ),
  );
  try {
    const origins = await Promise.all(servers.map(({ origin }) => origin));
    const { calls } = LIMIT_TABLE.captcha.address;
    const asking = Array.from({ length: calls + BEYOND }, async (_, n) => {
      const response = await fetch(`${origins[n % origins.length]}/api/auth/code`);
      await response.arrayBuffer();
      return response.status;
    });
    const passed = (await Promise.all(asking)).filter((status) => status === 200).length;
    if (passed > calls) complain('limits', `${passed} captchas for one address that may have ${calls}`);
  } finally {
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ ended }) => ended));
  }
}
