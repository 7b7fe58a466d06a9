import type { Locale } from '../../people/user.ts'
import type { ViewNode } from '../documents/view-e-invoice.ts'
import type { EInvoiceFinding } from '../rules/validate-e-invoice.ts'
import type { EInvoiceFault } from '../documents/e-invoice-fault.ts'
import type { Messages } from './messages/ja.ts'

/** What rules, damaged files and the readable view say, a file per language. */
export const eInvoiceWordFiles = {
  ja: () => import('./messages/ja.ts'),
  en: () => import('./messages/en.ts'),
  'zh-CN': () => import('./messages/zh-CN.ts'),
} as const satisfies Record<Locale, () => Promise<{ messages: Messages }>>
export type EInvoiceWordMessages = Messages

/** Puts the key of a word into the reader's language, with its values. */
export type SayEInvoice = (key: keyof Messages, values?: Readonly<Record<string, string>>) => string

/** What a rule demands, in a sentence; `found` and `expected` of the finding stand beside it. */
export const findingSentence = ({ message, values }: EInvoiceFinding, say: SayEInvoice): string =>
  say(`rule.${message}`, values)

export const faultSentence = ({ code, line, column, path }: EInvoiceFault, say: SayEInvoice): string =>
  say(`fault.${code}`, { line: String(line ?? '–'), column: String(column ?? '–'), path: path || '/' })

export const viewLabel = ({ key }: ViewNode, say: SayEInvoice): string => say(`field.${key}` as keyof Messages)
