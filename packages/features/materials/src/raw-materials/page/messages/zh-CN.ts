import type { Messages } from './ja.ts'

export const messages: Messages = {
  files: '文件',
  'files.lead': '检测报告、认证、照片等',
  'files.none': '还没有文件。',
  'files.drop': '添加文件',
  'files.note': '文件说明',
  'files.added': '已添加文件',
  'files.remove': '移除{name}',
  'files.remove.title': '要移除{name}吗？',
  'files.remove.text': '它将不再附在此原材料上。',
  'files.remove.do': '移除',
  'files.failed': '未能添加。请检查网络后重试。',
  uses: '使用它的成本表',
  'uses.none': '还没有成本表使用它。',
  'uses.version': '第{version}版',
  'uses.perPiece': '{name} {quantity}{unit}／件',
}
