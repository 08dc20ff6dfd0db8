import type { editingRefusals as source } from '../en/editing-refusals.ts';
import type { Words } from '../words.ts';

export const editingRefusals: Words<typeof source> = {
  'content-invalid': '部分字段未填写或格式不正确，已在下方标示。',
  'content-published': '此内容曾经发布，不能删除。请改为撤回。',
  'entry-required': '网站必须保留此内容，不能撤回或删除。请改为编辑。',
  'mail-server-missing': '尚未设置邮件服务器，因此无法发送邮件。请联系系统管理人员。',
  'code-taken': '此编号已被使用，请另选一个。',
  'area-in-use': '此处仍有服务点，请先将服务点移到其他分区或删除。',
  'bookings-in-the-way': '此更改会影响现有预约。请先在“开放时间”中改期或取消相关预约。',
  'service-point-used': '此服务点曾有预约，不能删除。请改为停用，记录会保留。',
  'service-point-named': '已发布的采样中心仍指明此服务点。请先在该处移除或改选服务点并发布，然后再删除。',
  'service-in-use': '此服务仍由服务点提供、设有开放时间或曾有预约，不能删除；可改为停用。',
  'sample-in-use': '仍有真实数据与示范内容相关，请先按清单逐项处理。没有移除任何数据。',
  'picture-format': '请选择 JPEG、PNG 或 WebP 图片。',
  'picture-unreadable': '图片已损坏，无法读取。请选择另一张图片。',
  'picture-animated': '这是动态图片，请选择静态图片。',
  'picture-too-large': '图片太大，请选择不超过 4,000 万像素及 12 MB 的图片。',
  'picture-too-small': '图片太小，显示时会不清晰。请选择较大的图片。',
  'import-invalid': '文件中有些内容需要先更正。未导入任何数据。',
  'import-outdated': '预览之后，网站上的数据已有改动。请再看一次预览再导入。',
};
