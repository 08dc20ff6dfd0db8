import * as calls from '@phial/contract/calls/laboratory';
import type { FastifyRequest } from 'fastify';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { Refused } from '../../errors.ts';
import { sendFhir } from '../../fhir/send-fhir.ts';
import { handle } from '../../handle.ts';
import { requestLanguage } from '../../request-language.ts';
import { originOf } from '../../site/public-pages/origin.ts';
import { bundleOutcome } from '../reports/import/bundle-outcome.ts';
import { parseFhir } from '../reports/import/fhir/parse-fhir.ts';
import { acknowledgeOrders, fetchOrders } from './order-feed.service.ts';
import { receiveSpecimens } from './receive-specimens.service.ts';

/** Where the laboratory's system fetches orders, and says which it has stored. */
export async function laboratoryRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.fetchOrders, async ({ query, program, request, reply }) => {
    const reader = { apiKey: program.keyId, baseUrl: baseUrlOf(request, deps) };
    return sendFhir(reply, await fetchOrders(deps, reader, query));
  });
  handle(app, calls.acknowledgeOrders, ({ body, program }) => acknowledgeOrders(deps, program.keyId, body));
}

/** Where it says which specimens have come. */
export async function specimenRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    ['application/json', 'application/fhir+json'],
    { parseAs: 'buffer', bodyLimit: calls.receiveSpecimens.bodyLimit },
    async (_request: unknown, body: Buffer) => parseFhir(body),
  );
  handle(app, calls.receiveSpecimens, async ({ body, program, request }) => {
    const outcome = await receiveSpecimens(deps, program.keyId, body);
    if ('issues' in outcome) {
      throw new Refused('specimen-bundle-invalid', bundleOutcome(outcome.issues, requestLanguage(request)));
    }
    return outcome;
  });
}

function baseUrlOf(request: FastifyRequest, { config }: AppDependencies): string {
  return originOf(request, config) + config.apiPrefix;
}
