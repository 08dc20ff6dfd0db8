import type { PatientRequest } from '@phial/contract/orders/order-patient';

const contacts = { telNo: '', email: '' };

/** Patients of nobody, for the sample doctor: names that say so, documents that no state issues. */
export const SAMPLE_PATIENTS = {
  one: {
    name: '示範病人甲',
    englishName: 'Sample Patient One',
    sex: 'F',
    birthday: '1958-03-14',
    documentType: 'TRAVEL',
    documentNumber: 'SAMPLE-0001',
    language: 'tw',
    ...contacts,
  },
  two: {
    name: 'Sample Patient Two',
    englishName: '',
    sex: 'M',
    birthday: '1971-11-02',
    documentType: 'TRAVEL',
    documentNumber: 'SAMPLE-0002',
    language: 'en',
    ...contacts,
  },
  three: {
    name: '示范患者丙',
    englishName: 'Sample Patient Three',
    sex: 'F',
    birthday: '1989-07-25',
    documentType: 'TRAVEL',
    documentNumber: 'SAMPLE-0003',
    language: 'zh',
    ...contacts,
  },
  four: {
    name: '示範病人丁',
    englishName: 'Sample Patient Four',
    sex: 'M',
    birthday: '1945-01-30',
    documentType: 'TRAVEL',
    documentNumber: 'SAMPLE-0004',
    language: 'tw',
    ...contacts,
  },
} as const satisfies Record<string, PatientRequest>;

export type SamplePatient = keyof typeof SAMPLE_PATIENTS;
