import type { server as source } from '../en/server.ts';
import type { Words } from '../words.ts';

export const server: Words<typeof source> = {
  fieldMissing: (field) => `请填写${field}，然后再试。`,
  fieldInvalid: (field) => `${field}的格式不正确，请检查后再试。`,
  fields: {
    name: '姓名',
    docNo: '身份证号码',
    telNo: '电话号码',
    email: '电子邮箱',
    uuid: '验证码',
    captcha: '验证码',
    servPtId: '服务点',
    servTime: '预约时间',
    language: '语言',
    type: '服务类别',
    holdId: '保留名额编号',
    replaces: '先前保留名额编号',
    isModifyReserve: '更改预约标记',
    apptRecordId: '预约记录编号',
    appointmentRecordId: '预约记录编号',
    id: '记录编号',
    'idempotency-key': '请求识别码',
    startDate: '开始日期',
    endDate: '结束日期',
    firstDay: '月份首日',
  },
};
