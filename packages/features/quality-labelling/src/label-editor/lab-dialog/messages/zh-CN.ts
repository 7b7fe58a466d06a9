import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: '检测结果',
  why: '输入检测机构的混用率后，可确认与标示之差是否在法定允差之内。',
  laboratory: '检测机构',
  reportNo: '报告编号',
  testedOn: '检测日期',
  labelled: '标示 {percent}',
  measured: '检测值',
  difference: '差 {difference}',
  within: '允差之内',
  beyond: '超出允差',
  whole: '整体',
  save: '保存',
  remove: '删除结果',
  file: '检测报告',
  'file.remove': '移除报告',
  'file.failed': '未能上传报告',
  saved: '已保存检测结果',
  removed: '已删除检测结果',
}
