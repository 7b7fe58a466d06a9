import type { Messages } from './ja.ts'

export const messages: Messages = {
  title: '前往页面',
  search: '页面名称',
  none: '没有该名称的页面，请换个词。',
  count: '{count}项',
  upcoming: '即将推出',
  open: '查找页面',
}
