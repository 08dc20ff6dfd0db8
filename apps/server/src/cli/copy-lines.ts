import type { CopyReport } from '../db/copy/copy-database.ts';

/** What is said before a step of a copy that takes its time; the others pass in silence. */
const STEPS: Readonly<Record<string, string>> = {
  'former-start': 'Starting the former database, to read it…',
  tables: 'Copying…',
  compare: 'Comparing…',
  successor: 'Putting the new database in place of the former one…',
};

/** @param say one line of progress */
export function sayStep(say: (line: string) => void): (step: string) => void {
  return (step) => {
    const line = STEPS[step];
    if (line !== undefined) say(line);
  };
}

/** A table of what was copied, and what to know about it; tables without rows are left out. */
export function linesOfCopy({ tables, differingSlots, keepsPositions }: CopyReport): string[] {
  const lines = [row('table', 'rows', 'bytes', 'seconds')];
  for (const { name, rows, bytes, seconds } of tables) {
    if (rows > 0) lines.push(row(name, grouped(rows), grouped(bytes), seconds.toFixed(2)));
  }
  const sum = (of: 'rows' | 'bytes' | 'seconds') => tables.reduce((total, table) => total + table[of], 0);
  lines.push(
    row(`${tables.length} tables`, grouped(sum('rows')), grouped(sum('bytes')), sum('seconds').toFixed(2)),
    'Every table has the same rows in both databases, by number and checksum.',
  );
  if (differingSlots > 0) {
    lines.push(
      `${differingSlots} slots count other seats than they have bookings and holds: so they did before, and nothing of this copy did it.`,
    );
  }
  if (!keepsPositions) {
    lines.push(
      'Transactions have other numbers here: systems that follow the feed of bookings begin anew, as after a restore.',
    );
  }
  return lines;
}

function row(name: string, rows: string, bytes: string, seconds: string): string {
  return `${name.padEnd(28)}${rows.padStart(12)}${bytes.padStart(16)}${seconds.padStart(10)}`;
}

function grouped(number: number): string {
  return number.toLocaleString('en');
}
