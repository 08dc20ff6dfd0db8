import type { callScript as source } from '../../en/staff/call-script.ts';
import type { Words } from '../../words.ts';

export const callScript: Words<typeof source> = {
  greeting: (laboratory, name) => `您好，我们是${laboratory}，请问${name}方便接电话吗？`,
  about: '这次打电话，是关于您的预约。',
  moved: '很抱歉，我们需要更改您的预约。',
  changed: '您的预约有更改。',
  cancelled: '很抱歉，我们需要取消您的预约。',
  former: (moment, point) => `原来约的是${moment}，在${point}。`,
  now: (moment, point) => `现在改为${moment}，在${point}。`,
  same: (moment, point) => `时间和地点不变，还是${moment}，在${point}。`,
  notThen: (moment, point) => `原来约的是${moment}，在${point}，到时候请不用过来。`,
  bring: '到时候请带上身份证和转介信。',
  fasting: (moment, water) =>
    water ? `请从${moment}起不要吃东西，可以喝水。` : `请从${moment}起不要吃东西，也不要喝水。`,
  fastingIfNeeded: (moment, water) =>
    water
      ? `如果医生或我们说过要空腹，请从${moment}起不要吃东西，可以喝水。`
      : `如果医生或我们说过要空腹，请从${moment}起不要吃东西，也不要喝水。`,
  choice: '如果时间不方便，我现在就可以帮您改期或取消。',
  again: '如果想另约时间，我现在就可以帮您安排。',
  later: (hotline) => `以后想更改，也可以拨打 ${hotline}。`,
};
