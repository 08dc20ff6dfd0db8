import type { Messages } from '../messages.ts';

type Errors = Messages['errors'];

const form: Errors['form'] = {
  'name-required': '请输入姓名',
  'name-too-long': '请输入不超过100个字的姓名',
  'name-chinese': '请输入中文姓名',
  'card-number-required': '请输入身份证号码',
  'card-number-invalid': '请输入正确的身份证号码',
  'phone-invalid': '请输入8位数字的电话号码',
  'phones-not-same': '两次输入的电话号码不一致',
  'email-invalid': '电子邮箱地址不正确',
  'phone-or-email': '请输入电话号码或电子邮箱',
  'captcha-required': '请输入验证码',
  'choose-address': '请选择服务点',
  'choose-date': '请选择日期',
  'agree-terms': '请同意服务条款',
  'agree-privacy': '请同意数据隐私条款',
  'date-format': '日期格式不正确',
  'qr-code-invalid': '二维码无效',
};

const refusals: Errors['refusals'] = {
  'body-invalid': '提交的资料有缺失或格式不正确，请检查后重试。',
  'field-unknown': '提交的资料含有预约服务无法识别的项目，请刷新页面后重试。',
  'text-invalid': '输入的文字含有无法读取的字符，请重新输入。',
  'name-required': form['name-required'],
  'name-too-long': form['name-too-long'],
  'card-number-required': form['card-number-required'],
  'card-number-invalid': form['card-number-invalid'],
  'phone-invalid': form['phone-invalid'],
  'email-invalid': form['email-invalid'],
  'phone-or-email': form['phone-or-email'],
  'captcha-required': form['captcha-required'],
  'captcha-wrong': '验证码不正确或已过期，请输入新的验证码。',
  'service-point-unknown': '该服务点不提供您选择的服务，请重新选择服务点。',
  'slot-unknown': '该时间不开放预约，请选择其他日期和时间。',
  'slot-past': '该时间已过，请选择更晚的时间。',
  'range-invalid': '查询范围最多100天，开始日期须早于结束日期。',
  'slot-full': '抱歉，该时段刚刚约满。请选择其他时间，您填写的资料会保留。',
  'same-time': '您在该时间已有预约。请选择其他时间，或修改原有预约。',
  'same-day': '您当天已有该项服务的预约。请选择其他日期，或修改原有预约。',
  'already-cancelled': '该预约此前已取消，您无需再做任何操作。',
  'hold-ended': '为您保留的时段已到期，请重新选择时间。',
  'hold-extensions-spent': '时限不能再延长。请立即完成预约，或重新选择时间。',
  'idempotency-mismatch': '该预约已用其他资料提交过。如要提交新的预约，请重新开始。',
  'booking-token': '为保障您的预约安全，请先通过“在线查询”重新查找预约，再修改或取消。',
  'not-found': '找不到您要的内容，请返回后重试。',
  'method-not-allowed': '此处不能进行该操作，请刷新页面后重试。',
  'body-too-large': '提交的内容过长，请缩短后重试。',
  'media-type': '提交的格式无法读取，请以JSON格式提交。',
  'too-many-requests': '尝试次数过多，请等待几分钟后重试。',
  busy: '预约服务繁忙，请稍后重试。',
  unexpected: '抱歉，系统出现问题，请过几分钟再试。',
};

const client: Errors['client'] = {
  loginExpired: '您的登录已过期，请重新登录。',
  contactAdministrator: '系统出现问题，请联系管理员。',
  connectionAbnormal: '后端接口连接异常',
  requestTimedOut: '系统接口请求超时',
  statusAbnormal: (status) => `系统接口${status}异常`,
  duplicate: '数据正在处理，请勿重复提交',
  noData: '暂无数据',
  timedOut: '已超时，请重新申请',
  requestId: (id) => `查询编号：${id}`,
};

const olderLabels: Errors['olderLabels'] = {
  englishName: '英文姓名',
  chineseName: '中文姓名',
  dateOfBirth: '出生日期',
  gender: '性别',
  documentType: '证件类型',
  hkidNumber: '香港身份证号码',
  travelDocumentType: '旅行证件类型',
  travelDocumentNumber: '旅行证件号码',
  mobileNumber: '手机号码',
  mobileNumberAgain: '确认手机号码',
  email: '电子邮箱',
  verificationCode: '验证码',
};

export const errors: Errors = { form, refusals, client, olderLabels };
