import type { Messages } from './ja.ts'

export const messages: Messages = {
  somebody: '其他人',
  history: '对方的值即使未选择,也会留在变更记录中。',
  before: '原值',
  refused: '从当前状态无法选择',
  title: '移除 {product} 之前',
  why: '您打开之后,{name} 保存了此商品。请先查看更改内容,再决定移除或保留。移除后仍可从变更记录中恢复。',
  elsewhere: '更改的是地图上不显示的项目或文件。',
  anyway: '仍然移除',
}
