import { readCapabilities } from '@phial/contract/calls/fhir';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { originOf } from '../site/public-pages/origin.ts';
import { capabilityStatement } from './capability-statement.ts';
import { sendFhir } from './send-fhir.ts';

/** What is spoken of FHIR. */
export async function fhirRoutes(app: PhialServer, { config }: AppDependencies): Promise<void> {
  handle(app, readCapabilities, async ({ request, reply }) =>
    sendFhir(reply, capabilityStatement(originOf(request, config) + config.apiPrefix)),
  );
}
