import type { MessageTemplateId } from '@phial/contract/content/text-bodies';
import type { LocalText } from '@phial/domain/language';

const lines = (...all: string[]) => all.join('\n');

/**
 * The words of text messages until the laboratory publishes its own, of the messages that go by text message at all:
 * three segments at most, four where a visitor has to fast. A line that names what there is not is left out.
 */
export const TEXT_MESSAGES = {
  confirmation: {
    tw: lines(
      '{laboratory}：您的預約已確認。',
      '{when}，{point}。預約編號 {code}。',
      '{fasting}',
      '查詢：{hotline}',
      '確認、更改或取消：{link}',
    ),
    zh: lines(
      '{laboratory}：您的预约已确认。',
      '{when}，{point}。预约编号 {code}。',
      '{fasting}',
      '咨询：{hotline}',
      '确认、更改或取消：{link}',
    ),
    en: lines(
      '{laboratory}: your appointment is booked.',
      '{when}, {point}. Code {code}.',
      '{fasting}',
      'Questions: {hotline}',
      'Confirm, change or cancel: {link}',
    ),
  },
  'change-confirmation': {
    tw: lines(
      '{laboratory}：已按您的要求更改預約。',
      '{when}，{point}。預約編號 {code}。',
      '{fasting}',
      '查詢：{hotline}',
      '確認、更改或取消：{link}',
    ),
    zh: lines(
      '{laboratory}：已按您的要求更改预约。',
      '{when}，{point}。预约编号 {code}。',
      '{fasting}',
      '咨询：{hotline}',
      '确认、更改或取消：{link}',
    ),
    en: lines(
      '{laboratory}: your appointment has been changed as you asked.',
      '{when}, {point}. Code {code}.',
      '{fasting}',
      'Questions: {hotline}',
      'Confirm, change or cancel: {link}',
    ),
  },
  'cancellation-confirmation': {
    tw: lines('{laboratory}：已按您的要求取消 {when} 於{point}的預約。', '查詢：{hotline}'),
    zh: lines('{laboratory}：已按您的要求取消 {when} 在{point}的预约。', '咨询：{hotline}'),
    en: lines(
      '{laboratory}: your appointment on {when}, {point}, has been cancelled as you asked.',
      'Questions: {hotline}',
    ),
  },
  reminder: {
    tw: lines(
      '{laboratory}：提提您，您已預約前來。',
      '{when}，{point}。預約編號 {code}。',
      '{fasting}',
      '如未能前來，請致電 {hotline}。',
      '確認、更改或取消：{link}',
    ),
    zh: lines(
      '{laboratory}：温馨提醒，您有一个预约。',
      '{when}，{point}。预约编号 {code}。',
      '{fasting}',
      '如不能前来，请致电 {hotline}。',
      '确认、更改或取消：{link}',
    ),
    en: lines(
      '{laboratory}: a reminder of your appointment.',
      '{when}, {point}. Code {code}.',
      '{fasting}',
      'If you cannot come, please call {hotline}.',
      'Confirm, change or cancel: {link}',
    ),
  },
  moved: {
    tw: lines(
      '{laboratory}：抱歉，您的預約已改期或更改服務點。',
      '現時為 {when}，{point}。預約編號 {code}。',
      '{fasting}',
      '查詢：{hotline}',
      '確認、更改或取消：{link}',
    ),
    zh: lines(
      '{laboratory}：很抱歉，您的预约时间或服务点已更改。',
      '现为 {when}，{point}。预约编号 {code}。',
      '{fasting}',
      '咨询：{hotline}',
      '确认、更改或取消：{link}',
    ),
    en: lines(
      '{laboratory}: we are sorry, your appointment has been moved.',
      'It is now {when}, {point}. Code {code}.',
      '{fasting}',
      'Questions: {hotline}',
      'Confirm, change or cancel: {link}',
    ),
  },
  cancelled: {
    tw: lines('{laboratory}：抱歉，我們須取消您 {when} 於{point}的預約。', '重新預約或查詢：{hotline}'),
    zh: lines('{laboratory}：很抱歉，我们不得不取消您 {when} 在{point}的预约。', '重新预约或咨询：{hotline}'),
    en: lines(
      '{laboratory}: we are sorry, we had to cancel your appointment on {when}, {point}.',
      'To book again or ask: {hotline}',
    ),
  },
  changed: {
    tw: lines(
      '{laboratory}：您的預約已更改。',
      '現時為 {when}，{point}。預約編號 {code}。',
      '{fasting}',
      '查詢：{hotline}',
      '確認、更改或取消：{link}',
    ),
    zh: lines(
      '{laboratory}：您的预约已更改。',
      '现为 {when}，{point}。预约编号 {code}。',
      '{fasting}',
      '咨询：{hotline}',
      '确认、更改或取消：{link}',
    ),
    en: lines(
      '{laboratory}: your appointment has been changed.',
      'It is now {when}, {point}. Code {code}.',
      '{fasting}',
      'Questions: {hotline}',
      'Confirm, change or cancel: {link}',
    ),
  },
  'waiting-joined': {
    tw: lines('{laboratory}：您已登記候補，一有名額便會通知您。', '查看或退出：{link}'),
    zh: lines('{laboratory}：您已登记候补，一有名额便会通知您。', '查看或退出：{link}'),
    en: lines(
      '{laboratory}: you are on the waiting list. We will write as soon as a place becomes free.',
      'See your entry or leave the list: {link}',
    ),
  },
  'waiting-offer': {
    tw: lines('{laboratory}：有名額：{when}，{point}。', '為您保留至 {until}。接受或放棄：{link}'),
    zh: lines('{laboratory}：有名额：{when}，{point}。', '为您保留至 {until}。接受或放弃：{link}'),
    en: lines(
      '{laboratory}: a place is free for you: {when}, {point}.',
      'It is kept for you until {until}. Take it or pass it on: {link}',
    ),
  },
  'waiting-ended': {
    tw: lines('{laboratory}：抱歉未有合適名額，您的候補登記已結束。', '查詢：{hotline}'),
    zh: lines('{laboratory}：抱歉没有合适名额，您的候补登记已结束。', '咨询：{hotline}'),
    en: lines(
      '{laboratory}: no place became free for you, and your entry on the waiting list has ended. We are sorry.',
      'Questions: {hotline}',
    ),
  },
} satisfies Partial<Record<MessageTemplateId, LocalText>>;

/** A message that goes by text message, too. */
export type TextMessageId = keyof typeof TEXT_MESSAGES;

/** Whether a message goes by text message, too. @param id of a `message-template` */
export function isTextMessageId(id: string): id is TextMessageId {
  return Object.hasOwn(TEXT_MESSAGES, id);
}
