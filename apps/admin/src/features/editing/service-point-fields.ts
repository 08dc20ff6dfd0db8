import type { Body, Field } from './fields/field.ts';
import { EMPTY_TEXT } from './fields/local-text.ts';

/** The fields of a service point. */
export const SERVICE_POINT_FIELDS: readonly Field[] = [
  { input: 'local-text', name: 'name', label: 'name' },
  { input: 'city', name: 'city', label: 'city' },
  { input: 'local-text', name: 'district', label: 'district' },
  { input: 'local-text', name: 'address', label: 'address' },
  { input: 'local-text', name: 'bizTime', label: 'bizTime', lines: 3, optional: true, hint: 'bizTime' },
  { input: 'weekdays', name: 'restWeekdays', label: 'restWeekdays', hint: 'rest' },
  { input: 'text', type: 'tel', name: 'tel', label: 'tel' },
  { input: 'abilities', name: 'abilities', label: 'abilities' },
  { input: 'local-text', name: 'companyName', label: 'companyName' },
  { input: 'text', name: 'belongTo', label: 'belongTo' },
];

export const BLANK_SERVICE_POINT: Body = {
  name: EMPTY_TEXT,
  city: '',
  district: EMPTY_TEXT,
  address: EMPTY_TEXT,
  bizTime: EMPTY_TEXT,
  restWeekdays: [7],
  tel: '',
  abilities: [],
  companyName: EMPTY_TEXT,
  belongTo: '',
};
