import { LIMIT_TABLE } from '../../../apps/server/src/limits/limit-table.ts';
import type { Complain } from './complaint.ts';
import type { Fleet } from './fleet.ts';

const BEYOND = 30;

/** More calls of one address than it may make, at once, at servers that count together and were asked for none yet. */
export async function judgeLimits({ origins }: Pick<Fleet, 'origins'>, complain: Complain): Promise<void> {
  const { calls } = LIMIT_TABLE.captcha.address;
  const asking = Array.from({ length: calls + BEYOND }, async (_, n) => {
    const response = await fetch(`${origins[n % origins.length]}/api/auth/code`);
    await response.arrayBuffer();
    return response.status;
  });
  const passed = (await Promise.all(asking)).filter((status) => status === 200).length;
  if (passed > calls) complain('limits', `${passed} captchas for one address that may have ${calls}`);
}
