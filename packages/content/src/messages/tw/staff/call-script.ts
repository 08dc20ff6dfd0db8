import type { callScript as source } from '../../en/staff/call-script.ts';
import type { Words } from '../../words.ts';

export const callScript: Words<typeof source> = {
  greeting: (laboratory, name) => `您好，我們是${laboratory}，請問${name}方便聽電話嗎？`,
  about: '今次致電，是關於您的預約。',
  moved: '很抱歉，我們需要更改您的預約。',
  changed: '您的預約有更改。',
  cancelled: '很抱歉，我們需要取消您的預約。',
  former: (moment, point) => `原先約了${moment}，在${point}。`,
  now: (moment, point) => `現在改為${moment}，在${point}。`,
  same: (moment, point) => `時間和地點不變，仍然是${moment}，在${point}。`,
  notThen: (moment, point) => `原先約了${moment}，在${point}，到時請不用前來。`,
  bring: '到時請帶同身份證和轉介信。',
  fasting: (moment, water) =>
    water ? `請由${moment}起不要進食，可以飲清水。` : `請由${moment}起不要進食，也不要飲水。`,
  fastingIfNeeded: (moment, water) =>
    water
      ? `如果醫生或我們說過要空腹，請由${moment}起不要進食，可以飲清水。`
      : `如果醫生或我們說過要空腹，請由${moment}起不要進食，也不要飲水。`,
  choice: '如果時間不方便，我現在可以幫您改期或取消。',
  again: '如果想另約時間，我現在可以幫您安排。',
  later: (hotline) => `之後想更改，也可以致電 ${hotline}。`,
};
