import * as calls from '@phial/contract/calls/sample';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { readSampleState } from './sample-census.ts';

export async function sampleRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.readSampleState, () => readSampleState(deps));
}
