import { CONTENT_BODIES, type ContentBody, type ContentKind } from '@phial/contract/content/content-body';
import { Value } from 'typebox/value';

/** The body of a content entry is not what its kind asks for; the message is one line and names the field. */
class ContentBodyError extends Error {
  override readonly name = 'ContentBodyError';
}

/**
 * Every body passes here before it is stored, so that what is read needs no second look.
 * @throws ContentBodyError
 */
export function checkedBody<Kind extends ContentKind>(kind: Kind, body: unknown): ContentBody<Kind> {
  const [wrong] = Value.Errors(CONTENT_BODIES[kind], body);
  if (wrong) throw new ContentBodyError(`Content of kind ${kind}: ${wrong.instancePath} ${wrong.message}`);
  return body as ContentBody<Kind>;
}
