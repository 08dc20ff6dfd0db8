import type { DictionaryEntry } from '@phial/contract/content/content';

const entry = (dictType: string, dictValue: string, english: string, chinese: string): DictionaryEntry => ({
  dictCode: `${dictType}.${dictValue}`,
  dictValue,
  dictLabel: chinese,
  dictLabelEng: english,
  dictLabelCht: chinese,
  dictLabelChs: chinese,
  cssClass: '',
  picUrl: '',
});

const DICTIONARIES = {
  sex: [entry('sex', 'F', 'Female', '女'), entry('sex', 'M', 'Male', '男')],
  card_type: [
    entry('card_type', 'HKID', 'Hong Kong identity card', '香港身份證'),
    entry('card_type', 'TRAVEL', 'Travelling document', '旅行證件'),
  ],
  travel_card_type: [entry('travel_card_type', 'PASSPORT', 'Passport', '護照')],
};

/** Answers of the three dictionary calls, by route. */
export const dictionaryAnswers = () =>
  Object.fromEntries(
    Object.entries(DICTIONARIES).map(([dictType, data]) => [
      `GET /system/dict/data/anon/${dictType}`,
      () => ({ code: 200, msg: '', data }),
    ]),
  );
