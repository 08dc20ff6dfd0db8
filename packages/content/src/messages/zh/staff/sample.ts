import type { sample as source } from '../../en/staff/sample.ts';
import type { Words } from '../../words.ts';

export const sample: Words<typeof source> = {
  title: '此数据库含有虚构的人物',
  counts: {
    bookings: (count) => `${count} 个虚构的预约`,
    accounts: (count) => `${count} 个示范账户`,
    patients: (count) => `${count} 名虚构的患者`,
    orders: (count) => `${count} 份虚构的检验申请`,
    reports: (count) => `${count} 份虚构的报告`,
  },
  whatToDo: '这些数据在试用时随示范内容加载，会占用名额并计入统计。请在向访客开放之前将其移除。',
  removal: {
    link: '移除示范内容',
    isSample: '目前显示的是示范检验所',
    isSampleHint: '服务点、文字、预约和账户均为虚构。开始录入贵所资料时，请将其移除。',
    title: '移除示范内容',
    lead: '随示范内容加载的一切将被永久删除。您之后修改过的数据归贵所所有，会予以保留。',
    goes: '将会删除',
    more: {
      servicePoints: (count) => `${count} 个服务点，连同其开放时间和时段`,
      services: (count) => `${count} 项服务`,
      testItems: (count) => `${count} 个检验项目`,
      entries: (count) => `${count} 项网站文字、图片和列表`,
    },
    stays:
      '地区、公众假期、心电图和抽血两项服务，以及审计记录会保留。如果已有人为示范文字开始撰写草稿，草稿会保留，但该文字不再发布。在贵所的服务点开放之前，访客不能预约。',
    obstacles: {
      title: '请先处理以下项目',
      lead: '有真实数据与示范内容相关。处理之前不会删除任何数据。',
      administrator: () => '目前只有示范账户能以管理员身份登录。请先创建贵所的管理员账户。',
      booking: (name, count) =>
        `${name}：有 ${count} 个由他人作出的预约。请在柜台取消，或保存该服务点，将其保留为贵所所有。`,
      account: (name) => `账户 ${name} 在示范服务点工作。请为其分配其他服务点。`,
      'identity-provider': (name) => `身份提供商的群组 ${name} 获分配示范服务点。请改为其他服务点。`,
      service: (name) => `${name}：贵所的服务点提供此服务。请保存该服务，将其保留为贵所所有。`,
      'test-item': (name) => `${name}：此组合包含示范检验项目。请将其移出，或保存这些项目以作保留。`,
      subject: (name) => `${name}：贵所的检验项目属于此类别。请发布该类别以作保留，或改用其他类别。`,
      'collection-centre': (name) => `${name}：此样本采集中心设在示范服务点。请选择其他服务点。`,
      'package-group': (name) => `${name}：贵所的套餐属于此类别。请发布该类别以作保留，或改用其他类别。`,
      order: (name) =>
        `检验申请 ${name} 是以示范医生的身份提交的。请以该医生的身份取消；如样本已接收，只能在服务器上用命令移除。`,
      change: '处理',
    },
    passwordHint: '此操作无法撤销。',
    submit: '删除示范内容',
    loading: '正在统计示范内容',
    failed: '无法统计示范内容',
    failedHint: '请再试一次。',
    none: '此数据库没有示范内容。',
    done: '示范内容已移除，不会再次加载。',
  },
};
