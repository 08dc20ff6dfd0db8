import { contentEntries } from '@phial/content/sample/content-entries';
import type { ContentKind } from '@phial/contract/content/content-body';
import { checkedBody } from '../content/checked-body.ts';

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
      body: checkedBody(kind, body),
      updated_at: now,
    })),
  );
}
