/**
 * The pages against the laboratory's table, typed in by hand: this file
 * borrows no value from the data it checks. '-' is "not shown".
 */

import { listedItems } from '@phial/contract/content/package-catalogue';
import { describe, expect, test } from 'vitest';
import { samplePackages } from '../packages.ts';

const { pages } = samplePackages;

type Row = readonly [name: string, code: string, specimen: string, turnaround: string, items?: string];

const STD =
  '5ml clotted blood; For females, in addition: 10ml first catch urine or an endocervical or vaginal swab in viral transport medium; For males, in addition: 10ml first catch urine or a urethral swab in viral transport medium';
const CHECK = '3ml EDTA; 10ml clotted blood; 2ml fluoride blood; 20ml mid-stream urine';
const CHECK_AND_STOOL = `${CHECK}; Stool`;
const IGE = 'Total IgE; …';

const TABLE: readonly Row[] = [
  ['Renal Rheumatoid Profile 4', 'KM56', '5ml clotted blood; 3ml EDTA', '2 days', '…'],
  ['Thyroprofile', 'KM57', '3ml clotted blood', '1 day', 'T3; T4; T-uptake; FTI; TSH'],
  ['Group-T/FTI', 'KM58', '-', '1 day', 'T4; T-uptake; FTI'],
  ['Group-T2', 'KM59', '-', '1 day', 'TSH; Free T4; Free T3'],
  ['Group-T3', 'KM60', '-', '1 day', 'TSH; T4; T3'],
  ['Sex Transmitted Disease Package 1', 'KM65', STD, '4 days', 'FTA-Abs; HBsAg; …'],
  ['Sex Transmitted Disease Package 2', 'KM66', STD, '4 days', '…'],
  ['Sex Transmitted Disease Package 3', 'KM67', STD, '4 days', '…'],
  [
    'TORCH Profile',
    'KM78',
    '5ml clotted blood',
    '2 days',
    'Toxoplasma IgG; Rubella IgG; CMV IgG; HSV II antibody',
  ],
  ['Anaemia Profile', 'KM23', '3ml EDTA; 3ml clotted blood', '1 day', '…'],
  ['Female Prenatal Profile 1', 'KM81', '3ml EDTA; 5ml clotted blood', '1 day', '…'],
  ['Female Prenatal Profile 2', 'KM81', '3ml EDTA; 5ml clotted blood', '1 day', '…'],
  ['Male Prenatal Profile 1', 'KM101', '3ml EDTA; 5ml clotted blood; Semen', '1 day', '…'],
  ['Male Prenatal Profile 2', 'KM104', '3ml EDTA; 5ml clotted blood; Semen', '1 day', '…'],
  ['Tumour Marker Male Profile 1', 'KM61', '5ml clotted blood', '3 days', 'PSA (male only); …'],
  ['Tumour Marker Male Profile 2', 'KM62', '5ml clotted blood', '3 days', 'PSA (male only); …'],
  [
    'Tumour Marker Female Profile 1',
    'KM63',
    '5ml clotted blood',
    '3 days',
    'CA125 (female only); CA15.3 (female only); …',
  ],
  [
    'Tumour Marker Female Profile 2',
    'KM64',
    '5ml clotted blood',
    '3 days',
    'CA125 (female only); CA15.3 (female only); …',
  ],
  ['Coagulation Profile', 'KM25', '2ml EDTA; 2ml citrated plasma', '1 day', '…'],
  ['Diabetes Screen', 'KM99', '2ml EDTA; 2ml fluoride blood', '1 day', '…'],
  [
    'Diabetes Monitoring',
    'KM100',
    '2ml EDTA; 2ml fluoride blood; 20ml urine',
    '1 day',
    'Microalbumin/creatinine ratio; …',
  ],
  [
    'Domestic Helper Plan',
    'DH1',
    '5ml clotted blood; 5ml random urine; Stool',
    '1 day',
    'HBsAg; HIV; Syphilis antibody; Pregnancy test; Ova and parasites',
  ],
  ['Electrolyte Profile', 'KM26', '5ml clotted blood', '1 day', 'Sodium; Potassium; Chloride; Bicarbonate'],
  ['Female Fertility Profile', 'KM49', '3ml clotted blood', '1 day', '…'],
  ['Female Fertility Profile 1', 'KM51', '3ml clotted blood', '1 day', '…'],
  ['Female Fertility Profile 2', 'KM52', '3ml clotted blood', '1 day', '…'],
  ['Male Fertility Profile 1', 'KM50', '3ml clotted blood', '1 day', '…'],
  ['Health check Diamond', 'KM01', CHECK_AND_STOOL, '3 days', '…'],
  ['Health check Silver', 'KM02', CHECK_AND_STOOL, '3 days', '…'],
  ['Health check Gold', 'KM03', CHECK, '1 day', '…'],
  ['Health check Noble', 'KM80', CHECK_AND_STOOL, '1 day', '…'],
  ['Health check General', 'KM117', CHECK, '1 day', '…'],
  ['Health check Basic 1', 'KM97', CHECK, '1 day', '…'],
  ['Health check Basic 2', 'KM98', CHECK, '1 day', '…'],
  ['Group Allergy Profile 2', 'KM69', '10ml clotted blood', '4 days', IGE],
  ['Eczema Panel', 'KM70', '10ml clotted blood', '4 days', IGE],
  ['Asthma/Rhinitis Panel', 'KM71', '10ml clotted blood', '4 days', IGE],
  ['Pediatric Food Allergy Profile', 'KM72', '10ml clotted blood', '4 days', IGE],
  ['Food Allergy Profile', 'KM73', '10ml clotted blood', '4 days', IGE],
  ['Environmental Allergy Profile', 'KM74', '10ml clotted blood', '4 days', IGE],
  ['South China Allergy Profile', 'KM75', '-', '-', IGE],
  ['Acute Myocardial Infarction', 'KM41', '-', '1 or 4 days', '…'],
  ['Cardiac Enzymes', 'KM42', '-', '1 or 4 days', '…'],
  ['Acute Cardiac Markers', 'KM43', '-', '1 or 4 days', '…'],
  ['Heart Failure plus Acute Markers', 'KM44', '-', '1 or 4 days', '…'],
  ['Advanced Cardiac', 'KM39', '-', '1 or 4 days', '…'],
  ['Extended Cardiac', 'KM40', '-', '1 or 4 days', '…'],
  ['Hepatitis Carrier 1', 'KM36', '-', '-', '…'],
  ['Hepatitis Carrier 2', 'KM37', '-', '-', '…'],
  ['Heart Risk 1', 'KM45', '-', '-', '…'],
  ['Heart Risk 2', 'KM46', '-', '-', '…'],
  ['Acute Hepatitis', 'KM33', '-', '-', '…'],
  ['Hepatitis B', 'KM33', '-', '-', '…'],
  ['Hepatitis A+B', 'KM133', '-', '-', '…'],
  ['Hepatitis A+B+C', 'KM188', '-', '-', '…'],
];

const MARKS = { everyone: '', female: ' (female only)', male: ' (male only)' };

/** What a page says, in the table's form. A list that is not complete ends in '…'. */
function rowOf(name: string): Row | undefined {
  const page = pages.find((one) => one.name.en === name);
  if (page === undefined) return undefined;
  const items = listedItems(page).map((item) => item.name.en + MARKS[item.appliesTo]);
  return [
    page.name.en,
    page.code,
    page.specimens.map(({ text }) => text.en).join('; ') || '-',
    page.turnaround?.en ?? '-',
    [...items, ...(page.itemsComplete ? [] : ['…'])].join('; '),
  ];
}

describe('the pages', () => {
  test.each(TABLE.map((row) => ({ name: row[0], row })))('$name', ({ name, row }) => {
    expect(rowOf(name)).toEqual(row);
  });

  test('are those of the table and no others', () => {
    expect(pages.map(({ name }) => name.en).sort()).toEqual(TABLE.map(([name]) => name).sort());
    expect(TABLE).toHaveLength(55);
    expect(new Set(pages.map(({ code }) => code)).size).toBe(53);
  });
});
