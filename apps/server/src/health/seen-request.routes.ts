import * as calls from '@phial/contract/calls/health';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { isCheckToken } from '../crypto/check-token.ts';
import { Refused } from '../errors.ts';
import { handle } from '../handle.ts';

/** How a request looks to the server, told to `phial check` and to nobody else. */
export async function seenRequestRoutes(app: PhialServer, { keys, clock }: AppDependencies): Promise<void> {
  handle(app, calls.readSeenRequest, async ({ request, headers }) => {
    if (!isCheckToken(keys, headers['x-phial-check'], clock.now())) throw new Refused('not-found');
    const { ip, protocol, host, socket } = request;
    return {
      address: ip,
      peer: socket.remoteAddress ?? '',
      forwarded: request.headers['x-forwarded-for'] !== undefined,
      protocol,
      host,
    };
  });
}
