import { Envelope } from '@phial/contract/envelope';
import { SubjectParams, TestItem, TestItemQuery } from '@phial/contract/test-item';
import { Type } from 'typebox';
import { PUBLIC } from '../accounts/access.ts';
import { refusals } from '../api-docs/refusals.ts';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { answerJsonText } from '../json-text.ts';
import { sendFile } from '../static-site/send-file.ts';
import { asksForAll, subjectAnswer, testItemsAnswer, wholeCatalogue } from './test-items.service.ts';

const TestItems = Envelope(Type.Array(TestItem));

export async function catalogueRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  app.get(
    '/rest/appointment/testItem/list',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['catalogue'],
        summary: 'Test items by text or first letter',
        description:
          'searchValue is matched with names, codes and synonyms in any language, misspellings too, and ' +
          'answers the best match first; nameEng answers the names that begin with a letter, by name.',
        querystring: TestItemQuery,
        response: { 200: TestItems, ...refusals('body-invalid') },
      },
    },
    async (request, reply) =>
      asksForAll(request.query)
        ? sendFile(await wholeCatalogue(deps), request, reply)
        : answerJsonText(reply, await testItemsAnswer(deps, request.query)),
  );

  app.get(
    '/appointment/testItem/listAll',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['catalogue'],
        summary: 'All test items',
        response: { 200: TestItems, ...refusals() },
      },
    },
    async (request, reply) => sendFile(await wholeCatalogue(deps), request, reply),
  );

  app.get(
    '/appointment/testItem/subject/list/:id',
    {
      config: { access: PUBLIC },
      schema: {
        tags: ['catalogue'],
        summary: 'Test items of a subject',
        description: 'An unknown subject has none (D-68).',
        params: SubjectParams,
        response: { 200: TestItems, ...refusals('body-invalid') },
      },
    },
    async (request, reply) => answerJsonText(reply, await subjectAnswer(deps, request.params.id)),
  );
}
