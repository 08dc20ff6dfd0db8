import { readAvailability } from '@phial/contract/calls/availability';
import type { AppDependencies, PhialServer } from '../../app-dependencies.ts';
import { handle } from '../../handle.ts';
import { answerJsonText } from '../../json-text.ts';
import { availabilityAnswer } from './availability.service.ts';

export async function availabilityRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, readAvailability, async ({ params, query, reply }) =>
    answerJsonText(reply, await availabilityAnswer(deps, { ...params, ...query })),
  );
}
