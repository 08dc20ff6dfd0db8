import { Envelope } from '@phial/contract/envelope';
import { ClosureQuery, ClosureYear, HolidayFiles, OfferedHoliday, Schedule } from '@phial/contract/schedule';
import {
  ChangeOutcome,
  ConfirmRequest,
  OfferedPlace,
  PlacesRequest,
  PreviewRequest,
  SchedulePreview,
} from '@phial/contract/schedule-change';
import { Type } from 'typebox';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { BODY_REFUSALS, EDITOR_REFUSALS, EDITORS, editorOf, success } from '../editing/staff-call.ts';
import { confirmChange } from './confirm.service.ts';
import { offerHolidays, offerUploaded } from './holidays.service.ts';
import { placesFor } from './places.service.ts';
import { previewChange } from './preview.service.ts';
import { readClosureYear, readSchedule } from './read-schedule.ts';

const config = { access: EDITORS };

/** A decision for each of thousands of bookings; three calendar files. */
const LARGE_BODY_BYTES = 1024 * 1024;

const CHANGE_REFUSALS = [
  ...BODY_REFUSALS,
  ...EDITOR_REFUSALS,
  'service-point-unknown',
  'pattern-times',
  'pattern-overlap',
  'closure-days',
  'closure-names',
  'version-conflict',
] as const;

/** Opening hours, closures and holidays, for managers and administrators (ADR 017). */
export async function scheduleRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  readingRoutes(app, deps);
  changingRoutes(app, deps);
}

function readingRoutes(app: PhialServer, deps: AppDependencies): void {
  app.get(
    '/staff/schedule',
    {
      config,
      schema: {
        tags: ['schedule'],
        summary: 'The weekly opening hours of every service point',
        description: 'One week for each point and type it offers, with the version to change it from.',
        response: { 200: Envelope(Schedule), ...refusals(...EDITOR_REFUSALS) },
      },
    },
    async () => success(await readSchedule(deps)),
  );

  app.get(
    '/staff/schedule/closures',
    {
      config,
      schema: {
        tags: ['schedule'],
        summary: 'Closures and public holidays of a year',
        querystring: ClosureQuery,
        response: {
          200: Envelope(ClosureYear),
          ...refusals('body-invalid', 'field-unknown', ...EDITOR_REFUSALS),
        },
      },
    },
    async (request) => success(await readClosureYear(deps, Number(request.query.year))),
  );

  app.get(
    '/staff/schedule/holidays',
    {
      config,
      schema: {
        tags: ['schedule'],
        summary: 'Public holidays of a year that could be entered',
        description:
          'By the rules of a library; compare a year with the list of the government once it is out.',
        querystring: ClosureQuery,
        response: {
          200: Envelope(Type.Array(OfferedHoliday)),
          ...refusals('body-invalid', 'field-unknown', ...EDITOR_REFUSALS),
        },
      },
    },
    async (request) => success(await offerHolidays(deps, Number(request.query.year))),
  );

  app.post(
    '/staff/schedule/holidays/files',
    {
      config,
      bodyLimit: LARGE_BODY_BYTES,
      schema: {
        tags: ['schedule'],
        summary: 'Public holidays of uploaded calendar files that could be entered',
        description:
          'Reads what the government publishes as JSON; enters nothing. `data` of `holiday-file` says which file and event, and what is wrong.',
        body: HolidayFiles,
        response: {
          200: Envelope(Type.Array(OfferedHoliday)),
          ...refusals(...BODY_REFUSALS, ...EDITOR_REFUSALS, 'holiday-file'),
        },
      },
    },
    async (request) => success(await offerUploaded(deps, request.body.files)),
  );
}

function changingRoutes(app: PhialServer, deps: AppDependencies): void {
  app.post(
    '/staff/schedule/preview',
    {
      config,
      bodyLimit: LARGE_BODY_BYTES,
      schema: {
        tags: ['schedule'],
        summary: 'What a change would do and whom it hits',
        description: 'Changes nothing. The first proposals of all bookings together fit.',
        body: PreviewRequest,
        response: { 200: Envelope(SchedulePreview), ...refusals(...CHANGE_REFUSALS) },
      },
    },
    async (request) => success(await previewChange(deps, request.body.change)),
  );

  app.post(
    '/staff/schedule/places',
    {
      config,
      bodyLimit: LARGE_BODY_BYTES,
      schema: {
        tags: ['schedule'],
        summary: 'Where else one booking that is hit could go',
        description: 'The free places of a service point on a day, once the change is made. Changes nothing.',
        body: PlacesRequest,
        response: {
          200: Envelope(Type.Array(OfferedPlace)),
          ...refusals(...CHANGE_REFUSALS, 'preview-outdated'),
        },
      },
    },
    async (request) => success(await placesFor(deps, request.body)),
  );

  app.post(
    '/staff/schedule/changes',
    {
      config,
      bodyLimit: LARGE_BODY_BYTES,
      schema: {
        tags: ['schedule'],
        summary: 'Make a change that was previewed',
        description:
          'All of it or nothing: schedule, slots, bookings moved or cancelled, one message queued for each. ' +
          'Refused with `preview-outdated`, and the preview of the moment in `data.preview`, when other bookings ' +
          'are hit by now or a chosen place is taken.',
        body: ConfirmRequest,
        response: {
          200: Envelope(ChangeOutcome),
          ...refusals(
            ...CHANGE_REFUSALS,
            'preview-outdated',
            'decisions-incomplete',
            'same-time',
            'same-day',
          ),
        },
      },
    },
    async (request) => success(await confirmChange(deps, { account: editorOf(request) }, request.body)),
  );
}
