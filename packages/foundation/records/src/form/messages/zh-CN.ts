import type { Messages } from './ja.ts'

export const messages: Messages = {
  'leave.title': '放弃更改吗?',
  'leave.text': '有尚未保存的输入。',
  'leave.discard': '放弃并关闭',
  'leave.stay': '继续编辑',
  title: '合并更改',
  why: '在您编辑期间,{name} 已保存。请选择要保留的内容。',
  'why.somebody': '在您编辑期间,其他人已保存。请选择要保留的内容。',
  conflicts: '双方都更改的项目 {count} 项',
  onlyOne: '仅一方更改的项目 {count} 项',
  mine: '我的',
  theirs: '{name} 的',
  'theirs.somebody': '对方的',
  both: '两者都保留',
  before: '原值',
  empty: '（空）',
  allMine: '全部用我的',
  allTheirs: '全部用对方的',
  save: '按此内容保存',
  left: '再选择 {count} 项即可保存。',
  none: '没有差异,对方的更改与您的相同。',
}
