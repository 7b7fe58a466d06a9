import type { Locale } from '@tsumugi/domain'
import { snake, type Problem } from '@tsumugi/contract'
import type { Cause, Refusal } from '../refusal.ts'
import { messages as en } from '../messages/en.ts'
import { messages as ja } from '../messages/ja.ts'
import { messages as zhCN } from '../messages/zh-CN.ts'

const catalogue = { ja, en, 'zh-CN': zhCN } as const

/** The body of a refusal, in the reader's language: what is wrong, why, and what to do. */
export function errorReply(refusal: Refusal, locale: Locale, requestId: string): object {
  return {
    errors: problemsOf(refusal.causes, locale),
    request_id: requestId,
    ...(refusal.current === undefined ? {} : { current: refusal.current }),
  }
}

/** Causes as callers read them. */
export const problemsOf = (causes: readonly Cause[], locale: Locale): Problem[] =>
  causes.map((cause) => ({
    code: cause.code,
    field: cause.field ? cause.field.split('.').map(snake).join('.') : null,
    message: wordsFor(cause, locale),
    meta: { ...cause.meta },
  }))

/** The last name of a path: in a list, whose entries have numbers, that of the list. */
const nameIn = (path: string | null | undefined) => path?.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''

/** The words for one cause; `{field}`, by its name on the wire, and the figures of `meta` are filled in. */
export function wordsFor(cause: Cause, locale: Locale): string {
  const values: Record<string, string | number> = { field: snake(nameIn(cause.field)), ...cause.meta }
  return catalogue[locale][cause.code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
