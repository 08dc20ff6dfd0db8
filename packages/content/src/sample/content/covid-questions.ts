import type { LocalText } from '@phial/domain/language';
import type { SampleEntry } from '../content-entries.ts';

const question = (id: string, name: LocalText, content: LocalText): SampleEntry<'problem'> => ({
  id,
  body: { code: 'covid', name, content },
});

/** Questions about COVID testing: general knowledge, nothing about this provider. */
export const covidQuestions: readonly SampleEntry<'problem'>[] = [
  question(
    'nucleic-acid-test',
    {
      tw: '核酸檢測尋找的是甚麼？',
      zh: '核酸检测查找的是什么？',
      en: 'What does a nucleic acid test look for?',
    },
    {
      tw: '核酸檢測尋找病毒的遺傳物質。化驗室會把樣本中極少量的遺傳物質放大，因此病毒量低時亦可能驗出。',
      zh: '核酸检测查找病毒的遗传物质。实验室会把样本中极少量的遗传物质放大，因此病毒量低时也可能检出。',
      en: 'It looks for the genetic material of the virus. The laboratory multiplies even tiny amounts of it, so that an infection may be found while there is little virus.',
    },
  ),
  question(
    'antigen-test',
    {
      tw: '核酸檢測與快速抗原測試有何分別？',
      zh: '核酸检测与快速抗原检测有什么区别？',
      en: 'How does it differ from a rapid antigen test?',
    },
    {
      tw: '快速抗原測試尋找病毒的蛋白質，可自行進行並在短時間內得知結果，但病毒量低時較易出現假陰性。核酸檢測在檢驗所進行，需時較長，但一般較為靈敏。',
      zh: '快速抗原检测查找病毒的蛋白质，可自行操作并在短时间内得知结果，但病毒量低时较易出现假阴性。核酸检测在实验室进行，用时较长，但一般更为灵敏。',
      en: 'A rapid antigen test looks for proteins of the virus. It can be done at home and shows a result soon, but misses more infections while there is little virus. A nucleic acid test is done in a laboratory and takes longer, but is generally more sensitive.',
    },
  ),
  question(
    'specimens',
    { tw: '會採集甚麼樣本？', zh: '会采集什么样本？', en: 'Which specimens are taken?' },
    {
      tw: '常用的有鼻腔或咽喉拭子，以及深喉唾液。採用哪一種，視乎檢測地點及受檢人士的情況而定。',
      zh: '常用的有鼻腔或咽喉拭子，以及深喉唾液。采用哪一种，视检测地点及受检人的情况而定。',
      en: 'Usually a swab from the nose or throat, or deep throat saliva. Which one depends on where the test is done and on the person.',
    },
  ),
  question(
    'preparing-saliva',
    {
      tw: '收集深喉唾液前要注意甚麼？',
      zh: '采集深喉唾液前要注意什么？',
      en: 'How do I prepare for deep throat saliva?',
    },
    {
      tw: '最好於早上起床後、進食、飲水及刷牙前收集，並按樣本瓶附上的說明進行。',
      zh: '最好在早上起床后、进食、喝水及刷牙前采集，并按样本瓶附带的说明进行。',
      en: 'It is best collected after getting up, before eating, drinking or brushing your teeth. Follow the instructions that come with the bottle.',
    },
  ),
  question(
    'negative-result',
    {
      tw: '陰性結果是否代表沒有感染？',
      zh: '阴性结果是否代表没有感染？',
      en: 'Does a negative result mean that I am not infected?',
    },
    {
      tw: '不一定。感染初期病毒量可能太低，採樣情況亦會影響結果。如有病徵，請求醫並向醫生說明檢測日期。',
      zh: '不一定。感染初期病毒量可能太低，采样情况也会影响结果。如有症状，请就医并向医生说明检测日期。',
      en: 'Not with certainty. Early in an infection there may be too little virus, and how the specimen was taken matters too. If you feel ill, see a doctor and say when you were tested.',
    },
  ),
  question(
    'positive-after-recovery',
    {
      tw: '康復後為何仍可能驗出陽性？',
      zh: '康复后为什么仍可能检测出阳性？',
      en: 'Why may a test still be positive after recovery?',
    },
    {
      tw: '病毒的遺傳物質可在體內殘留一段時間，核酸檢測或會驗出，但不一定代表仍有傳染性。請由醫生解讀結果。',
      zh: '病毒的遗传物质可在体内残留一段时间，核酸检测可能会检出，但不一定代表仍有传染性。请由医生解读结果。',
      en: 'Fragments of the genetic material may stay in the body for some time and be found, which need not mean that a person is still infectious. Ask a doctor what the result means.',
    },
  ),
  question(
    'symptoms',
    { tw: '我有病徵，應該怎樣做？', zh: '我有症状，应该怎么办？', en: 'I have symptoms. What should I do?' },
    {
      tw: '請佩戴口罩並盡快求醫。前往採樣中心前，請先致電查詢。',
      zh: '请佩戴口罩并尽快就医。前往采样中心前，请先致电查询。',
      en: 'Wear a mask and see a doctor soon. Please call us before you come to a collection centre.',
    },
  ),
  question(
    'result-time',
    { tw: '何時會有結果？', zh: '什么时候有结果？', en: 'When will the result be ready?' },
    {
      tw: '視乎檢測安排而定，請向本公司查詢。',
      zh: '视检测安排而定，请向本公司查询。',
      en: 'That depends on how the test is arranged. Please enquire.',
    },
  ),
];
