import type { Messages } from './ja.ts'

export const messages: Messages = {
  'error.401': '请先登录',
  'error.401Why': '可能因长时间未操作，登录已失效。请从首页重新登录。',
  'error.403': '无法打开此页面',
  'error.403Why': '当前组织或权限不允许查看。请切换组织或咨询管理员。',
  'error.404': '找不到页面',
  'error.404Why': '内容可能已删除、已移动，或当前组织无法查看。切换组织后或许可以查看。',
  'error.500': '服务器发生问题',
  'error.500Why': '已保存的内容不受影响。请稍后再试。',
  'error.503': '暂时无法使用',
  'error.503Why': '正在维护或访问繁忙。已保存的内容不受影响。请稍后再试。',
  'error.other': '发生问题',
  'error.otherWhy': '已保存的内容不受影响。请重试或返回首页。',
  'error.home': '返回首页',
  'error.code': '代码',
  'error.from': '页面',
}
