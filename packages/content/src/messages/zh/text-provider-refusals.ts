import type { textProviderRefusals as source } from '../en/text-provider-refusals.ts';
import type { Words } from '../words.ts';

export const textProviderRefusals: Words<typeof source> = {
  'text-provider-url-invalid':
    '不能使用此网址。网址须以 https:// 开头，不能包含用户名、密码或 # 部分，并须指向互联网上的主机。',
  'text-provider-headers-invalid':
    '请检查请求头：每行一个，名称与内容以冒号分隔。只能填入 {secret} 和 {encodedSecret}。',
  'text-provider-body-invalid':
    '请检查请求内容：须包含 {to} 或 {number}，以及 {text}、{line} 或 {quotedLine}，不能使用其他括号名称。',
  'text-provider-secret-missing': '请输入密钥：更改网址后不会保留已保存的密钥，而请求头或内容需要密钥。',
  'text-provider-missing': '尚未保存短信服务商设置。',
};
