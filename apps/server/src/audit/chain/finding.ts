import { formatServTime } from '@phial/domain/hong-kong-time';

/**
 * Something in the audit log or its chain that cannot have come about by itself. Sequence numbers, ids and instants: no
 * personal data.
 */
export type Finding =
  | { kind: 'trigger'; table: string; fault: 'missing' | 'disabled' | 'altered' }
  /** The entry is not the one that was linked. */
  | { kind: 'changed'; sequence: number; entry: string; at: Date }
  /** The entry that was linked is gone. */
  | { kind: 'dropped'; sequence: number; entry: string; linkedAt: Date }
  /** Links are gone, with or without their entries. */
  | { kind: 'links-missing'; from: number; until: number }
  /** The link does not follow the one before it: somebody wrote one of the two, or what lay between. */
  | { kind: 'broken'; sequence: number; entry: string }
  /** The instant of the entry is not that of when it was linked. */
  | { kind: 'misdated'; sequence: number; entry: string; at: Date; linkedAt: Date }
  /** The linking has been past this entry without seeing it. */
  | { kind: 'inserted'; entry: string; at: Date }
  /** A head that was written out is not in the chain: everything since the last good one may have been written anew. */
  | { kind: 'rewritten'; sequence: number; writtenAt: string; goodUntil: number }
  /** The chain ends before a head that was written out. */
  | { kind: 'cut-off'; sequence: number; writtenAt: string; end: number }
  | { kind: 'head-line'; line: number; fault: 'unreadable' | 'forged' };

const TRIGGER_FAULTS = {
  missing: 'is missing',
  disabled: 'is not enabled for every session',
  altered: 'is not the one that Phial made',
} as const;

/** One line for an operator. Instants are Hong Kong time. */
export function describeFinding(finding: Finding): string {
  switch (finding.kind) {
    case 'trigger':
      return `trigger: ${finding.table}_is_append_only on ${finding.table} ${TRIGGER_FAULTS[finding.fault]}`;
    case 'changed':
      return `changed: sequence ${finding.sequence}, entry ${finding.entry} of ${formatServTime(finding.at)}`;
    case 'dropped':
      return `dropped: sequence ${finding.sequence}, entry ${finding.entry}, linked ${formatServTime(finding.linkedAt)}`;
    case 'links-missing':
      return `links missing: sequence ${finding.from} to ${finding.until}`;
    case 'broken':
      return `broken: sequence ${finding.sequence}, entry ${finding.entry}, does not follow sequence ${finding.sequence - 1}`;
    case 'misdated':
      return `misdated: sequence ${finding.sequence}, entry ${finding.entry} of ${formatServTime(finding.at)}, linked ${formatServTime(finding.linkedAt)}`;
    case 'inserted':
      return `inserted: entry ${finding.entry} of ${formatServTime(finding.at)} has no link`;
    case 'rewritten':
      return `rewritten: sequence ${finding.sequence} is not what was written out at ${finding.writtenAt}; good until ${finding.goodUntil}`;
    case 'cut-off':
      return `cut off: the log ends at sequence ${finding.end}, and ${finding.sequence} was written out at ${finding.writtenAt}`;
    case 'head-line':
      return `heads: line ${finding.line} ${finding.fault === 'forged' ? 'was not signed by these keys' : 'cannot be read'}`;
  }
}
