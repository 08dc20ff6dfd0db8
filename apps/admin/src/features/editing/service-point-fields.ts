import { type Body, type Field, field } from './fields/field.ts';
import { EMPTY_TEXT } from './fields/local-text.ts';

/** The fields of a service point. */
export const SERVICE_POINT_FIELDS: readonly Field[] = [
  field('name', { input: 'local-text' }),
  field('city', { input: 'city' }),
  field('district', { input: 'local-text' }),
  field('address', { input: 'local-text' }),
  field('bizTime', { input: 'local-text', lines: 3, optional: true, hint: 'bizTime' }),
  field('restWeekdays', { input: 'weekdays', hint: 'rest' }),
  field('tel', { input: 'text', type: 'tel' }),
  field('abilities', { input: 'abilities' }),
  field('companyName', { input: 'local-text' }),
  field('belongTo', { input: 'text' }),
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
