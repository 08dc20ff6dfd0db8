import * as calls from '@phial/contract/calls/webhooks';
import { actorOf } from '../accounts/administration/confirmed-actor.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { readDeliveries, readDelivery, sendAgain, sendTest } from './deliveries/delivery-list.service.ts';
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  readEndpoints,
  rotateSecret,
} from './endpoints/endpoint.service.ts';

/** Receivers of signed events, and what was sent to them; for administrators. */
export async function webhookRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.listWebhookEndpoints, () => readEndpoints(deps));
  handle(app, calls.createWebhookEndpoint, async ({ body: { ownPassword, ...body }, signedIn }) =>
    createEndpoint(deps, await actorOf(deps, signedIn, ownPassword), body),
  );
  handle(app, calls.changeWebhookEndpoint, async ({ params, body: { ownPassword, ...body }, signedIn }) =>
    changeEndpoint(deps, await actorOf(deps, signedIn, ownPassword), params.id, body),
  );
  handle(app, calls.deleteWebhookEndpoint, ({ params, signedIn }) =>
    deleteEndpoint(deps, signedIn.account.id, params.id),
  );
  handle(app, calls.rotateWebhookSecret, ({ params, signedIn }) =>
    rotateSecret(deps, signedIn.account.id, params.id),
  );
  handle(app, calls.sendWebhookTest, ({ params, signedIn }) =>
    sendTest(deps, signedIn.account.id, params.id),
  );
  handle(app, calls.listWebhookDeliveries, ({ query }) => readDeliveries(deps, query));
  handle(app, calls.readWebhookDelivery, ({ params }) => readDelivery(deps, params.id));
  handle(app, calls.sendWebhookAgain, ({ params, signedIn }) =>
    sendAgain(deps, signedIn.account.id, params.id),
  );
}
