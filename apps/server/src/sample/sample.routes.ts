import * as calls from '@phial/contract/calls/sample';
import { actorOf, assertConfirmed } from '../accounts/administration/confirmed-actor.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { removeSample } from './remove-sample.ts';
import { readSampleState } from './sample-census.ts';

export async function sampleRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readSampleState, () => readSampleState(deps));
  handle(app, calls.removeSample, async ({ body, signedIn }) => {
    const by = await actorOf(deps, signedIn, body.ownPassword);
    assertConfirmed(by);
    await removeSample(deps, by.actor);
    return readSampleState(deps);
  });
}
