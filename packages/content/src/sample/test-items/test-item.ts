/**
 * The shape of the sample test catalogue. Its items are general laboratory
 * knowledge, not a provider's list: no turnaround is given, and a specimen only
 * where the usual one is beyond doubt; the page asks the reader to enquire about
 * the rest. Names and synonyms want a medical reader before real use.
 */
import type { LocalText } from '@phial/domain/language';

/** The subjects by their `dictValue` in the dictionary `test_item_subject`, in the order of the cards. */
export const SUBJECTS = {
  BIO: { en: 'Clinical biochemistry', tw: '臨床生物化學', zh: '临床生物化学' },
  HAE: { en: 'Haematology', tw: '血液學', zh: '血液学' },
  COA: { en: 'Coagulation', tw: '凝血', zh: '凝血' },
  IMM: { en: 'Immunology', tw: '免疫學', zh: '免疫学' },
  END: { en: 'Endocrinology', tw: '內分泌學', zh: '内分泌学' },
  TUM: { en: 'Tumour markers', tw: '腫瘤標記', zh: '肿瘤标志物' },
  INF: { en: 'Infectious disease serology', tw: '傳染病血清學', zh: '传染病血清学' },
  MIC: { en: 'Microbiology', tw: '微生物學', zh: '微生物学' },
  MOL: { en: 'Molecular diagnostics', tw: '分子診斷', zh: '分子诊断' },
  CYT: { en: 'Cytology and histopathology', tw: '細胞學及組織病理學', zh: '细胞学及组织病理学' },
  ALL: { en: 'Allergy', tw: '過敏', zh: '过敏' },
  TDM: { en: 'Therapeutic drugs and toxicology', tw: '治療藥物及毒理學', zh: '治疗药物及毒理学' },
  URI: { en: 'Urinalysis and stool', tw: '尿液及糞便', zh: '尿液及粪便' },
  TRC: { en: 'Trace elements and vitamins', tw: '微量元素及維生素', zh: '微量元素及维生素' },
  GEN: { en: 'Genetics', tw: '遺傳學', zh: '遗传学' },
  noValue: { en: 'Other tests', tw: '其他化驗', zh: '其他检验' },
} as const satisfies Record<string, LocalText>;

export type Subject = keyof typeof SUBJECTS;

export interface SampleTestItem {
  readonly testItemId: string;
  /** Fictional: S and four digits, a series for each subject. */
  readonly code: string;
  readonly name: LocalText;
  readonly subject: Subject;
  /** The site asks for both. */
  readonly usageScope: '0' | '1';
  readonly specimen?: LocalText;
  readonly turnaround?: LocalText;
  /** HTML. */
  readonly preparation?: LocalText;
  /** HTML; shown under the reference intervals. */
  readonly remark?: LocalText;
  readonly unitType: 'SINGLE' | 'GROUP';
  /** What people type for it: other names, abbreviations, and what it is asked for; no names to print. */
  readonly synonyms: readonly string[];
  /** The `testItemId`s of a group's tests. */
  readonly children?: readonly string[];
}

/** An item as the subjects' files write it: whatever has children is a group. */
export type Entry = Omit<SampleTestItem, 'subject' | 'usageScope' | 'unitType' | 'synonyms'> &
  Partial<Pick<SampleTestItem, 'usageScope' | 'synonyms'>>;

/** The items of a subject, by default of usage scope 0 and without synonyms. */
export function itemsOf(subject: Subject, entries: readonly Entry[]): readonly SampleTestItem[] {
  return entries.map((entry) => ({
    subject,
    usageScope: '0',
    unitType: entry.children === undefined ? 'SINGLE' : 'GROUP',
    synonyms: [],
    ...entry,
  }));
}
