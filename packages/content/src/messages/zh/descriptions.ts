import type { Messages } from '../messages.ts';

export const descriptions: Messages['descriptions'] = {
  home: '香港医学检验机构：在线预约、查询检验项目和套餐、查找采样中心。',
  /** While the laboratory is not open for booking. */
  homeNotOpen: '香港医学检验机构：查询检验项目和套餐、检验前准备、查找采样中心。',
  aboutUs: '认识我们：自 1976 年以来的发展历程、采样中心和检测站。',
  ensure: '我们的质量方针、认可范围和证书。',
  contactUs: '总办事处及香港各分店的电话、传真、电子邮箱、地址和营业时间。',
  recruitment: '现有职位空缺、工作内容和应聘方法。',
  recruitmentDetail: (name) => `${name}：工作内容、任职要求和应聘方法。`,
  bloodcenter: '香港各采样中心的地址、营业时间和电话。',
  testItem: '按名称、字母或学科查询检验项目，以及所需样本和检验前准备。',
  packageItem: '全部检验套餐的检验编号、所需样本和报告时间。',
  packageItemDetail: (name) => `${name}：检验编号、所需样本、报告时间和检验项目。`,
  testItemDetail: (name) => `${name}：所需样本和检验前准备。`,
  news: '最新消息和公告。',
  newsDetail: (name) => `最新消息：${name}`,
  covidintroduce: '新冠病毒检测介绍：检测种类和地点。',
  covidqusetion: '新冠病毒检测常见问题及解答。',
  grassrootReserve: '医管局协作计划在线预约：预约、修改或取消心电图、抽血和样本采集服务。',
  grassrootReserveNotOpen: '在线预约是否开放，以及如何联系我们。',
  doctorService: '供转介患者的医生查阅检验申请和报告。',
  infoEnter: '到访前登记个人信息，获取供柜台扫描的二维码，一小时内有效。',
  terms: '在本网站预约、修改或取消预约时适用的条款。',
  privacy: '您预约时提供的个人资料如何使用和保存，以及您的权利。',
  accessibility: '我们如何让人人都能使用本网站、哪些尚未做到，以及可以告诉谁。',
};
