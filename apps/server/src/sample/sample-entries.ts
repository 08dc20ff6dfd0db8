import { contentEntries } from '@phial/content/sample/content-entries';
import { CONTENT_BODIES, type ContentBody, type ContentKind } from '@phial/contract/content/content-body';
import { Value } from 'typebox/value';

/** All published, in the order of the content folder, counted from 1 within each kind. */
export function contentEntryRows(now: Date) {
  const kinds = Object.keys(contentEntries) as ContentKind[];
  return kinds.flatMap((kind) =>
    contentEntries[kind].map(({ id, body }, index) => ({
      kind,
      id,
      position: index + 1,
      state: 'PUBLISHED',
      version: 1,
      sample: true,
      body: checkedBody(kind, body),
      updated_at: now,
    })),
  );
}

/** @throws Error in one line, which names the field, when the body is not what its kind asks for */
export function checkedBody<Kind extends ContentKind>(kind: Kind, body: unknown): ContentBody<Kind> {
  const [wrong] = Value.Errors(CONTENT_BODIES[kind], body);
  if (wrong) throw new Error(`Content of kind ${kind}: ${wrong.instancePath} ${wrong.message}`);
  return body as ContentBody<Kind>;
}
