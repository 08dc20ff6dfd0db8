import type { shell as source } from '../../en/staff/shell.ts';
import type { Words } from '../../words.ts';

export const shell: Words<typeof source> = {
  siteName: '员工网站',
  doctorSiteName: '医生网站',
  skip: '跳到内容',
  language: '语言',
  languageFailed: '未能更改语言。请检查网络连接后重试。',
  menu: '菜单',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  website: '返回网站',
  myAccount: '我的账户',
  signOut: '退出登录',
  notices: { region: '消息', dismiss: '关闭此消息', alertTitle: '请注意', ok: '确定' },
  groups: { desk: '柜台', site: '网站内容', oversight: '总览', doctor: '我的患者', account: '账户' },
  page: {
    loading: '加载中',
    failed: '未能加载此页',
    failedHint: '请检查网络连接后重试。',
    broken: '此页出现问题',
    brokenHint: '请重试。如再次发生，请把发生的时间告诉管理员。',
    tryAgain: '重试',
    reload: '重新加载网站',
    notFound: '没有此页',
    notFoundHint: '网址可能不完整，或您的职务不能使用此页。',
    toStart: '前往首页',
  },
  session: {
    starting: '正在查看登录状态',
    leaving: '正在退出登录',
    ended: '登录已结束',
    endedHint: '请重新登录。您已输入的内容仍会保留。',
    other: '其他人已登录',
    otherHint: (name) =>
      `此浏览器的另一个标签页已由其他人登录，因此本页不会再执行任何操作。如要以 ${name} 的身份继续，请重新登录，您已输入的内容仍会保留。`,
    newcomerHint: '或以刚登录者的身份继续，本页已输入的内容将会丢失。',
    newcomer: '离开本页',
  },
  table: {
    filter: '筛选',
    filterHint: '输入任意一列的部分文字',
    count: (shown: number, all: number) => (shown === all ? `共 ${all} 项` : `${all} 项中的 ${shown} 项`),
    countSoFar: (shown: number, fetched: number) =>
      shown === fetched
        ? `已加载 ${fetched} 项，还有更多`
        : `已加载的 ${fetched} 项中的 ${shown} 项，还有更多`,
    none: '没有符合的项目',
    order: '排序',
    ascending: (column: string) => `${column}（升序）`,
    descending: (column: string) => `${column}（降序）`,
    clear: '清除筛选',
    more: (count: number) => `再显示 ${count} 项`,
    export: '导出 CSV',
  },
};
