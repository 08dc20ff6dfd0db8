import type { ContentBody } from '@phial/contract/content/content-body';
import type { MessageTemplateId } from '@phial/contract/content/text-bodies';
import type { LocalText } from '@phial/domain/language';
import { TEXT_MESSAGES } from './text-messages.ts';

type MessageTemplate = ContentBody<'message-template'>;

/**
 * How every message begins and ends; the paragraphs of one stand between.
 * @param textMessage left out where it goes by e-mail alone
 */
function template(
  subject: LocalText,
  paragraphs: readonly LocalText[],
  textMessage?: LocalText,
): MessageTemplate {
  const whole = (language: keyof LocalText, opening: string) =>
    [opening, ...paragraphs.map((paragraph) => paragraph[language])].join('\n\n');
  return {
    subject: {
      tw: `${subject.tw} – {laboratory}`,
      zh: `${subject.zh} – {laboratory}`,
      en: `${subject.en} – {laboratory}`,
    },
    text: { tw: whole('tw', '{name}：'), zh: whole('zh', '{name}：'), en: whole('en', 'Dear {name},') },
    ...(textMessage !== undefined && { textMessage }),
  };
}

const APPOINTMENT = { tw: '{appointment}', zh: '{appointment}', en: '{appointment}' };
const FORMER = { tw: '{former}', zh: '{former}', en: '{former}' };
const FASTING = { tw: '{fasting}', zh: '{fasting}', en: '{fasting}' };
const LINK = { tw: '{link}', zh: '{link}', en: '{link}' };
const BRING = {
  tw: '屆時請帶同身份證及轉介信。',
  zh: '届时请携带身份证和转介信。',
  en: 'Please bring your identity card and the request note.',
};
const CALL = {
  tw: '如有查詢，請致電 {hotline}。',
  zh: '如有疑问，请致电 {hotline}。',
  en: 'If you have any questions, please call us on {hotline}.',
};

const PRIVATE = {
  tw: '為保障私隱，本電郵不載病人姓名、化驗項目及結果。請登入醫生專區查閱。',
  zh: '为保护隐私，本邮件不含患者姓名、检验项目和结果。请登录医生专区查阅。',
  en: 'To protect privacy, this message names neither patient nor tests nor results. Please sign in to read the report.',
};

/** What visitors and doctors are sent until the laboratory publishes words of its own. */
export const MESSAGE_TEMPLATES: Readonly<Record<MessageTemplateId, MessageTemplate>> = {
  confirmation: template(
    { tw: '您的預約已確認', zh: '您的预约已确认', en: 'Your appointment is booked' },
    [
      {
        tw: '您的預約已確認，詳情如下。',
        zh: '您的预约已确认，详情如下。',
        en: 'Your appointment is booked.',
      },
      APPOINTMENT,
      FASTING,
      BRING,
      LINK,
      CALL,
    ],
    TEXT_MESSAGES.confirmation,
  ),
  'change-confirmation': template(
    { tw: '您的預約已更改', zh: '您的预约已更改', en: 'Your appointment has been changed' },
    [
      {
        tw: '我們已按您的要求更改預約，現時的預約如下。',
        zh: '我们已按您的要求更改预约，目前的预约如下。',
        en: 'We have changed your appointment as you asked. This is how it stands now.',
      },
      APPOINTMENT,
      FASTING,
      BRING,
      LINK,
      CALL,
    ],
    TEXT_MESSAGES['change-confirmation'],
  ),
  'cancellation-confirmation': template(
    { tw: '您的預約已取消', zh: '您的预约已取消', en: 'You have cancelled your appointment' },
    [
      {
        tw: '我們已按您的要求取消以下預約。',
        zh: '我们已按您的要求取消以下预约。',
        en: 'We have cancelled this appointment, as you asked.',
      },
      { tw: '{when}\n{point}', zh: '{when}\n{point}', en: '{when}\n{point}' },
      {
        tw: '如您並未要求取消，請致電 {hotline}。',
        zh: '如您并未要求取消，请致电 {hotline}。',
        en: 'If you did not ask for this, please call us on {hotline}.',
      },
    ],
    TEXT_MESSAGES['cancellation-confirmation'],
  ),
  reminder: template(
    { tw: '預約提示', zh: '预约提醒', en: 'A reminder of your appointment' },
    [
      {
        tw: '提提您，您已預約前來本所。',
        zh: '温馨提醒：您有一个预约。',
        en: 'This is a reminder of your appointment with us.',
      },
      APPOINTMENT,
      FASTING,
      BRING,
      {
        tw: '如未能前來，請改期或取消，讓其他人可以使用該時段。',
        zh: '如不能前来，请改期或取消，把时段留给其他人。',
        en: 'If you cannot come, please change or cancel it, so that somebody else can have the time.',
      },
      LINK,
      CALL,
    ],
    TEXT_MESSAGES.reminder,
  ),
  moved: template(
    {
      tw: '您的預約時間或地點已更改',
      zh: '您的预约时间或地点已更改',
      en: 'Your appointment has a new time or place',
    },
    [
      {
        tw: '抱歉，我們未能按您原來的預約提供服務，已為您改期或更改服務點。不便之處，敬請原諒。',
        zh: '很抱歉，我们无法按您原来的预约提供服务，已为您更改时间或服务点。给您带来不便，敬请谅解。',
        en: 'We cannot keep your appointment as you booked it and have moved it. We are sorry for the inconvenience.',
      },
      FORMER,
      APPOINTMENT,
      FASTING,
      {
        tw: '屆時請帶同身份證及轉介信。預約編號維持不變。',
        zh: '届时请携带身份证和转介信。预约编号保持不变。',
        en: 'Please bring your identity card and the request note. Your reservation code stays the same.',
      },
      {
        tw: '如新的時間或地點不適合您，可在以下網頁更改或取消。',
        zh: '如新的时间或地点不适合您，可在以下网页更改或取消。',
        en: 'If the new time or place does not suit you, you can change or cancel it.',
      },
      LINK,
      CALL,
    ],
    TEXT_MESSAGES.moved,
  ),
  cancelled: template(
    { tw: '您的預約已被取消', zh: '您的预约已被取消', en: 'Your appointment has been cancelled' },
    [
      {
        tw: '非常抱歉，我們須取消您的預約。',
        zh: '非常抱歉，我们不得不取消您的预约。',
        en: 'We are sorry, but we have to cancel your appointment.',
      },
      FORMER,
      { tw: '預約編號：{code}', zh: '预约编号：{code}', en: 'Reservation code: {code}' },
      {
        tw: '如欲另約時間，請使用本所網站，或致電 {hotline}。',
        zh: '如需另约时间，请使用我们的网站，或致电 {hotline}。',
        en: 'To book another time, please use our website or call us on {hotline}.',
      },
    ],
    TEXT_MESSAGES.cancelled,
  ),
  changed: template(
    { tw: '您的預約已更改', zh: '您的预约已更改', en: 'Your appointment has been changed' },
    [
      {
        tw: '本所職員已更改您的預約，現時的預約如下。',
        zh: '我们的工作人员已更改您的预约，目前的预约如下。',
        en: 'Our service desk has changed your appointment. This is how it stands now.',
      },
      APPOINTMENT,
      FASTING,
      BRING,
      {
        tw: '如有不符，可在以下網頁更改或取消。',
        zh: '如有不符，可在以下网页更改或取消。',
        en: 'If this is not what you wanted, you can change or cancel it.',
      },
      LINK,
      CALL,
    ],
    TEXT_MESSAGES.changed,
  ),
  'waiting-joined': template(
    { tw: '您已登記候補', zh: '您已登记候补', en: 'You are on the waiting list' },
    [
      {
        tw: '您已登記候補。一有合適的名額，我們便會立即通知您，請留意訊息：名額只會為您保留一段短時間。',
        zh: '您已登记候补。一有合适的名额，我们会立即通知您，请留意消息：名额只会为您保留一小段时间。',
        en: 'You are on our waiting list. As soon as a place that suits you becomes free, we will write to you. Please look out for our message, as a place is kept for a short time only.',
      },
      LINK,
      CALL,
    ],
    TEXT_MESSAGES['waiting-joined'],
  ),
  'waiting-offer': template(
    { tw: '有名額可供選擇', zh: '有名额可供选择', en: 'A place is free for you' },
    [
      {
        tw: '有一個合適的名額：\n{when}\n{point}\n{address}',
        zh: '有一个合适的名额：\n{when}\n{point}\n{address}',
        en: 'A place that suits you is free:\n{when}\n{point}\n{address}',
      },
      {
        tw: '我們為您保留至 {until}。請在此之前接受或放棄；如沒有回覆，名額會給下一位，而您仍在候補名單上。',
        zh: '我们为您保留至 {until}。请在此之前接受或放弃；如没有回复，名额会给下一位，而您仍在候补名单上。',
        en: 'We keep it for you until {until}. Please take it or pass it on before then. If we do not hear from you it goes to the next person, and you stay on the list.',
      },
      LINK,
      CALL,
    ],
    TEXT_MESSAGES['waiting-offer'],
  ),
  'waiting-ended': template(
    { tw: '候補登記已期滿', zh: '候补登记已期满', en: 'Your time on the waiting list has ended' },
    [
      {
        tw: '很抱歉，在您所選的日子及服務點未有合適的名額。歡迎您另選日期，或致電我們。',
        zh: '很抱歉，在您所选的日子和服务点没有合适的名额。欢迎您另选日期，或致电我们。',
        en: 'No place became free on the days and at the service points you chose. We are sorry. You are welcome to choose other days, or to call us.',
      },
      CALL,
    ],
    TEXT_MESSAGES['waiting-ended'],
  ),
  report: template({ tw: '有報告可供查閱', zh: '有报告可供查阅', en: 'A report is ready' }, [
    {
      tw: '化驗申請 {order} 有新的報告，或報告的新版本，於 {when} 送達。',
      zh: '检验申请 {order} 有新的报告，或报告的新版本，于 {when} 送达。',
      en: 'A report for order {order}, or a newer version of one, arrived on {when}.',
    },
    PRIVATE,
    LINK,
    CALL,
  ]),
  'critical-report': template(
    {
      tw: '報告有危急結果，請立即查閱',
      zh: '报告有危急结果，请立即查阅',
      en: 'Report with critical results: please read it now',
    },
    [
      {
        tw: '化驗申請 {order} 的報告於 {when} 送達，當中有檢驗所標示為危急的結果。',
        zh: '检验申请 {order} 的报告于 {when} 送达，其中有检验所标示为危急的结果。',
        en: 'The report for order {order} arrived on {when}. The laboratory has marked results in it as critical.',
      },
      {
        tw: '請立即查閱報告，並確認知悉。\n如未能登入，請致電 {hotline}。',
        zh: '请立即查阅报告，并确认知悉。\n如无法登录，请致电 {hotline}。',
        en: 'Please read it now and acknowledge the critical results.\nIf you cannot sign in, please call us on {hotline}.',
      },
      PRIVATE,
      LINK,
    ],
  ),
};
