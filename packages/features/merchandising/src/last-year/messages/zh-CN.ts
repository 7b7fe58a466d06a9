import type { Messages } from './ja.ts'

export const messages: Messages = {
  ghost: '去年 {quantity} 件 {retail}',
  title: '去年同分类同期:{count} 款,{quantity} 件,零售总额 {retail}',
}
