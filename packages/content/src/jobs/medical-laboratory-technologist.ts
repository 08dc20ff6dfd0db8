import { type Job, jobSections } from './job.ts';

export const medicalLaboratoryTechnologist: Job = {
  id: '2',
  title: { tw: '醫務化驗師', zh: '医学检验师', en: 'Medical Laboratory Technologist' },
  employment: 'FULL_TIME',
  introduction: {
    tw: '您負責進行化驗、核對結果，並確保每一份報告都經得起查問。醫生憑這些結果作出判斷。',
    zh: '您负责进行检验、审核结果，并确保每一份报告都经得起推敲。医生依据这些结果作出判断。',
    en: 'You carry out tests, check the results and see to it that every report can be relied on. Doctors base their decisions on them.',
  },
  sections: jobSections({
    duties: [
      {
        tw: '按標準程序進行化驗，並覆核結果',
        zh: '按标准操作规程进行检验，并复核结果',
        en: 'Perform tests by the standard procedures and review the results',
      },
      {
        tw: '進行室內質量控制及儀器校準，並處理偏差',
        zh: '进行室内质量控制和仪器校准，并处理偏差',
        en: 'Run internal quality control and calibration, and follow up deviations',
      },
      {
        tw: '參與驗證新方法及編寫程序文件',
        zh: '参与新方法验证和规程文件的编写',
        en: 'Take part in validating new methods and in writing procedures',
      },
      {
        tw: '解答醫生及診所同事有關樣本及報告的查詢',
        zh: '解答医生和诊所同事有关样本和报告的咨询',
        en: 'Answer questions of doctors and clinics about specimens and reports',
      },
      {
        tw: '指導化驗室助理及新同事',
        zh: '指导实验室助理和新同事',
        en: 'Guide laboratory assistants and new colleagues',
      },
    ],
    requirements: [
      {
        tw: '醫務化驗科學學位或同等學歷',
        zh: '医学检验学位或同等学历',
        en: 'A degree in medical laboratory science or an equivalent qualification',
      },
      {
        tw: '持有在香港執業所需的醫務化驗師註冊',
        zh: '持有在香港执业所需的医务化验师注册',
        en: 'The registration that a medical laboratory technologist needs to practise in Hong Kong',
      },
      {
        tw: '熟悉醫學化驗室的質素管理',
        zh: '熟悉医学实验室的质量管理',
        en: 'Familiar with quality management in a medical laboratory',
      },
      {
        tw: '良好的中英文書寫能力，並可輪班工作',
        zh: '良好的中英文书写能力，并可轮班工作',
        en: 'Good written Chinese and English, and ready to work in shifts',
      },
    ],
  }),
};
