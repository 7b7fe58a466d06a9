import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: '其他人已先保存',
  why: '{name}已先保存。请选择不同之处保留谁的内容。',
  somebody: '其他人',
  mine: '我的内容',
  save: '按此保存',
  left: '还有{count}处需要选择。',
  'group.about': '款号、品名等',
  'group.tape': '标签尺寸与尺码',
  'group.composition': '成分',
  'group.symbols': '洗护符号',
  'group.terms': '附注',
  'group.maker': '标示者与产地',
}
