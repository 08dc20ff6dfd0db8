import type { ReportContent, ReportOutline } from '@phial/contract/report-content';
import { abnormalFlagOf, isCritical } from '@phial/domain/observation-interpretation';
import type { EncryptedColumn } from '../../crypto/encrypted-column.ts';
import type { Encrypted, KeyRing } from '../../crypto/key-ring.ts';

export const ENCRYPTED_OUTLINES: EncryptedColumn = { table: 'report', column: 'outline' };

export const ENCRYPTED_CONTENTS: EncryptedColumn = {
  table: 'report_version',
  column: 'content',
  id: 'report_id',
  version: { column: 'version', field: contentField },
};

/** An encrypted value with the key it was encrypted with; both null once erased. */
export interface ErasableValue {
  readonly keyId: string | null;
  readonly bytes: Buffer | null;
}

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
  { reportId, version }: { reportId: string; version: number },
  { keyId, bytes }: ErasableValue,
): string | undefined {
  return keyId === null || bytes === null
    ? undefined
    : keys.decrypt(reportId, contentField(version), keyId, bytes);
}

/** What lists show of a report, with what was found out about it when it was accepted. */
export interface StoredOutline extends ReportOutline {
  /** Places of the lines of its order that it answers; missing in what was taken before they were compared. */
  covers?: number[];
  /** Those it means as a whole. */
  titled?: number[];
}

export function encryptOutline(keys: KeyRing, reportId: string, outline: StoredOutline): Encrypted {
  return keys.encrypt(reportId, 'outline', JSON.stringify(outline));
}

/** Of a report that was erased, or cannot be read. */
export const NO_OUTLINE: StoredOutline = { title: '', results: 0, abnormal: 0, critical: 0 };

/** @returns empty once erased */
export function decryptOutline(
  keys: KeyRing,
  reportId: string,
  { keyId, bytes }: ErasableValue,
): StoredOutline {
  if (keyId === null || bytes === null) return NO_OUTLINE;
  return JSON.parse(keys.decrypt(reportId, 'outline', keyId, bytes)) as StoredOutline;
}

/** The title of a report, and how many of its results are marked. */
export function outlineOf({ title, groups }: ReportContent): ReportOutline {
  const flags = groups.flatMap(({ results }) =>
    results.map(({ interpretations }) => abnormalFlagOf(interpretations)),
  );
  return {
    title,
    results: flags.length,
    abnormal: flags.filter((flag) => flag !== undefined).length,
    critical: flags.filter(isCritical).length,
  };
}

function contentField(version: number): string {
  return `content ${version}`;
}
