import type { Messages } from '../messages.ts';

export const home: Messages['home'] = {
  title: '医学检验，每一步都清清楚楚',
  lead: '在线预约、查询检验项目及事前准备，或查找就近的采样中心。',
  book: '立即预约',
  findCentre: '查找采样中心',
  waysTitle: '您想办理什么？',
  ways: {
    booking: {
      title: '在线预约',
      text: '选择服务点、日期和时间；也可查询、修改或取消已有的预约。',
    },
    catalogue: { title: '检验项目及套餐', text: '按名称或字母查询检验项目，了解所需样本及检验前准备。' },
    centres: { title: '采样中心', text: '查看香港各采样中心的地址、营业时间及电话。' },
    reports: { title: '医生查阅报告', text: '转介医生可在医生服务专区查看检验申请及报告。' },
  },
  prepareTitle: '到访前请留意',
  aboutTitle: '扎根香港，服务社区',
  about: (laboratory, group) =>
    `${laboratory}是香港的医学诊断检验机构${group === undefined ? '' : `，隶属${group}`}。从样本到报告，患者、医生及诊所每天都信赖我们的工作。`,
  accreditation: '认可编号',
  learnMore: '了解更多',
  carousel: {
    label: '重点推荐',
    carousel: '轮播',
    slide: '幻灯片',
    position: (number, total) => `第 ${number} 张，共 ${total} 张`,
    show: (number, total) => `显示第 ${number} 张，共 ${total} 张`,
    previous: '上一张',
    next: '下一张',
    pause: '停止自动切换',
    play: '开始自动切换',
  },
  noticesTitle: '通告',
  newsTitle: '最新消息',
  allNews: '全部消息',
  qualityLink: '质量方针',
  packagesLink: '查看所有检验套餐',
  jobs: { title: '加入我们', text: '查看目前的职位空缺，与我们一起为患者服务。' },
  jobsLink: '查看职位空缺',
  contact: { title: '联系我们', text: '查看各办事处及分店的电话、传真、营业时间及地址。' },
  contactLink: '联系方式',
};
