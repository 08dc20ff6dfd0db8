import * as calls from '@phial/contract/calls/waiting';
import { servicePointRight } from '../../accounts/service-points/service-point-right.ts';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { answerJsonText } from '../../json-text.ts';
import { acceptOffer } from './accept.service.ts';
import { endByStaff, readWaitingList } from './desk/waiting-list.service.ts';
import { joinWaitingList, waitForEarlier } from './join.service.ts';
import { changeSettings, readWaitingSettings, readWaitingState } from './settings.service.ts';
import { leaveWaitingList, passOffer, readOwnEntry } from './waiting.service.ts';

/** The waiting list, for visitors and for the desk. */
export async function waitingRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.joinWaitingList, ({ body, request }) =>
    joinWaitingList(deps, { body, address: request.ip, authorization: request.headers.authorization }),
  );
  handle(app, calls.readWaitingList, ({ query, signedIn }) =>
    readWaitingList(deps, servicePointRight(signedIn.account), query),
  );
  handle(app, calls.endWaiting, ({ params, body, signedIn }) =>
    endByStaff(deps, signedIn, { id: params.id, ...body }),
  );
  handle(app, calls.readWaitingSettings, () => readWaitingSettings(deps));
  handle(app, calls.changeWaitingSettings, ({ body, signedIn }) =>
    changeSettings(deps, signedIn.account, body),
  );
  handle(app, calls.readWaitingState, () => readWaitingState(deps));
  handle(app, calls.waitForEarlier, ({ body, request }) =>
    waitForEarlier(deps, { body, address: request.ip }),
  );
  handle(app, calls.readWaiting, async ({ body, request }) => {
    await deps.limits.consume('waiting-entry', { address: request.ip });
    return readOwnEntry(deps, body.link);
  });
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
