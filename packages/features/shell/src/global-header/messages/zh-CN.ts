import type { Messages } from './ja.ts'

export const messages: Messages = {
  'header.label': '全局页眉',
  'header.menu': '菜单',
  'language.label': '语言',
  'language.failed': '无法更改语言',
  'language.failedWhy': '请检查网络连接，然后重新选择。',
  'help.label': '使用帮助',
  'help.failed': '无法打开帮助页面',
  'help.failedWhy': '请检查网络连接，然后再试一次。',
  'account.label': '账户',
  'account.switch': '切换组织',
  'account.concierge': '以专属顾问身份进入',
  'account.signOut': '退出登录',
  'account.signIn': '登录',
  'acting.label': '代理查看中',
  'acting.as': '您正在以 <b>{organisation}</b> 的 <b>{name}</b> 的身份查看。操作会留下记录。',
  'acting.back': '返回原账户',
  'concierge.label': '以专属顾问身份操作中',
  'concierge.for': '您正在以专属顾问身份处理 <b>{organisation}</b> 的业务。操作会留下记录。',
  'concierge.back': '返回{organisation}',
}
