import type { LocalText } from '@phial/domain/language';
import type { TestItem, TestItemGroup } from './package-page.ts';

/** The headings of the health checks, in the order every page shows them. */
export const HEALTH_CHECK_HEADINGS = {
  lipid: { en: 'Lipid', tw: '血脂', zh: '血脂' },
  liver: { en: 'Liver', tw: '肝臟', zh: '肝脏' },
  kidney: { en: 'Kidney', tw: '腎臟', zh: '肾脏' },
  diabetes: { en: 'Diabetes', tw: '糖尿病', zh: '糖尿病' },
  infectiousDisease: { en: 'Infectious disease', tw: '傳染病', zh: '传染病' },
  thyroid: { en: 'Thyroid', tw: '甲狀腺', zh: '甲状腺' },
  muscleAndBone: { en: 'Muscle and bone', tw: '肌肉及骨骼', zh: '肌肉及骨骼' },
  cancerMarkers: { en: 'Cancer markers', tw: '癌症標記', zh: '癌症标志物' },
  bloodCount: { en: 'Blood count', tw: '血球計數', zh: '血细胞计数' },
  bloodGroup: { en: 'Blood group', tw: '血型', zh: '血型' },
  arthritis: { en: 'Arthritis', tw: '關節炎', zh: '关节炎' },
  gout: { en: 'Gout', tw: '痛風', zh: '痛风' },
  urine: { en: 'Urine', tw: '尿液', zh: '尿液' },
  stool: { en: 'Stool', tw: '糞便', zh: '粪便' },
  other: { en: 'Other (body mass index)', tw: '其他（體重指標）', zh: '其他（体重指数）' },
} as const satisfies Record<string, LocalText>;

type Heading = keyof typeof HEALTH_CHECK_HEADINGS;

/** The items of a health check under their headings, always in the order of the headings. */
export function healthCheckGroups(
  items: Readonly<Partial<Record<Heading, readonly TestItem[]>>>,
): readonly TestItemGroup[] {
  const names = Object.keys(HEALTH_CHECK_HEADINGS) as Heading[];
  return names.flatMap((name) => {
    const listed = items[name];
    return listed === undefined ? [] : [{ heading: HEALTH_CHECK_HEADINGS[name], items: listed }];
  });
}
