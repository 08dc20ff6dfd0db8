import type { PersonalRow, PersonalTableName } from '@phial/contract/staff/privacy';
import type { privacy as source } from '../../en/staff/privacy.ts';
import type { Words } from '../../words.ts';

const tables: Record<PersonalTableName, string> = {
  appointments: '预约',
  'waiting-list': '候补登记',
  orders: '检验申请',
  reports: '报告',
};

const erasureActions: Record<PersonalRow['fate'], string> = {
  erase: '将被删除',
  cancel: '将被取消并删除',
  keep: '作为医疗记录保留',
};

export const privacy: Words<typeof source> = {
  title: '隐私',
  lead: '患者的个人信息会自动删除。这里可以查看接下来要删除的数据，并处理个人提出的要求。',
  loading: '正在加载',
  failed: '未能取得本页数据',
  tables,
  erasureActions,
  preview: {
    title: '每日删除',
    rule: (days, since) =>
      `到访日期 ${days} 天后，预约的个人信息即被删除，统计数据保留。目前保留${since}起的到访信息。`,
    none: '一周内没有到期的数据。',
    tableLabel: '已到期及一周内到期的数据',
    visits: '到访日期',
    erasedOn: '删除日期',
    table: '类别',
    rows: '记录数',
    dueNow: '已到期',
  },
  held: {
    title: (records) => `有 ${records.toLocaleString('en')} 项记录同时到期，目前没有删除任何数据`,
    clock: (today) => `按服务器的时钟，今天是${today}。`,
    since: (day) => `上次删除时，保留了${day}起的到访记录。现在到期的数量，多于其间天数所应有的。`,
    never: '此数据库从未进行过删除。',
    choose:
      '如果日期正确，例如服务器曾长时间停用，或从备份恢复，请删除这些记录。如果日期不正确，请不要删除，并请有关人员校正时钟；之后每日的删除会自动恢复。',
    erase: '删除这些记录',
    question: (records) => `要删除 ${records.toLocaleString('en')} 项记录吗？`,
    visits: (day) => `${day}之前到访的所有个人信息都会删除。`,
    forGood: '删除后无法恢复。',
    keep: '不删除',
    sure: '永久删除',
    erased: '已删除到期的记录。',
  },
  runs: {
    title: '删除、导出及查询记录',
    none: '尚无删除、导出或查询的记录',
    allInAuditLog: '在审计记录中查看全部',
  },
  person: {
    title: '个人提出的要求',
    tip: '提出要求的人必须证明号码属于本人：请查看证件。查询、导出和删除都会写入审计记录。',
    document: '证件',
    documents: { HKID: '香港身份证', TRAVEL: '旅行证件' },
    number: '证件号码',
    numberHint: { HKID: '完整号码，包括括号内的数字或字母，例如 A123456(3)', TRAVEL: '按护照或通行证所示' },
    search: '查询',
    searching: '正在查询',
    clear: '关闭此人信息',
    found: (docNo, count) => (count === 0 ? `没有保留 ${docNo} 的信息` : `${docNo} 的记录：${count} 条`),
    nothingHint: '可能从未预约，或个人信息已被删除。',
    tableLabel: '此人的记录',
    at: '时间',
    kind: '类别',
    state: '状态',
    fate: '删除时',
    unsearchable: (count) =>
      `有 ${count} 条记录（任何人的）无法查询，因为没有对应的密钥。请联系服务器管理员。`,
    copy: '保存副本',
    copyTip: '文件以明文包含全部信息。交给本人后，请从这台电脑删除。',
    copied: '副本已保存。交给本人后，请从这台电脑删除。',
    erase: '删除此人信息',
  },
  states: {
    BOOKED: '已预约',
    ATTENDED: '已到',
    NO_SHOW: '爽约',
    CANCELLED: '已取消',
    DRAFT: '草稿',
    PLACED: '已提交',
    RECEIVED: '已收样本',
    IN_PROGRESS: '部分报告已发出',
    REPORTED: '已出报告',
    PATIENT: '医生的患者',
    partial: '部分结果',
    preliminary: '初步结果',
    final: '最终报告',
    amended: '已修订',
    corrected: '已更正',
    appended: '有补充',
    cancelled: '已取消',
    'entered-in-error': '录入有误',
  },
  erase: {
    title: '永久删除？',
    count: (erased, cancelled, kept) =>
      [
        `${erased} 条记录的个人信息将被删除。`,
        cancelled > 0 ? `其中 ${cancelled} 个未到期的预约将被取消。` : '',
        kept > 0 ? `${kept} 条作为医疗记录保留。` : '',
      ].join(''),
    forGood: '删除后无法恢复。',
    confirmation: '请再次输入证件号码',
    confirmationHint: '以确认是您要删除的人',
    differs: '与查询时的号码不一致，请重新输入。',
    submit: '永久删除',
    keep: '不删除',
    done: (rows) => `已删除 ${rows} 条记录`,
    changed: '这些记录刚刚有变动',
    changedHint: '现在显示的是最新数据，没有删除任何记录。请看清楚后再决定。',
  },
};
