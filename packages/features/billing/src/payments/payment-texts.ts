import { defineCatalogue, type Text, withNouns } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What payment runs and statements say. */
export const paymentTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  { title: 'noun.payments' },
)
export type PaymentText = Text<Messages>
