import type { Messages } from './ja.ts'

export const messages: Messages = {
  'notBuilt.title': '{area}在此版本中尚不可用',
  'notBuilt.unnamed': '此画面在此版本中尚不可用',
  'notBuilt.why': '准备好之后即可在此使用。您的数据没有任何变化。',
  'notBuilt.home': '返回首页',
  'notBuilt.others': '查找可用页面',
}
