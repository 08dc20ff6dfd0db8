import type { ImportKindName } from '@phial/contract/imports/import';

/** Of each kind of file its columns in their order, each with what stands in the rows of the template. */
export const IMPORT_TEMPLATES: Readonly<Record<ImportKindName, Readonly<Record<string, readonly string[]>>>> =
  {
    'test-items': {
      testItemId: ['sodium', 'potassium', 'electrolytes'],
      code: ['NA', 'K', 'ELEC'],
      nameEng: ['Sodium', 'Potassium', 'Electrolytes'],
      nameCht: ['鈉', '鉀', '電解質'],
      nameChs: ['钠', '钾', '电解质'],
      subject: ['biochemistry', 'biochemistry', 'biochemistry'],
      usageScope: ['0', '0', '0'],
      unitType: ['SINGLE', 'SINGLE', 'GROUP'],
      specimenRequireEng: ['', '', ''],
      specimenRequireCht: ['', '', ''],
      specimenRequireChs: ['', '', ''],
      tatEng: ['', '', ''],
      tatCht: ['', '', ''],
      tatChs: ['', '', ''],
      preparationEng: ['', '', ''],
      preparationCht: ['', '', ''],
      preparationChs: ['', '', ''],
      remarkEng: ['', '', ''],
      remarkCht: ['', '', ''],
      remarkChs: ['', '', ''],
      synonyms: ['Na', 'K', ''],
      children: ['', '', 'sodium;potassium'],
      published: ['yes', 'yes', 'yes'],
    },
  };

/** The rows of a template, the headings first. */
export function templateRows(kind: ImportKindName): string[][] {
  const columns = Object.entries(IMPORT_TEMPLATES[kind]);
  const [[, first] = ['', []]] = columns;
  return [
    columns.map(([name]) => name),
    ...first.map((_, row) => columns.map(([, cells]) => cells[row] ?? '')),
  ];
}
