import { EDITORS } from '../access.ts';
import { callsOf } from '../call.ts';
import { VersionsQuery } from '../content/content-version.ts';
import {
  SavedThingParams,
  SavedVersionPage,
  SavedVersionParams,
  SavedVersionText,
} from '../content/saved-version.ts';

const call = callsOf('editing', EDITORS);

/* What services, service points and test items said earlier. */

export const listSavedVersions = call('GET /staff/content/versions/:kind/:id', {
  summary: 'Earlier versions of a service, service point or test item',
  description: 'Each state in which it was saved, whichever way it was written, newest first, twenty a page.',
  params: SavedThingParams,
  query: VersionsQuery,
  answer: SavedVersionPage,
  refusals: ['not-found'],
});

export const readSavedVersion = call('GET /staff/content/versions/:kind/:id/:version', {
  summary: 'One version of a service, service point or test item',
  description: 'To go back to it, save its `body` by the call that changes the thing.',
  params: SavedVersionParams,
  answer: SavedVersionText,
  refusals: ['not-found'],
});
