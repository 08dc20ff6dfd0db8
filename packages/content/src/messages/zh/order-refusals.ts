import type { orderRefusals as source } from '../en/order-refusals.ts';
import type { Words } from '../words.ts';

export const orderRefusals: Words<typeof source> = {
  'patient-exists': '您已有一位使用此证件号码的患者，请选用该患者。',
  'order-item-unknown': '您选择的某些项目，检验所已不再提供。请从检验申请中移除。',
  'order-patient-missing': '请先选择患者，再提交检验申请。',
  'order-items-missing': '请先选择至少一个套餐或检验项目，再提交检验申请。',
  'order-state': '此检验申请的状态已经改变，不能再进行此操作。请再次核对。',
  'order-set-name': '请为组合输入 1 至 60 个字符的名称。',
  'order-set-name-taken': '您已有同名的组合，请使用其他名称。',
  'order-sets-full': '最多可保存 50 个检验组合。请先删除不再使用的组合。',
  'favourites-full': '最多可保存 100 个常用项目。请先移除不再使用的项目。',
  'order-unknown': '没有此编号或二维码的检验申请，请核对后再试。',
  'orders-not-sent': '部分检验申请从未以此版本发出，因此全部未获确认；详见响应列出的申请。',
  'feed-position-unknown': '此读取位置无效，例如备份恢复之后。请从头开始读取。',
  'specimen-bundle-invalid': '整批样本未被接收，须修正之处见问题清单。',
  'request-note-invalid': '此转介信的二维码已经失效，请自行填写个人信息。',
};
