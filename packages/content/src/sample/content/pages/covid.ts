import type { ContentBody } from '@phial/contract/content/content-body';
import type { LocalText } from '@phial/domain/language';

function list(...points: readonly LocalText[]): LocalText {
  const html = (language: keyof LocalText) =>
    `<ul>${points.map((point) => `<li>${point[language]}</li>`).join('')}</ul>`;
  return { tw: html('tw'), zh: html('zh'), en: html('en') };
}

/** `/covidintroduce`: general knowledge. Where and whether a test is offered at present is not part of it. */
export const covid: ContentBody<'page-covid'> = {
  // With hyphens that do not break: a narrow window must not part the name.
  lead: {
    tw: '檢測可顯示樣本中有沒有新型冠狀病毒（SARS\u2011CoV\u20112）的痕跡。此頁簡單介紹常見的檢測方法、採樣前的準備，以及結果的意思。',
    zh: '检测可显示样本中有没有新型冠状病毒（SARS\u2011CoV\u20112）的痕迹。本页简单介绍常见的检测方法、采样前的准备，以及结果的含义。',
    en: 'A test shows whether a sample holds traces of the coronavirus SARS\u2011CoV\u20112. This page explains the usual kinds of test, how to prepare for one, and what a result means.',
  },
  sections: [
    {
      heading: { tw: '三種常見的檢測', zh: '三种常见的检测', en: 'Three kinds of test' },
      text: list(
        {
          tw: '核酸檢測：尋找病毒的遺傳物質。樣本須送往化驗室，少量病毒亦有機會測出。',
          zh: '核酸检测：寻找病毒的遗传物质。样本须送往实验室，少量病毒也有机会测出。',
          en: 'Nucleic acid test: looks for the genetic material of the virus. It is done in a laboratory and can find small amounts.',
        },
        {
          tw: '抗原快速測試：尋找病毒的蛋白質。一般可自行採樣，很快便有結果，但病毒量少時較易測不出。',
          zh: '抗原快速检测：寻找病毒的蛋白质。一般可自行采样，很快就有结果，但病毒量少时较容易测不出。',
          en: 'Rapid antigen test: looks for proteins of the virus. It can usually be done at home and is quick, but is more likely to miss small amounts.',
        },
        {
          tw: '抗體測試：在血液中尋找身體對病毒或疫苗的反應，不能顯示現時有沒有感染。',
          zh: '抗体检测：在血液中寻找身体对病毒或疫苗的反应，不能显示目前有没有感染。',
          en: 'Antibody test: looks in the blood for the body’s answer to the virus or to a vaccine. It does not tell whether you are infected now.',
        },
      ),
    },
    {
      heading: { tw: '何時可考慮檢測', zh: '何时可考虑检测', en: 'When a test may help' },
      text: list(
        {
          tw: '出現發燒、咳嗽、喉嚨痛，或嗅覺、味覺改變等徵狀',
          zh: '出现发烧、咳嗽、喉咙痛，或嗅觉、味觉改变等症状',
          en: 'You have a fever, a cough, a sore throat, or a change in smell or taste',
        },
        {
          tw: '曾與受感染的人近距離接觸',
          zh: '曾与感染者近距离接触',
          en: 'You have been close to somebody who is infected',
        },
        {
          tw: '探訪長者或長期病患之前，希望多一分安心',
          zh: '探望老人或慢性病患者之前，希望多一分安心',
          en: 'You are going to visit somebody who is old or has a long-term illness',
        },
        {
          tw: '醫生、院舍、活動主辦者或目的地要求提供結果',
          zh: '医生、养老机构、活动主办方或目的地要求提供结果',
          en: 'Your doctor, a care home, an organiser or your destination asks for a result',
        },
      ),
    },
    {
      heading: { tw: '如何採樣', zh: '如何采样', en: 'How a sample is taken' },
      text: list(
        {
          tw: '鼻腔及咽喉拭子：以棉棒輕擦鼻腔及喉嚨後方，過程很短，可能略感不適。',
          zh: '鼻腔及咽喉拭子：用棉签轻擦鼻腔及喉咙后方，过程很短，可能略感不适。',
          en: 'Nose and throat swab: a soft stick is passed along the inside of the nose and the back of the throat. It is short and may be a little unpleasant.',
        },
        {
          tw: '深喉唾液：從喉嚨深處清出唾液，吐入樣本瓶，並按說明蓋好。',
          zh: '深喉唾液：从喉咙深处清出唾液，吐入样本瓶，并按说明盖好。',
          en: 'Deep throat saliva: saliva is cleared from deep in the throat into a bottle, which is closed as the leaflet shows.',
        },
        {
          tw: '血液樣本：只用於抗體測試，由抽血人員抽取。',
          zh: '血液样本：只用于抗体检测，由采血人员抽取。',
          en: 'Blood sample: for antibody tests only, drawn by our staff.',
        },
      ),
    },
    {
      heading: { tw: '採樣前的準備', zh: '采样前的准备', en: 'How to prepare' },
      text: list(
        { tw: '帶備身份證明文件。', zh: '带好身份证明文件。', en: 'Bring your identity document.' },
        {
          tw: '深喉唾液最好在起床後、進食、飲水及刷牙之前收集。',
          zh: '深喉唾液最好在起床后，进食、喝水及刷牙之前采集。',
          en: 'Deep throat saliva is best collected after waking, before you eat, drink or brush your teeth.',
        },
        {
          tw: '採集拭子樣本前不久，避免進食、吸煙及嚼香口膠。',
          zh: '采集拭子样本前不久，避免进食、吸烟及嚼口香糖。',
          en: 'Shortly before a swab, do not eat, smoke or chew gum.',
        },
        {
          tw: '如曾接受鼻部或喉部手術、容易流鼻血，或正服用薄血藥，請先告訴職員。',
          zh: '如曾接受鼻部或喉部手术、容易流鼻血，或正在服用抗凝药，请先告诉工作人员。',
          en: 'Tell our staff about surgery on your nose or throat, nosebleeds, or medicine that thins the blood.',
        },
        {
          tw: '如有徵狀，請戴上口罩，並先向醫生求診。',
          zh: '如有症状，请戴上口罩，并先看医生。',
          en: 'If you feel ill, wear a mask and see your doctor first.',
        },
      ),
    },
    {
      heading: { tw: '結果的意思', zh: '结果的含义', en: 'What a result means' },
      text: list(
        {
          tw: '檢測到：樣本中有病毒的痕跡。請按醫生及衞生部門的建議行事。',
          zh: '检测到：样本中有病毒的痕迹。请按医生及卫生部门的建议行事。',
          en: 'Detected: the sample holds traces of the virus. Please follow the advice of your doctor and of the health authority.',
        },
        {
          tw: '未檢測到：採樣時未發現病毒。感染初期的病毒量可能太少，如有徵狀仍應求診。',
          zh: '未检测到：采样时未发现病毒。感染初期的病毒量可能太少，如有症状仍应就医。',
          en: 'Not detected: no virus was found at the time of sampling. Early in an infection there may be too little to find, so see a doctor if you feel ill.',
        },
        {
          tw: '未能確定：樣本不足或訊號不清晰，一般需要重新採樣。',
          zh: '无法确定：样本不足或信号不清晰，一般需要重新采样。',
          en: 'Inconclusive: there was too little of the sample, or the signal was not clear. A new sample is usually needed.',
        },
      ),
    },
  ],
  figures: [
    { count: '6', what: { tw: '間採樣中心', zh: '家采样中心', en: 'collection centres' } },
    { count: '5', what: { tw: '間社區檢測中心', zh: '家社区检测中心', en: 'community testing centres' } },
    { count: '9', what: { tw: '個檢測站', zh: '个检测站', en: 'testing stations' } },
  ],
  note: {
    tw: '此頁內容屬一般知識，並非醫療意見。現時提供哪些檢測、在哪裏採樣，請向我們查詢。',
    zh: '本页内容属一般知识，并非医疗意见。目前提供哪些检测、在哪里采样，请向我们咨询。',
    en: 'This page is general knowledge, not medical advice. Please enquire which tests are offered at present, and where.',
  },
};
