import type { Report } from '@phial/contract/reports/report';
import type { Laboratory } from '@phial/domain/laboratory';
import type { Language } from '@phial/domain/language';
import { formatDate, formatMoment } from '@phial/domain/moment-text';
import { statusToShow } from '@phial/domain/reports/report-status';
import { drawLogo, LOGO_SIZE, type PaperLogo } from '../../../pdf/logo.ts';
import { LEFT, PETROL, RED, RIGHT, rule, SLATE, TEAL } from '../../../pdf/page.ts';
import type { Pen, TextStyle } from '../../../pdf/pen.ts';
import { type Block, drawPaper, gap, measuringPen, paragraph, row } from './paper.ts';
import { groupBlocks, removedBlocks } from './result-rows.ts';
import { reportWords } from './words.ts';

/**
 * The report as a PDF, as many pages as it takes, each naming patient, report and version.
 * @param paper.language of its reader
 */
export function drawReport({
  report,
  language,
  laboratory,
  logo,
}: {
  report: Report;
  language: Language;
  laboratory: Laboratory;
  logo?: PaperLogo;
}): Buffer {
  const name = laboratory.name[language];
  const { report: words, statuses } = reportWords(language);
  const pen = measuringPen(language);
  const { content, reportNumber } = report;
  const blocks = [
    ...headBlocks(pen, { report, name, logo }, language),
    ...content.groups.flatMap((group, index) => {
      const here = (report.changes?.results ?? []).filter((change) => change.group === index);
      const changes = new Map(here.map((change) => [change.result, change]));
      return groupBlocks(pen, group, { language, isOnly: content.groups.length === 1, changes });
    }),
    ...removedBlocks(pen, report.changes?.removed ?? [], language),
    ...(content.groups.length === 0 ? paragraph(pen, words.noResults, { size: 10 }) : []),
    ...(content.conclusion === ''
      ? []
      : [
          ...paragraph(pen, words.conclusion, { size: 11.5, weight: 650 }, 20),
          ...paragraph(pen, content.conclusion, { size: 10 }),
        ]),
  ];
  return drawPaper(blocks, {
    language,
    title: `${titleOf(report, language)} ${reportNumber}`,
    author: name,
    foot(hand, top, page, pages) {
      rule(hand.context, top - 10, SLATE);
      const style = { size: 8, colour: SLATE };
      const which = [
        report.patient.name,
        reportNumber,
        words.version(report.version),
        statuses[report.status],
      ].filter(Boolean);
      const count = `${page} / ${pages}`;
      hand.pen.write(which.join(' · '), LEFT, top + 4, style);
      hand.pen.write(count, RIGHT - hand.pen.width(count, style), top + 4, style);
      hand.pen.write(
        [name, laboratory.phone?.text[language]].filter(Boolean).join(' · '),
        LEFT,
        top + 16,
        style,
      );
    },
  });
}

/** @param paper.name of the laboratory */
function headBlocks(
  pen: Pen,
  { report, name, logo }: { report: Report; name: string; logo: PaperLogo | undefined },
  language: Language,
): Block[] {
  const { report: words, statuses, statusHints } = reportWords(language);
  const { content, patient, status, version, currentVersion, versions } = report;
  const current = versions.find((one) => one.version === currentVersion)?.status ?? status;
  const warnings = [
    ...(version === currentVersion ? [] : [words.earlier(version)]),
    statusHints[statusToShow(status, current)],
  ].filter((warning) => warning !== '');
  const facts = [
    [words.patient, [patient.name, patient.englishName].filter(Boolean).join(' · ')],
    [words.document, report.documentNumber],
    [words.born, patient.birthday === '' ? '' : formatDate(patient.birthday, language)],
    [words.sex, patient.sex === '' ? '' : words.sexes[patient.sex]],
    [words.order, report.orderNumber],
    [words.number, report.reportNumber],
    [words.issued, formatMoment(report.issuedAt, language)],
    [words.collected, content.effectiveAt === null ? '' : formatMoment(content.effectiveAt, language)],
    [words.status, statuses[status]],
    [words.performers, content.performers.join(', ')],
    [words.interpreters, content.interpreters.join(', ')],
  ].filter((fact): fact is [string, string] => fact[1] !== '');
  return [
    ...letterhead(pen, name, logo),
    ...paragraph(pen, titleOf(report, language), { size: 20, weight: 650, colour: PETROL }),
    { height: 10, draw: (hand, top) => rule(hand.context, top + 3, TEAL, 1.5) },
    ...warnings.flatMap((text) => paragraph(pen, text, { size: 10.5, weight: 650, colour: RED })),
    ...(warnings.length > 0 ? [gap(6)] : []),
    ...pairs(facts).map((pair) => factRow(pen, pair)),
    gap(12),
  ];
}

/** The name of the laboratory, beside its logo where there is one. */
function letterhead(pen: Pen, name: string, logo: PaperLogo | undefined): Block[] {
  const style: TextStyle = { size: 12, weight: 600, colour: PETROL };
  if (logo === undefined) return paragraph(pen, name, style);
  const x = LEFT + LOGO_SIZE + 10;
  const cell = { text: name, x, width: RIGHT - x, style };
  return [
    row(pen, [cell], { padding: 8, under: ({ context }, top) => drawLogo(context, logo, LEFT, top) }),
    gap(6),
  ];
}

/** The ordered items the report is of in the reader's language, else as the laboratory calls it. */
function titleOf({ orderedNames = [], content }: Report, language: Language): string {
  const names = orderedNames.map((name) => name[language]).filter((name) => name !== '');
  return names.join(language === 'en' ? ', ' : '、') || content.title;
}

/** Two facts beside each other, each under its name. */
function factRow(pen: Pen, pair: readonly (readonly [string, string])[]): Block {
  const half = (RIGHT - LEFT) / 2;
  return row(
    pen,
    pair.flatMap(([term, value], column) => [
      { text: term, x: LEFT + column * half, width: 76, style: { size: 8.5, colour: SLATE } },
      { text: value, x: LEFT + column * half + 80, width: half - 92, style: { size: 10 } },
    ]),
    { padding: 1.5 },
  );
}

function pairs<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / 2) }, (_, n) => items.slice(2 * n, 2 * n + 2));
}
