import type { Queryable } from '../../../db/pool.ts';
import type { Row } from '../../../db/row.ts';

type Choice = Row<'account', 'report_emails'>['report_emails'];

export async function readChoice(db: Queryable, doctorId: string): Promise<Choice> {
  const row = await db.row<{ choice: Choice }>({
    name: 'report-emails-read',
    text: 'SELECT report_emails AS choice FROM account WHERE id = $1',
    values: [doctorId],
  });
  if (row === undefined) throw new Error(`account ${doctorId} does not exist`);
  return row.choice;
}

/** @returns whether it is another one than before */
export async function writeChoice(
  tx: Queryable,
  { doctorId, choice, now }: { doctorId: string; choice: Choice; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'report-emails-write',
    text: 'UPDATE account SET report_emails = $2, updated_at = $3 WHERE id = $1 AND report_emails <> $2',
    values: [doctorId, choice, now],
  });
  return rowCount === 1;
}
