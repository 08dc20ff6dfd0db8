import type { ContentBody } from '@phial/contract/content/content-body';
import type { LocalText } from '@phial/domain/language';
import { sampleLaboratory } from '../laboratory.ts';

const { name, accreditation } = sampleLaboratory;

const pictures = (id: string): LocalText => ({
  tw: `/pictures/certificates/${id}-tw.svg`,
  zh: `/pictures/certificates/${id}-zh.svg`,
  en: `/pictures/certificates/${id}-en.svg`,
});

/** Drawn for this site, and marked as samples. */
export const certificates: ContentBody<'page-quality'>['certificates'] = [
  {
    title: { tw: '認可證書（示範）', zh: '认可证书（示范）', en: 'Certificate of accreditation (sample)' },
    picture: pictures('accreditation'),
    alt: {
      tw: `示範證書：${name.tw}，醫學化驗認可，編號 ${accreditation}；印有「示範」字樣。`,
      zh: `示范证书：${name.zh}，医学检验认可，编号 ${accreditation}；印有“示范”字样。`,
      en: `Sample certificate: ${name.en}, accreditation in medical testing, number ${accreditation}; marked “Sample”.`,
    },
  },
  {
    title: {
      tw: '質素管理證書（示範）',
      zh: '质量管理证书（示范）',
      en: 'Certificate of quality management (sample)',
    },
    picture: pictures('quality-management'),
    alt: {
      tw: `示範證書：${name.tw}，質素管理；印有「示範」字樣。`,
      zh: `示范证书：${name.zh}，质量管理；印有“示范”字样。`,
      en: `Sample certificate: ${name.en}, quality management; marked “Sample”.`,
    },
  },
  {
    title: {
      tw: '外部質素評核參與證明（示範）',
      zh: '室间质评参与证明（示范）',
      en: 'Record of external quality assessment (sample)',
    },
    picture: pictures('external-assessment'),
    alt: {
      tw: `示範證明：${name.tw}，參與外部質素評核；印有「示範」字樣。`,
      zh: `示范证明：${name.zh}，参与室间质量评价；印有“示范”字样。`,
      en: `Sample record: ${name.en} takes part in external quality assessment; marked “Sample”.`,
    },
  },
];
