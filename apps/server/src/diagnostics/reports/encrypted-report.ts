import type { ReportContent, ReportOutline } from '@phial/contract/reports/report-content';
import type { Completeness } from '@phial/domain/orders/ordered-items';
import { abnormalFlagOf, isCritical } from '@phial/domain/reports/observation-interpretation';
import type { EncryptedColumn } from '../../crypto/encrypted-column.ts';
import type { Encrypted, KeyRing } from '../../crypto/key-ring.ts';
import { orUnreadable } from '../../crypto/unreadable.ts';
import type { Row } from '../../db/row.ts';

export const ENCRYPTED_OUTLINES: EncryptedColumn = { table: 'report', column: 'outline' };

export const ENCRYPTED_CONTENTS: EncryptedColumn = {
  table: 'report_version',
  column: 'content',
  id: 'report_id',
  version: { column: 'version', field: contentField },
};

/** The text a version is encrypted and compared as. */
export function contentText(content: ReportContent): string {
  return JSON.stringify(content);
}

/** Bound to its report and its version, so that no version can stand in for another. */
export function encryptContent(keys: KeyRing, reportId: string, version: number, text: string): Encrypted {
  return keys.encrypt(reportId, contentField(version), text);
}

/** @returns undefined once erased */
export function decryptContentText(
  keys: KeyRing,
  reportId: string,
  { version, key_id: keyId, content }: Row<'report_version', 'version' | 'key_id' | 'content'>,
): string | undefined {
  if (keyId === null || content === null) return undefined;
  return keys.decrypt(reportId, contentField(version), keyId, content);
}

/** What a version says; undefined once erased, or where it cannot be decrypted. */
export function readableContent(
  keys: KeyRing,
  reportId: string,
  row: Row<'report_version', 'version' | 'key_id' | 'content'>,
): ReportContent | undefined {
  const text = orUnreadable(() => decryptContentText(keys, reportId, row), undefined);
  return text === undefined ? undefined : (JSON.parse(text) as ReportContent);
}

/** What lists show of a report, with what was found out about it when it was accepted. */
export interface StoredOutline extends ReportOutline {
  /** Indexes of the lines of its order that it answers; missing in what was taken before they were compared. */
  covers?: number[];
  /** Those it means as a whole. */
  titled?: number[];
  /** Missing in what was taken before it was judged: whole. */
  completeness?: Completeness;
}

export function encryptOutline(keys: KeyRing, reportId: string, outline: StoredOutline): Encrypted {
  return keys.encrypt(reportId, 'outline', JSON.stringify(outline));
}

type OutlineRow = Row<'report', 'id' | 'key_id' | 'outline'>;

/** Of a report that was erased, or cannot be read. */
export const NO_OUTLINE: StoredOutline = { title: '', results: 0, abnormal: 0, critical: 0 };

/** @returns empty once erased */
export function decryptOutline(keys: KeyRing, { id, key_id: keyId, outline }: OutlineRow): StoredOutline {
  if (keyId === null || outline === null) return NO_OUTLINE;
  return JSON.parse(keys.decrypt(id, 'outline', keyId, outline)) as StoredOutline;
}

/** {@link decryptOutline}; empty also where it cannot be decrypted. */
export function readableOutline(keys: KeyRing, row: OutlineRow): StoredOutline {
  return orUnreadable(() => decryptOutline(keys, row), NO_OUTLINE);
}

/** The title of a report, and how many of its results are marked. */
export function outlineOf({ title, groups }: ReportContent): ReportOutline {
  const all = groups.flatMap(({ results }) => results);
  const flags = all.map(({ interpretations }) => abnormalFlagOf(interpretations));
  return {
    title,
    results: all.filter(({ value }) => value.kind !== 'components').length,
    abnormal: flags.filter((flag) => flag !== undefined).length,
    critical: flags.filter(isCritical).length,
  };
}

function contentField(version: number): string {
  return `content ${version}`;
}
