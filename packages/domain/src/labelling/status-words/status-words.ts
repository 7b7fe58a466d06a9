import type { Locale } from '../../people/user.ts'
import type { LabelStatus } from '../label/label-status.ts'

/** What the statuses of a label are called, a file per language: in lists, on products and in files alike. */
export const labelStatusWordFiles = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
} as const satisfies Record<Locale, () => Promise<{ messages: LabelStatusMessages }>>

export type LabelStatusMessages = Readonly<Record<LabelStatus, string>>
