import { MORNING_FASTING } from './fasting.ts';
import { ITEMS_NOT_GIVEN, type ProfileGroup } from './package-page.ts';
import { citratedPlasma, clottedBlood, edta } from './specimens.ts';

export const blood: ProfileGroup = {
  code: 'blood',
  name: { en: 'Blood', tw: '血液', zh: '血液' },
  pages: [
    {
      component: 'anaemia-profile',
      code: 'KM23',
      name: { en: 'Anaemia Profile', tw: '貧血檢查組合', zh: '贫血检查组合' },
      alsoCalled: 'anemia',
      specimens: [edta(3), clottedBlood(3)],
      turnaroundDays: [1],
      fasting: MORNING_FASTING,
      testItems: ITEMS_NOT_GIVEN,
    },
    {
      component: 'coagulation-profile',
      code: 'KM25',
      name: { en: 'Coagulation Profile', tw: '凝血功能檢查組合', zh: '凝血功能检查组合' },
      alsoCalled: 'clotting',
      specimens: [edta(2), citratedPlasma(2)],
      turnaroundDays: [1],
      testItems: ITEMS_NOT_GIVEN,
      remarks: [
        {
          en: 'Collection in the laboratory at the Central branch, by appointment.',
          tw: '須預約，並在中環分店的化驗室採樣。',
          zh: '须预约，并在中环分店的实验室采样。',
        },
      ],
    },
  ],
};
