import type { LocalText } from '@phial/domain/language';
import type { SampleEntry } from '../content-entries.ts';

const entry = (dictType: string, dictValue: string, label: LocalText): SampleEntry<'dictionary'> => ({
  id: `${dictType}.${dictValue}`,
  body: { dictType, dictValue, label, cssClass: '' },
});

/** What the client information form lets a person choose from. */
export const documentTypes: readonly SampleEntry<'dictionary'>[] = [
  entry('card_type', 'HKID', { tw: '香港身份證', zh: '香港身份证', en: 'Hong Kong identity card' }),
  entry('card_type', 'TRAVEL', { tw: '旅行證件', zh: '旅行证件', en: 'Travelling document' }),
  entry('travel_card_type', 'PASSPORT', { tw: '護照', zh: '护照', en: 'Passport' }),
  entry('travel_card_type', 'HOME_RETURN_PERMIT', {
    tw: '港澳居民來往內地通行證',
    zh: '港澳居民来往内地通行证',
    en: 'Mainland Travel Permit for Hong Kong and Macao Residents',
  }),
  entry('travel_card_type', 'EXIT_ENTRY_PERMIT', {
    tw: '往來港澳通行證',
    zh: '往来港澳通行证',
    en: 'Exit-entry Permit for Travelling to and from Hong Kong and Macao',
  }),
  entry('travel_card_type', 'OTHER', {
    tw: '其他旅行證件',
    zh: '其他旅行证件',
    en: 'Other travelling document',
  }),
  entry('sex', 'F', { tw: '女', zh: '女', en: 'Female' }),
  entry('sex', 'M', { tw: '男', zh: '男', en: 'Male' }),
];
