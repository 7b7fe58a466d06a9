import { defineCatalogue } from '../catalogue.ts'
import type { Messages } from './messages/ja.ts'

/** The key of the words for a step: `t(stepKey('sewing'))`. */
export const stepKey = <Word extends string>(word: Word) => `step.${word}` as const

/** What the steps of production are called (domain §3.4), of cloth and of knit. */
export const stepTexts = defineCatalogue<Messages>({
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
})
