import * as calls from '@phial/contract/calls/text-provider';
import { actorOf } from '../../accounts/administration/confirmed-actor.ts';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { originOf } from '../../site/public-pages/origin.ts';
import { receiveDeliveryReport } from './delivery-report.service.ts';
import { changeTextProvider, readTextProvider, testTextProvider } from './text-provider.service.ts';

/** The provider of text messages; for administrators. */
export async function textProviderRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  handle(app, calls.receiveDeliveryReport, async ({ params, body, request }) => {
    await deps.limits.consume('delivery-report', { address: request.ip });
    await receiveDeliveryReport(deps, params.token, body);
  });
  handle(app, calls.readTextProvider, ({ request }) =>
    readTextProvider(deps, originOf(request, deps.config)),
  );
  handle(app, calls.changeTextProvider, async ({ body, request, signedIn }) =>
    changeTextProvider(
      deps,
      await actorOf(deps, signedIn, body.ownPassword),
      body,
      originOf(request, deps.config),
    ),
  );
  handle(app, calls.testTextProvider, async ({ body, request, signedIn }) => {
    await deps.limits.consume('text-test', { address: request.ip });
    return testTextProvider(deps, signedIn.account.id, body);
  });
}
