import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: '比较面辅料',
  compare: '比较',
  oneMore: '再选一个即可比较',
  close: '关闭',
  gone: '有面料已下架',
  best: '最优',
  price: '单价',
  lastStep: '最低单价',
  composition: '成分',
  width: '幅宽',
  weight: '克重',
  free: '此色可用量',
  lead: '交期',
  days: '{count} 天',
  least: '最小订量',
  finish: '后整理',
  origin: '产地',
  certificates: '认证',
  colors: '颜色数',
  distributor: '供应商',
}
