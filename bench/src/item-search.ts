import { cpus } from 'node:os';
import { itemSearch, type SearchableItem } from '@phial/domain/test-item-search';
import { testItems } from '../../packages/content/src/sample/test-items/test-items.ts';
import { SEARCH_WORDS } from '../../packages/content/src/search-words.ts';
import { load } from './harness/machine.ts';

/*
 * How long a keystroke of the test item search takes: every beginning of what
 * people type, as they type it, in a catalogue of three thousand items, with the
 * marks of the rows that a page shows; the best round of several counts.
 */

const ITEMS = 3_000;
const ROUNDS = 5;
/** Repetitions in a round: the processor's time is reported in steps of about a millisecond. */
const REPETITIONS = 20;
const ROWS_SHOWN = 50;

const TYPED: readonly string[] = [
  'alanine aminotransferase',
  'haemoglobin a1c',
  'glycated hemoglobin',
  'vitamin b 12',
  'C-13 urea breath',
  'thyroid stimulating hormone',
  'urine protein creatinine ratio',
  'hepatitis b surface antigen',
  'S1042',
  'potasium',
  'heamoglobin',
  'tryglycerides',
  'immunoglobuline e',
  'c-reactive protien',
  'zzzzzz',
  '糖化血紅蛋白',
  '糖化血红蛋白',
  '乙型肝炎表面抗原',
  '促甲狀線激素',
  '肝功能',
  '膽固醇',
  '尿 鈉',
];

/** The sample catalogue over and over, each time of another specimen. */
function catalogue(): SearchableItem[] {
  const specimens = [
    { en: '', tw: '' },
    { en: ', saliva', tw: '（唾液）' },
    { en: ', cord blood', tw: '（臍帶血）' },
    { en: ', pleural fluid', tw: '（胸水）' },
    { en: ', dried spot', tw: '（乾血片）' },
    { en: ', sweat', tw: '（汗液）' },
    { en: ', hair', tw: '（毛髮）' },
  ];
  return specimens
    .flatMap(({ en, tw }, copy) =>
      testItems.map(({ code, name, synonyms }) => ({
        code: copy === 0 ? code : `${code}-${copy}`,
        nameEng: name.en + en,
        nameCht: name.tw + tw,
        nameChs: name.zh + tw,
        synonyms: synonyms.map((synonym) => synonym + en),
      })),
    )
    .slice(0, ITEMS);
}

/** Milliseconds of processor time of this thread: what others do on the machine is not in it. */
function fastest(work: () => void): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.threadCpuUsage();
    for (let repetition = 0; repetition < REPETITIONS; repetition++) work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000 / REPETITIONS;
  });
  return Math.min(...times);
}

const items = catalogue();
const prepared = fastest(() => void itemSearch(items, SEARCH_WORDS));
const { search } = itemSearch(items, SEARCH_WORDS);
const beginnings = new Set(TYPED.flatMap((text) => [...text].map((_, at) => text.slice(0, at + 1))));
const keystrokes = [...beginnings]
  .map((text) => ({
    text,
    milliseconds: fastest(() => {
      for (const hit of search(text).slice(0, ROWS_SHOWN)) void hit.marks;
    }),
  }))
  .toSorted((a, b) => a.milliseconds - b.milliseconds);
const at = (share: number) => keystrokes[Math.floor((keystrokes.length - 1) * share)];
const shown = (milliseconds = 0) => `${milliseconds.toFixed(2)} ms`;

console.log(`${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${load()}`);
console.log(`${items.length} items, ${keystrokes.length} keystrokes; preparing takes ${shown(prepared)}`);
console.log(`median ${shown(at(0.5)?.milliseconds)}, 95 % below ${shown(at(0.95)?.milliseconds)}`);
console.log(`worst ${shown(at(1)?.milliseconds)} (${at(1)?.text})`);
