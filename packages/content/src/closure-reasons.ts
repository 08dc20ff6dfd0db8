import type { Language } from '@phial/domain/language';

/** Reasons for a closure that staff pick instead of writing them in three languages; an adopter changes them freely. */
export const closureReasons: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  typhoon: { tw: '颱風', zh: '台风', en: 'Typhoon' },
  rainstorm: { tw: '黑色暴雨警告', zh: '黑色暴雨警告', en: 'Black rainstorm warning' },
  maintenance: { tw: '設施維修', zh: '设施维修', en: 'Maintenance' },
  training: { tw: '職員培訓', zh: '员工培训', en: 'Staff training' },
};
