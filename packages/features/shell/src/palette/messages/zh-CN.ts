import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: '查找',
  search: '画面、单据、商品或人员的名称或编号',
  none: '没有找到。请用编号或名称开头的文字查找。',
  count: '{count}项',
  searching: '正在查找。',
  recent: '最近',
  action: '操作',
  switch: '切换到{name}',
  new: '新建：{name}',
  import: '导入表格',
  language: '将显示语言改为{name}',
  help: '打开此页面的帮助',
  signOut: '退出登录',
  open: '查找',
}
