import type { SampleEntry } from '../content-entries.ts';
import { SUBJECTS, type Subject } from '../test-items/test-item.ts';

/** The icon of each subject. */
const ICONS: Readonly<Record<Subject, string>> = {
  BIO: 'biochemistry',
  HAE: 'haematology',
  COA: 'coagulation',
  IMM: 'immunology',
  END: 'endocrinology',
  TUM: 'tumour-markers',
  INF: 'serology',
  MIC: 'microbiology',
  MOL: 'molecular',
  CYT: 'cytology',
  ALL: 'allergy',
  TDM: 'drugs',
  URI: 'urinalysis',
  TRC: 'trace-elements',
  GEN: 'genetics',
  noValue: 'other',
};

/** The subjects of the test catalogue; `noValue` hides the code on its card. */
export const subjects: readonly SampleEntry<'dictionary'>[] = Object.entries(SUBJECTS).map(
  ([dictValue, label]) => ({
    id: `test_item_subject.${dictValue}`,
    body: {
      dictType: 'test_item_subject',
      dictValue,
      label,
      cssClass: ICONS[dictValue as Subject],
    },
  }),
);
