import type { scheduleRefusals as source } from '../en/schedule-refusals.ts';
import type { Words } from '../words.ts';

export const scheduleRefusals: Words<typeof source> = {
  'pattern-times': '请检查时间：每行的开始与结束时间之间须至少容纳一个时段。',
  'pattern-overlap': '有两行重叠：同一星期几、时间和有效期在两行中都出现，请更改其中一行。',
  'pattern-seats': '有一行的名额超出此服务每个时段的上限。请减少名额，或先修改服务设置。',
  'closure-days': '请检查日期：结束日不得早于开始日，且至少有一天在今天或以后。',
  'closure-hours': '请检查暂停服务的时间：结束时间须在开始时间之后；公众假期必须全天休息。',
  'closure-names': '请用三种语言填写休息原因。',
  'holiday-file': '此文件不能用作公众假期日历，未录入任何内容。',
  'preview-outdated': '您查看之后预约有变动，系统未作任何更改。请查看新的名单，再次确认。',
  'decisions-incomplete': '请为每个预约选择改期或取消。',
  'message-settled': '此消息已由他人处理，请重新加载列表。',
  'quiet-hours': '免打扰时段从傍晚到次日早上：结束时间须早于开始时间。两个时间相同即不设免打扰时段。',
};
