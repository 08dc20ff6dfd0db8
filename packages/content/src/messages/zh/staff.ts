import type { staff as source } from '../en/staff.ts';
import type { Words } from '../words.ts';

export const staff: Words<typeof source> = {
  language: '语言',
  status: '此网站正在准备中',
  website: '返回主网站',
  staff: {
    title: '员工网站',
    lead: '检验所员工将在此管理预约、开放时间及网站内容。',
    planTitle: '日后功能',
    plan: [
      '当日预约一览，并在柜台记录到访或缺席',
      '扫描访客二维码即场登记',
      '各服务点的开放时间、休息日及名额',
      '网站的最新消息、职位空缺、图片及检验套餐',
      '每日预约数量及名额使用情况',
    ],
  },
  doctor: {
    title: '医生网站',
    lead: '转介患者的医生将在此下单及查阅报告。',
    planTitle: '日后功能',
    plan: ['提交检验订单', '查看订单及其进度', '按日期、姓名及订单编号查阅患者报告'],
  },
  meanwhileTitle: '在此之前',
  meanwhile: (phone) => `请致电 ${phone} 与检验所联系，我们会在电话中协助您。`,
};
