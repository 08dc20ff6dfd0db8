import { FASTING } from './fasting.ts';
import { ITEMS_NOT_GIVEN, type ProfileGroup, someItems } from './package-page.ts';
import { edta, fluorideBlood, urine } from './specimens.ts';

export const diabetes: ProfileGroup = {
  code: 'diabetes',
  name: { en: 'Diabetes', tw: '糖尿病', zh: '糖尿病' },
  pages: [
    {
      component: 'diabetes-screen',
      code: 'KM99',
      name: { en: 'Diabetes Screen', tw: '糖尿病篩查', zh: '糖尿病筛查' },
      alsoCalled: 'blood sugar 血糖',
      specimens: [edta(2), fluorideBlood(2)],
      turnaroundDays: [1],
      fasting: FASTING,
      testItems: ITEMS_NOT_GIVEN,
    },
    {
      component: 'diabetes-monitoring',
      code: 'KM100',
      name: { en: 'Diabetes Monitoring', tw: '糖尿病監測', zh: '糖尿病监测' },
      alsoCalled: 'blood sugar 血糖 albumin acr',
      // "As Diabetes Screen plus 20ml urine", written out.
      specimens: [edta(2), fluorideBlood(2), urine(20)],
      turnaroundDays: [1],
      fasting: FASTING,
      testItems: someItems({
        testItemId: 'uri-acr',
        name: {
          en: 'Microalbumin/creatinine ratio',
          tw: '微量白蛋白／肌酸酐比值',
          zh: '微量白蛋白／肌酐比值',
        },
      }),
    },
  ],
};
