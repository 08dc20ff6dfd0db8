import { type ProfileGroup, someItems, type TestItem } from './package-page.ts';
import { clottedBlood } from './specimens.ts';

const CA125: TestItem = {
  testItemId: 'tum-ca125',
  name: { en: 'CA125', tw: '癌抗原 125', zh: '糖类抗原 125' },
  onlyFor: 'female',
};
const CA15_3: TestItem = {
  testItemId: 'tum-ca153',
  name: { en: 'CA15.3', tw: '癌抗原 15.3', zh: '糖类抗原 15.3' },
  onlyFor: 'female',
};
const PSA: TestItem = {
  testItemId: 'tum-psa',
  name: { en: 'PSA', tw: '前列腺特異抗原', zh: '前列腺特异性抗原' },
  onlyFor: 'male',
};

const alsoCalled = 'tumor cancer marker 癌症指標 癌指標 癌症指标';
const specimens = [clottedBlood(5)];

/** Only the markers of one sex are given. */
export const tumourMarkers: ProfileGroup = {
  code: 'tumour-markers',
  name: { en: 'Tumour markers', tw: '腫瘤標記', zh: '肿瘤标志物' },
  pages: [
    {
      component: 'tumour-marker-male-profile-1',
      code: 'KM61',
      name: {
        en: 'Tumour Marker Male Profile 1',
        tw: '男性腫瘤標記檢查組合 1',
        zh: '男性肿瘤标志物检查组合 1',
      },
      alsoCalled,
      specimens,
      turnaroundDays: [3],
      testItems: someItems(PSA),
    },
    {
      component: 'tumour-marker-male-profile-2',
      code: 'KM62',
      name: {
        en: 'Tumour Marker Male Profile 2',
        tw: '男性腫瘤標記檢查組合 2',
        zh: '男性肿瘤标志物检查组合 2',
      },
      alsoCalled,
      specimens,
      turnaroundDays: [3],
      testItems: someItems(PSA),
    },
    {
      component: 'tumour-marker-female-profile-1',
      code: 'KM63',
      name: {
        en: 'Tumour Marker Female Profile 1',
        tw: '女性腫瘤標記檢查組合 1',
        zh: '女性肿瘤标志物检查组合 1',
      },
      alsoCalled,
      specimens,
      turnaroundDays: [3],
      testItems: someItems(CA125, CA15_3),
    },
    {
      component: 'tumour-marker-female-profile-2',
      code: 'KM64',
      name: {
        en: 'Tumour Marker Female Profile 2',
        tw: '女性腫瘤標記檢查組合 2',
        zh: '女性肿瘤标志物检查组合 2',
      },
      alsoCalled,
      specimens,
      turnaroundDays: [3],
      testItems: someItems(CA125, CA15_3),
    },
  ],
};
