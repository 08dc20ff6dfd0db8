import type { ReportContent } from '@phial/contract/reports/report-content';
import { dayOf, formatServTime } from '@phial/domain/hong-kong-time';
import { orUnreadable } from '../../../crypto/unreadable.ts';
import { keptAsMedicalRecord } from '../../../personal-data/medical-record.ts';
import type { PersonalTable } from '../../../personal-data/personal-table.ts';
import { decryptAttachment } from '../attachments/encrypted-attachment.ts';
import { decryptContentText } from '../encrypted-report.ts';
import {
  eraseReports,
  listAttachmentsOf,
  listVersionsOf,
  lockReportsOfPerson,
  type PersonalVersionRow,
} from './personal-rows.sql.ts';

/** Reports are kept as the medical records they are; after that a request empties them. The rows stay for the statistics. */
export const reportRows: PersonalTable = {
  name: 'reports',
  reaches: ['report', 'report_version', 'report_attachment'],

  async lockRows({ tx, clock }, { hashes }) {
    const today = dayOf(clock.now());
    return (await lockReportsOfPerson(tx, hashes)).map((row) => ({
      table: 'reports',
      id: row.id,
      at: formatServTime(row.issuedAt),
      state: row.status,
      fate: keptAsMedicalRecord(dayOf(row.issuedAt), today) ? 'keep' : 'erase',
    }));
  },

  // They are found by way of their patients, who are counted.
  countUnsearchable: async () => 0,

  async copyRows({ tx, keys }, { hashes }) {
    const rows = await lockReportsOfPerson(tx, hashes);
    const ids = rows.map(({ id }) => id);
    const versions = await listVersionsOf(tx, ids);
    const attachments = await listAttachmentsOf(tx, ids);
    const copyOf = (row: PersonalVersionRow) => {
      const text = orUnreadable(() => decryptContentText(keys, row.reportId, row), null);
      return {
        version: row.version,
        status: row.status,
        issuedAt: formatServTime(row.issuedAt),
        receivedAt: formatServTime(row.receivedAt),
        content: typeof text === 'string' ? (JSON.parse(text) as ReportContent) : null,
        ...(text === null && { unreadable: true }),
        documents: attachments
          .filter(({ reportId, version }) => reportId === row.reportId && version === row.version)
          .map((attachment) =>
            orUnreadable(() => decryptAttachment(keys, attachment).toString('base64'), null),
          ),
      };
    };
    return rows.map(({ id, number, orderNumber }) => ({
      reportNumber: number,
      orderNumber,
      versions: versions.filter((version) => version.reportId === id).map(copyOf),
    }));
  },

  async eraseRows({ tx }, _person, rows, { now }) {
    const ids = rows.map(({ id }) => id);
    await eraseReports(tx, ids, now);
    return () => undefined;
  },
};
