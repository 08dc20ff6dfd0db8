import * as calls from '@phial/contract/calls/test-items';
import type { AppDependencies, PhialServer } from '../app-dependencies.ts';
import { handle } from '../handle.ts';
import { answerJsonText } from '../json-text.ts';
import { sendFile } from '../packed-files/send-file.ts';
import { subjectAnswer, testItemsAnswer, wantsWholeCatalogue, wholeCatalogue } from './test-items.service.ts';

export async function catalogueRoutes(app: PhialServer, deps: AppDependencies): Promise<void> {
  handle(app, calls.searchTestItems, async ({ query, request, reply }) =>
    wantsWholeCatalogue(query)
      ? sendFile(await wholeCatalogue(deps), request, reply)
      : answerJsonText(reply, await testItemsAnswer(deps, query)),
  );
  handle(app, calls.listTestItems, async ({ request, reply }) =>
    sendFile(await wholeCatalogue(deps), request, reply),
  );
  handle(app, calls.listTestItemsOfSubject, async ({ params, reply }) =>
    answerJsonText(reply, await subjectAnswer(deps, params.id)),
  );
}
