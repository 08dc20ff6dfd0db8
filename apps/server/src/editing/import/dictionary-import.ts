import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { CONTENT_BODIES, type ContentBody } from '@phial/contract/content/content-body';
import type { ImportChange } from '@phial/contract/imports/import';
import type { LocalText } from '@phial/domain/language';
import { accountOf, recordEvent } from '../../audit/record-event.ts';
import { clearContent } from '../../content/content.service.ts';
import { lockRegister } from '../../db/locks.ts';
import { lineCell, matchingCell } from '../../sheet/cells/cell.ts';
import { type ImportPlan, type ImportWork, importKind } from '../../sheet/import-kind.ts';
import type { SheetRow } from '../../sheet/read-sheet.ts';
import { changeEntry, type EntryRow, insertDraft, lockEntry, readEntries } from '../entries.sql.ts';
import { problemsOf, tidied } from '../field-schema.ts';
import { writeVersion } from '../versions.sql.ts';
import { columnProblems } from './column-problems.ts';
import { firstRows } from './first-rows.ts';
import { lineColumn, localText } from './local-cells.ts';

interface Row {
  dictType: string;
  dictValue: string;
  labelEng: string | undefined;
  labelCht: string | undefined;
  labelChs: string | undefined;
  cssClass: string | undefined;
}

type Word = ContentBody<'dictionary'>;

const KIND = 'dictionary';
const LABEL = lineColumn(200);

/** Words of the dictionaries, published at once; one that the file does not name stays. */
export const dictionaryImport = importKind<Row>({
  roles: ['manager', 'administrator'],
  columns: {
    dictType: { cell: matchingCell(/^[a-z][a-z0-9_]{0,63}$/, 'not-a-code') },
    dictValue: { cell: lineCell(64) },
    labelEng: LABEL,
    labelCht: LABEL,
    labelChs: LABEL,
    cssClass: lineColumn(64),
  },
  planRows,
});

interface PlannedWord {
  readonly line: number;
  readonly body: Word;
  readonly former: EntryRow | undefined;
}

async function planRows(rows: readonly SheetRow<Row>[], work: ImportWork): Promise<ImportPlan> {
  const { tx, deps } = work;
  await lockRegister(tx, KIND);
  const present = await readEntries(tx, KIND);
  const keyOf = ({ dictType, dictValue }: Pick<Word, 'dictType' | 'dictValue'>) => `${dictType} ${dictValue}`;
  const { first, problems } = firstRows(rows, 'dictValue', keyOf);
  const words: PlannedWord[] = [];
  for (const { line, values } of first) {
    const found = present.find((entry) => keyOf(wordOf(entry)) === keyOf(values));
    const former = found && (await lockEntry(tx, KIND, found.id));
    const body = tidied(CONTENT_BODIES.dictionary, bodyOf(values, former && wordOf(former))) as Word;
    problems.push(...columnProblems(line, problemsOf(CONTENT_BODIES.dictionary, body)));
    words.push({ line, body, former });
  }
  const changed = words.filter(({ body, former }) => !isPublishedAs(body, former));
  return {
    problems,
    changes: changed.map(({ line, body, former }): ImportChange => {
      return { line, effect: former === undefined ? 'added' : 'changed', title: titleOf(body) };
    }),
    unchanged: words.length - changed.length,
    write: async () => {
      for (const word of changed) await publishWord(word, work);
    },
    afterwards: () => clearContent(deps.db, KIND),
  };
}

function wordOf({ body, draft }: EntryRow): Word {
  return (body ?? draft) as Word;
}

function bodyOf({ dictType, dictValue, ...values }: Row, former: Word | undefined): Word {
  const label = { eng: values.labelEng, cht: values.labelCht, chs: values.labelChs };
  const cssClass = values.cssClass ?? former?.cssClass ?? '';
  return { ...former, dictType, dictValue, label: localText(label, former?.label), cssClass };
}

function isPublishedAs(body: Word, former: EntryRow | undefined): boolean {
  return former?.state === 'PUBLISHED' && isDeepStrictEqual(former.body, body);
}

function titleOf({ dictType, label }: Word): LocalText {
  return {
    tw: `${dictType} · ${label.tw}`,
    zh: `${dictType} · ${label.zh}`,
    en: `${dictType} · ${label.en}`,
  };
}

async function publishWord({ body, former }: PlannedWord, { tx, actor, now }: ImportWork): Promise<void> {
  const id = former?.id ?? randomBytes(6).toString('hex');
  const writing = { kind: KIND, id, by: accountOf(actor), now } as const;
  if (former === undefined) await insertDraft(tx, { ...writing, draft: body });
  await changeEntry(tx, 'publish', writing, body);
  await writeVersion(tx, { kind: KIND, id }, former?.state === 'WITHDRAWN' ? 'RESTORED' : 'PUBLISHED');
  const detail = { kind: KIND, entry: id, version: (former?.version ?? 1) + 1 };
  await recordEvent(tx, { at: now, actor, action: 'content-published', detail });
}
