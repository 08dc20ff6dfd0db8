import { checkCharacter, formatDocumentNumber } from '@phial/domain/identity/hkid';
import type { Language } from '@phial/domain/language';

/** Somebody who never was, with a booking that shows what a desk looks like. */
export interface SampleVisitor {
  readonly name: string;
  /** As `A123456(3)`, of a letter that is not given to anybody. */
  readonly docNo: string;
  readonly telNo: string;
  readonly email: string;
  readonly language: Language;
}

const SURNAMES = [
  '陳 CHAN',
  '李 LEE',
  '張 CHEUNG',
  '黃 WONG',
  '何 HO',
  '歐陽 AU YEUNG',
  '吳 NG',
  '梁 LEUNG',
  '林 LAM',
  '劉 LAU',
  '鄭 CHENG',
  '周 CHOW',
  '楊 YEUNG',
  '馮 FUNG',
  '蔡 TSOI',
  '司徒 SZETO',
].map((pair) => {
  const [chinese = '', ...english] = pair.split(' ');
  return { chinese, english: english.join(' ') };
});

/** Names that say so: nobody is called Example. */
const FORMS: readonly ((surname: (typeof SURNAMES)[number]) => { name: string; language: Language })[] = [
  ({ chinese }) => ({ name: `${chinese}示範`, language: 'tw' }),
  ({ english }) => ({ name: `Sample ${english}`, language: 'en' }),
  ({ chinese, english }) => ({ name: `${chinese}示範 ${english} Si Faan`, language: 'tw' }),
  ({ english }) => ({ name: `${english} Si Fan`, language: 'zh' }),
];

/**
 * Visitor number `n`, the same whenever asked. One in three has an e-mail
 * address besides, which leads nowhere (RFC 2606).
 * @param n from 1, below a million
 */
export function sampleVisitor(n: number): SampleVisitor {
  const surname = SURNAMES[n % SURNAMES.length] ?? { chinese: '陳', english: 'CHAN' };
  const form = FORMS[Math.floor(n / SURNAMES.length) % FORMS.length];
  const number = `Q${String(n).padStart(6, '0')}`;
  return {
    ...(form?.(surname) ?? { name: `Sample Visitor ${n}`, language: 'en' }),
    docNo: formatDocumentNumber({ number, check: checkCharacter(number) ?? '' }),
    telNo: `0000${String(n % 10_000).padStart(4, '0')}`,
    email: n % 3 === 0 ? `visitor.${n}@sample.example` : '',
  };
}
