import {
  EntryParams,
  EntryWrite,
  KindCount,
  KindParams,
  NewEntryRequest,
  OrderRequest,
  StaffEntry,
  VersionOnly,
} from '@phial/contract/editing';
import { Envelope } from '@phial/contract/envelope';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import {
  contentKind,
  countKinds,
  createEntry,
  dropDraft,
  type Edit,
  findEntry,
  listEntries,
  publishEntry,
  removeEntry,
  reorderEntries,
  saveDraft,
  withdrawEntry,
} from './entries.service.ts';
import { BODY_REFUSALS, EDITOR_REFUSALS, EDITORS, editorOf, success } from './staff-call.ts';

const config = { access: EDITORS };
const ENTRY = '/staff/content/entries/:kind/:id';
const CHANGE = [...BODY_REFUSALS, ...EDITOR_REFUSALS, 'not-found', 'version-conflict'] as const;

function editOf(
  request: FastifyRequest<{ Params: Static<typeof EntryParams>; Body: { version: number } }>,
): Edit {
  const { kind, id } = request.params;
  return { by: editorOf(request), kind: contentKind(kind), id, version: request.body.version };
}

/** Entries of the site, for managers and administrators (ADR 018). */
export async function entryRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  readingRoutes(app, deps);
  writingRoutes(app, deps);
  takingBackRoutes(app, deps);
}

function readingRoutes(app: PhialServer, deps: AppDependencies): void {
  app.get(
    '/staff/content',
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'How many entries there are of each kind',
        response: { 200: Envelope(Type.Array(KindCount)), ...refusals(...EDITOR_REFUSALS) },
      },
    },
    async () => success(await countKinds(deps)),
  );

  app.get(
    '/staff/content/entries/:kind',
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'All entries of a kind',
        description: 'Drafts and withdrawn ones, too, in the order visitors see.',
        params: KindParams,
        response: { 200: Envelope(Type.Array(StaffEntry)), ...refusals(...EDITOR_REFUSALS, 'not-found') },
      },
    },
    async (request) => success(await listEntries(deps, contentKind(request.params.kind))),
  );

  app.get(
    ENTRY,
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'One entry',
        params: EntryParams,
        response: {
          200: Envelope(StaffEntry),
          ...refusals(...EDITOR_REFUSALS, 'body-invalid', 'not-found'),
        },
      },
    },
    async (request) => success(await findEntry(deps, contentKind(request.params.kind), request.params.id)),
  );
}

function writingRoutes(app: PhialServer, deps: AppDependencies): void {
  app.post(
    '/staff/content/entries/:kind',
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'Begin an entry',
        description: 'As a draft at the end of its kind, which visitors do not see.',
        params: KindParams,
        body: NewEntryRequest,
        response: {
          200: Envelope(StaffEntry),
          ...refusals(...BODY_REFUSALS, ...EDITOR_REFUSALS, 'not-found', 'content-invalid'),
        },
      },
    },
    async (request) => {
      const kind = contentKind(request.params.kind);
      return success(await createEntry(deps, { by: editorOf(request), kind, body: request.body.body }));
    },
  );

  app.put(
    ENTRY,
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'Save a draft',
        description:
          'Fields may be empty; what is published stays. `version-conflict` brings the entry as it is now ' +
          'in `data.entry`, `content-invalid` what is wrong in `data.problems`.',
        params: EntryParams,
        body: EntryWrite,
        response: { 200: Envelope(StaffEntry), ...refusals(...CHANGE, 'content-invalid') },
      },
    },
    async (request) => success(await saveDraft(deps, editOf(request), request.body.body)),
  );

  app.post(
    `${ENTRY}/publish`,
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'Publish',
        description: 'Exactly what is sent; visitors see it at once.',
        params: EntryParams,
        body: EntryWrite,
        response: { 200: Envelope(StaffEntry), ...refusals(...CHANGE, 'content-invalid') },
      },
    },
    async (request) => success(await publishEntry(deps, editOf(request), request.body.body)),
  );

  app.put(
    '/staff/content/order/:kind',
    {
      config,
      schema: {
        tags: ['editing'],
        summary: 'Put the entries of a kind into another order',
        description:
          'Visitors see it at once. When `former` is no longer the order, `version-conflict` brings the ' +
          'entries as they are now in `data.entries`.',
        params: KindParams,
        body: OrderRequest,
        response: { 200: Envelope(Type.Array(StaffEntry)), ...refusals(...CHANGE) },
      },
    },
    async (request) => {
      const kind = contentKind(request.params.kind);
      return success(await reorderEntries(deps, { by: editorOf(request), kind, ...request.body }));
    },
  );
}

function takingBackRoutes(app: PhialServer, deps: AppDependencies): void {
  const schema = { tags: ['editing'], params: EntryParams, body: VersionOnly };

  app.post(
    `${ENTRY}/withdraw`,
    {
      config,
      schema: {
        ...schema,
        summary: 'Take an entry from the site',
        description: 'Its words stay and can be published again.',
        response: { 200: Envelope(StaffEntry), ...refusals(...CHANGE) },
      },
    },
    async (request) => success(await withdrawEntry(deps, editOf(request))),
  );

  app.delete(
    `${ENTRY}/draft`,
    {
      config,
      schema: {
        ...schema,
        summary: 'Go back to what was published',
        response: { 200: Envelope(StaffEntry), ...refusals(...CHANGE) },
      },
    },
    async (request) => success(await dropDraft(deps, editOf(request))),
  );

  app.delete(
    ENTRY,
    {
      config,
      schema: {
        ...schema,
        summary: 'Delete a draft',
        description: 'Only one that was never published; anything else is withdrawn.',
        response: { 200: Envelope(Type.Null()), ...refusals(...CHANGE, 'content-published') },
      },
    },
    async (request) => {
      await removeEntry(deps, editOf(request));
      return success(null);
    },
  );
}
