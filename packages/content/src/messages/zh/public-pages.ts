import type { publicPages as en } from '../en/public-pages.ts';
import type { Words } from '../words.ts';

export const publicPages: Words<typeof en> = {
  skip: '跳到主要内容',
  breadcrumbs: '您所在的位置',
  languages: '语言',
  more: '更多页面',
  openHere: '在网站中打开此页',
  openHint: '您还可以在网站上查询检验项目、预约服务和查找采样中心。',
  areas: {
    packages: '检验套餐',
    tests: '检验项目',
    news: '最新消息',
    jobs: '职位空缺',
    terms: '服务条款',
    privacy: '隐私政策',
    accessibility: '无障碍浏览',
  },
  testsLead: '检验项目按英文名称首字母排列。点击项目，可查看所需样本和检验前准备。',
  otherLetters: '数字和符号',
  noTests: '检验项目列表暂时无法提供，请向我们查询。',
  newsLead: '我们发布的消息，最新的排在最前。',
  noJobs: '目前没有职位空缺。',
  jobsLead: '我们正在招聘的职位。点击职位，可查看工作内容。',
  published: '发布日期',
  notFound: '找不到此页',
  notFoundHint: '网址可能不完整，或此页已被移除。以下列表包含所有页面。',
};
