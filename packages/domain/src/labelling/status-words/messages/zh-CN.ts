import type { Messages } from './ja.ts'

export const messages: Messages = {
  draft: '草稿',
  review: '待审核',
  approved: '已批准',
  printed: '已印刷',
  superseded: '旧版',
}
