import type { ContentBody } from '@phial/contract/content/content-body';
import type { LegalTextId } from '@phial/contract/content/text-bodies';
import { sampleBody } from './sample/content-entries.ts';

type LegalText = ContentBody<'legal-text'>;

const BEFORE_PUBLISHING = {
  tw: '發布前請填寫',
  zh: '发布前请填写',
  en: 'To be filled in before publishing',
};

/** A text of the sample that holds for every laboratory, below what only this one can say. */
function draftOf({ title, sections }: LegalText, toFillIn: LegalText['sections'][number]['text']): LegalText {
  return {
    title,
    introduction: {
      tw: '此為{laboratory}的草稿，須經貴機構的負責人審閱後才可發布。',
      zh: '此为{laboratory}的草稿，须经贵机构的负责人审阅后才可发布。',
      en: 'This is a draft for {laboratory}. Please have it reviewed by whoever is responsible in your organisation before you publish it.',
    },
    sections: [{ heading: BEFORE_PUBLISHING, text: toFillIn }, ...sections],
  };
}

const termsOfService = sampleBody('legal-text', 'service');

/** Section 1 of the sample is about its own programme. */
const {
  sections: [, ...generalTerms],
} = termsOfService;

/** What a laboratory without the sample begins its legal texts from; drafts, which visitors never see. */
export const LEGAL_DRAFTS: Readonly<Record<LegalTextId, LegalText>> = {
  service: draftOf(
    { ...termsOfService, sections: generalTerms },
    {
      tw: '<p>誰可以預約、須帶同甚麼文件，以及貴機構的法定名稱。</p>',
      zh: '<p>谁可以预约、须携带什么文件，以及贵机构的法定名称。</p>',
      en: '<p>Who may book, what they have to bring, and the legal name of your organisation.</p>',
    },
  ),
  privacy: draftOf(sampleBody('legal-text', 'privacy'), {
    tw: '<p>保障資料主任的姓名及聯絡方法，以及會把資料轉交予誰。</p>',
    zh: '<p>资料保护负责人的姓名及联系方式，以及会把资料转交给谁。</p>',
    en: '<p>Who your data protection officer is and how to reach them, and to whom you pass data on.</p>',
  }),
  accessibility: draftOf(sampleBody('legal-text', 'accessibility'), {
    tw: '<p>由誰處理有關無障礙瀏覽的意見，以及如何聯絡。</p>',
    zh: '<p>由谁处理有关无障碍浏览的意见，以及如何联系。</p>',
    en: '<p>Who deals with questions about accessibility, and how to reach them.</p>',
  }),
};
