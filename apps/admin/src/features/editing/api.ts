import type { ContentKind } from '@phial/contract/content-body';
import type { KindCount, StaffEntry } from '@phial/contract/editing';
import type { StoredPicture } from '@phial/contract/editing-picture';
import type { StaffServicePoint } from '@phial/contract/editing-service-point';
import type { StaffTestItem, TestItemRow } from '@phial/contract/editing-test-item';
import type { PictureFocus, PictureShape } from '@phial/domain/picture-shape';
import { del, get, post, put } from '../../api-client/client.ts';
import type { Body } from './fields/field.ts';

/*
 * The editing calls. Those of one thing show their own message: the editor tells
 * conflicts, wrong fields and what is no longer there in place.
 */

const CONTENT = '/staff/content';
const ownMessage = { ownMessage: true };

const data = async <T>(call: Promise<{ data: T }>): Promise<T> => (await call).data;

const entryPath = ({ kind, id }: { kind: ContentKind; id: string }) =>
  `${CONTENT}/entries/${kind}/${encodeURIComponent(id)}`;

export const fetchCounts = (signal: AbortSignal) => data(get<KindCount[]>(CONTENT, { signal }));
export const fetchEntries = (kind: ContentKind, signal: AbortSignal) =>
  data(get<StaffEntry[]>(`${CONTENT}/entries/${kind}`, { signal }));
export const fetchEntry = (kind: ContentKind, id: string, signal: AbortSignal) =>
  data(get<StaffEntry>(entryPath({ kind, id }), { ...ownMessage, signal }));

/** An entry as it is now, for a change of it. */
interface EntryAt {
  readonly kind: ContentKind;
  readonly id: string;
  readonly version: number;
}

export const createEntry = (kind: ContentKind, body: Body) =>
  data(post<StaffEntry>(`${CONTENT}/entries/${kind}`, { body }, ownMessage));
export const saveDraft = (entry: EntryAt, body: Body) =>
  data(put<StaffEntry>(entryPath(entry), { version: entry.version, body }, ownMessage));
export const publishEntry = (entry: EntryAt, body: Body) =>
  data(post<StaffEntry>(`${entryPath(entry)}/publish`, { version: entry.version, body }, ownMessage));
export const withdrawEntry = (entry: EntryAt) =>
  data(post<StaffEntry>(`${entryPath(entry)}/withdraw`, { version: entry.version }, ownMessage));
export const dropDraft = (entry: EntryAt) =>
  data(del<StaffEntry>(`${entryPath(entry)}/draft`, { version: entry.version }, ownMessage));
export const deleteEntry = (entry: EntryAt) =>
  data(del<null>(entryPath(entry), { version: entry.version }, ownMessage));
export const reorderEntries = (kind: ContentKind, former: string[], order: string[]) =>
  data(put<StaffEntry[]>(`${CONTENT}/order/${kind}`, { former, order }, ownMessage));

const POINTS = `${CONTENT}/service-points`;
export const fetchServicePoints = (signal: AbortSignal) => data(get<StaffServicePoint[]>(POINTS, { signal }));
export const fetchServicePoint = (id: string, signal: AbortSignal) =>
  data(get<StaffServicePoint>(`${POINTS}/${encodeURIComponent(id)}`, { ...ownMessage, signal }));
export const createServicePoint = (body: Body) => data(post<StaffServicePoint>(POINTS, { body }, ownMessage));
export const saveServicePoint = (id: string, version: number, body: Body) =>
  data(put<StaffServicePoint>(`${POINTS}/${encodeURIComponent(id)}`, { version, body }, ownMessage));
export const reorderServicePoints = (former: string[], order: string[]) =>
  data(put<StaffServicePoint[]>(`${CONTENT}/service-point-order`, { former, order }, ownMessage));

const ITEMS = `${CONTENT}/test-items`;
export const fetchTestItems = (signal: AbortSignal) => data(get<TestItemRow[]>(ITEMS, { signal }));
export const fetchTestItem = (id: string, signal: AbortSignal) =>
  data(get<StaffTestItem>(`${ITEMS}/${encodeURIComponent(id)}`, { ...ownMessage, signal }));
export const createTestItem = (body: Body) => data(post<StaffTestItem>(ITEMS, { body }, ownMessage));
export const saveTestItem = (id: string, version: number, body: Body) =>
  data(put<StaffTestItem>(`${ITEMS}/${encodeURIComponent(id)}`, { version, body }, ownMessage));

/** Sends a file as it is; the server cuts it to its shape. */
export const uploadPicture = (file: Blob, shape: PictureShape, { x, y }: PictureFocus) =>
  data(post<StoredPicture>(`${CONTENT}/pictures`, file, { ...ownMessage, params: { shape, x, y } }));
