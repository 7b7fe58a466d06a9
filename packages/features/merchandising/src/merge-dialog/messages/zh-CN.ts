import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: '合并更改',
  why: '在您编辑期间,{name} 保存了此商品。请选择要保留的内容。{name} 的值即使未选择,也会留在变更记录中。',
  somebody: '其他人',
  conflicts: '双方都更改的项目 {count} 项',
  onlyOne: '仅一方更改的项目 {count} 项',
  mine: '我的',
  theirs: '{name} 的',
  both: '两者都保留',
  before: '原值',
  refused: '从当前状态无法选择',
  allMine: '全部用我的',
  allTheirs: '全部用对方的',
  save: '按此内容保存',
  left: '再选择 {count} 项即可保存。',
  none: '没有差异,对方的更改与您的相同。',
  'takeOff.title': '移除 {product} 之前',
  'takeOff.why': '您打开之后,{name} 保存了此商品。请先查看更改内容,再决定移除或保留。移除后仍可从变更记录中恢复。',
  'takeOff.elsewhere': '更改的是地图上不显示的项目或文件。',
  'takeOff.anyway': '仍然移除',
}
