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
    'weekly-hours': {
      servicePoint: ['central', 'central'],
      service: ['ECG', 'ECG'],
      weekdays: ['Mon-Fri', 'Sat'],
      opens: ['09:00', '09:00'],
      closes: ['17:00', '13:00'],
      everyMinutes: ['30', '30'],
      seats: ['2', '1'],
      validFrom: ['', ''],
      validUntil: ['', ''],
    },
    holidays: {
      day: ['2027-01-01', '2027-07-01'],
      nameEng: ['The first day of January', 'HKSAR Establishment Day'],
      nameCht: ['一月一日', '香港特別行政區成立紀念日'],
      nameChs: ['一月一日', '香港特别行政区成立纪念日'],
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
