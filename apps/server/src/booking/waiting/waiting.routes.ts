import * as calls from '@phial/contract/calls/waiting';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { answerJsonText } from '../../json-text.ts';
import { acceptOffer } from './accept.service.ts';
import { joinWaitingList } from './join.service.ts';
import { changeSettings, readWaitingSettings } from './settings.service.ts';
import { leaveWaitingList, passOffer, readOwnEntry } from './waiting.service.ts';

/** The waiting list, for visitors. */
export async function waitingRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.joinWaitingList, ({ body, request }) =>
    joinWaitingList(deps, { body, address: request.ip, authorization: request.headers.authorization }),
  );
  handle(app, calls.readWaitingSettings, () => readWaitingSettings(deps));
  handle(app, calls.changeWaitingSettings, ({ body, signedIn }) =>
    changeSettings(deps, signedIn.account, body),
  );
  handle(app, calls.readWaiting, ({ body }) => readOwnEntry(deps, body.link));
  handle(app, calls.acceptOffer, async ({ body, request, reply }) => {
    await deps.limits.consume('change', { address: request.ip });
    return answerJsonText(reply, await acceptOffer(deps, body.link));
  });
  handle(app, calls.passOffer, async ({ body, request }) => {
    await deps.limits.consume('change', { address: request.ip });
    return passOffer(deps, body.link);
  });
  handle(app, calls.leaveWaitingList, async ({ body, request }) => {
    await deps.limits.consume('change', { address: request.ip });
    return leaveWaitingList(deps, body.link);
  });
}
