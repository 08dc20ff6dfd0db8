import type { LocalText } from '@phial/domain/language';
import { SAMPLE_LABORATORY } from '../sample/laboratory.ts';

const { name, accreditation } = SAMPLE_LABORATORY;

/** General disciplines of medical testing, no single test (docs/rules/content.md#claims). */
export const SCOPES: readonly { readonly name: LocalText; readonly about: LocalText }[] = [
  {
    name: { tw: '臨床化學', zh: '临床化学', en: 'Clinical chemistry' },
    about: {
      tw: '血液及體液中的化學成分',
      zh: '血液和体液中的化学成分',
      en: 'Substances in blood and body fluids',
    },
  },
  {
    name: { tw: '血液學', zh: '血液学', en: 'Haematology' },
    about: { tw: '血細胞及凝血', zh: '血细胞和凝血', en: 'Blood cells and clotting' },
  },
  {
    name: { tw: '醫學微生物學', zh: '医学微生物学', en: 'Medical microbiology' },
    about: { tw: '細菌、病毒及寄生蟲', zh: '细菌、病毒和寄生虫', en: 'Bacteria, viruses and parasites' },
  },
  {
    name: { tw: '免疫學及血清學', zh: '免疫学和血清学', en: 'Immunology and serology' },
    about: { tw: '抗體、抗原及過敏原', zh: '抗体、抗原和过敏原', en: 'Antibodies, antigens and allergens' },
  },
  {
    name: { tw: '分子診斷', zh: '分子诊断', en: 'Molecular diagnostics' },
    about: { tw: '核酸檢測', zh: '核酸检测', en: 'Tests of nucleic acids' },
  },
  {
    name: { tw: '解剖病理及細胞學', zh: '解剖病理和细胞学', en: 'Anatomical pathology and cytology' },
    about: {
      tw: '組織及細胞的顯微鏡檢查',
      zh: '组织和细胞的显微镜检查',
      en: 'Tissue and cells under the microscope',
    },
  },
];

/** A certificate as a picture in the three languages, 600 by 840 units. */
export interface Certificate {
  readonly id: string;
  readonly title: LocalText;
  readonly picture: LocalText;
  readonly alt: LocalText;
}

const pictures = (id: string): LocalText => ({
  tw: `/pictures/certificates/${id}-tw.svg`,
  zh: `/pictures/certificates/${id}-zh.svg`,
  en: `/pictures/certificates/${id}-en.svg`,
});

/** Drawn for this site, and marked as samples; a laboratory puts its own in their place. */
export const CERTIFICATES: readonly Certificate[] = [
  {
    id: 'accreditation',
    title: { tw: '認可證書（示範）', zh: '认可证书（示范）', en: 'Certificate of accreditation (sample)' },
    picture: pictures('accreditation'),
    alt: {
      tw: `示範證書：${name.tw}，醫學化驗認可，編號 ${accreditation}；印有「示範」字樣。`,
      zh: `示范证书：${name.zh}，医学检验认可，编号 ${accreditation}；印有“示范”字样。`,
      en: `Sample certificate: ${name.en}, accreditation in medical testing, number ${accreditation}; marked “Sample”.`,
    },
  },
  {
    id: 'quality-management',
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
    id: 'external-assessment',
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
