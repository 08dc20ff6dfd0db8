import { readFileSync } from 'node:fs';
import type { Call } from '@phial/contract/call';
import { CALLS } from '@phial/contract/calls';
import { describe, expect, it } from 'vitest';

/** Of the server, for calls without a limit of their own. */
const USUAL_BYTES = 64 * 1024;
const UNITS = { k: 1024, m: 1024 * 1024 } as const;

const calls = Object.values<Call>(CALLS);

describe.each(['nginx.conf', 'nginx.compose.conf'])('deploy/%s', (file) => {
  const text = readFileSync(new URL(`../deploy/${file}`, import.meta.url), 'utf8');

  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'lets through the largest body of %s, and none that is twice as large',
    (_, { method, path, bodyLimit = USUAL_BYTES, outsidePrefix }) => {
      const address = path.replaceAll(/:\w+/g, 'x');
      const most = mostBytes(text, outsidePrefix ? address : `/api${address}`);
      expect(most).toBeGreaterThanOrEqual(bodyLimit);
      if (method !== 'GET') expect(most).toBeLessThanOrEqual(2 * bodyLimit);
    },
  );
});

/** The limit of the first location by a pattern that fits an address, else of the server. */
function mostBytes(text: string, address: string): number {
  const locations = [...text.matchAll(/location ~ (\S+) \{([^}]*)\}/g)];
  const [, , own = ''] = locations.find(([, pattern = '']) => new RegExp(pattern).test(address)) ?? [];
  const [, count, unit] =
    /client_max_body_size (\d+)([km]);/.exec(own) ?? /client_max_body_size (\d+)([km]);/.exec(text) ?? [];
  return Number(count) * UNITS[unit as keyof typeof UNITS];
}
