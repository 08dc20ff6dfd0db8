import type { ContentBody } from '@phial/contract/content/content-body';

/** General disciplines of medical testing, no single test (docs/rules/content.md#claims). */
export const scopes: ContentBody<'page-quality'>['scopes'] = [
  {
    title: { tw: '臨床化學', zh: '临床化学', en: 'Clinical chemistry' },
    text: {
      tw: '血液及體液中的化學成分',
      zh: '血液和体液中的化学成分',
      en: 'Substances in blood and body fluids',
    },
  },
  {
    title: { tw: '血液學', zh: '血液学', en: 'Haematology' },
    text: { tw: '血細胞及凝血', zh: '血细胞和凝血', en: 'Blood cells and clotting' },
  },
  {
    title: { tw: '醫學微生物學', zh: '医学微生物学', en: 'Medical microbiology' },
    text: { tw: '細菌、病毒及寄生蟲', zh: '细菌、病毒和寄生虫', en: 'Bacteria, viruses and parasites' },
  },
  {
    title: { tw: '免疫學及血清學', zh: '免疫学和血清学', en: 'Immunology and serology' },
    text: { tw: '抗體、抗原及過敏原', zh: '抗体、抗原和过敏原', en: 'Antibodies, antigens and allergens' },
  },
  {
    title: { tw: '分子診斷', zh: '分子诊断', en: 'Molecular diagnostics' },
    text: { tw: '核酸檢測', zh: '核酸检测', en: 'Tests of nucleic acids' },
  },
  {
    title: { tw: '解剖病理及細胞學', zh: '解剖病理和细胞学', en: 'Anatomical pathology and cytology' },
    text: {
      tw: '組織及細胞的顯微鏡檢查',
      zh: '组织和细胞的显微镜检查',
      en: 'Tissue and cells under the microscope',
    },
  },
];
