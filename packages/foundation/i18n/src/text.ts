import type { ReactNode } from 'react'
import type { MessageFormatElement } from 'react-intl'
import { createIntl, createIntlCache, type IntlShape } from 'react-intl/server'
import { formatNumber } from './formats.ts'
import { defaultLocale, type Locale } from './locale.ts'
import { usesSyntax } from './message-syntax.ts'

/** A message as a module carries it: ICU source, or the syntax tree a build made of it. */
export type CompiledMessage = string | MessageFormatElement[]

export type TextValue = string | number | bigint | boolean | Date | null | undefined
export type RichValue = TextValue | ReactNode | ((chunks: ReactNode[]) => ReactNode)

/** Writes one feature's messages in one locale. */
export interface Text<Messages> {
  /** The message with its placeholders filled, e.g. `t('selected', { count: 3 })`. */
  (key: keyof Messages & string, values?: Record<string, TextValue>): string
  /** The same with tags and nodes, e.g. `t.rich('terms', { b: (chunks) => <b>{chunks}</b> })`. */
  rich(key: keyof Messages & string, values: Record<string, RichValue>): ReactNode
  readonly locale: Locale
}

const cache = createIntlCache()

/**
 * Makes the function that writes `messages`.
 * A key that is missing is asked of `fallback` (Japanese); until that is loaded nothing is shown in its place.
 */
export function createText<Messages>(
  locale: Locale,
  messages: Record<string, CompiledMessage>,
  fallback?: () => Text<Messages> | undefined,
): Text<Messages> {
  let intl: IntlShape | undefined

  function format(key: string, values: Record<string, RichValue> | undefined): ReactNode {
    intl ??= createIntl({ locale, defaultLocale, messages: messages as Record<string, string>, onError: report }, cache)
    return intl.formatMessage({ id: key }, grouped(messages[key]!, values, locale) as never) as ReactNode
  }

  function text(key: keyof Messages & string, values?: Record<string, TextValue>): string {
    const message = messages[key]
    if (message === undefined) return fallback?.()?.(key, values) ?? ''
    return typeof message === 'string' && !usesSyntax(message) ? message : (format(key, values) as string)
  }

  function rich(key: keyof Messages & string, values: Record<string, RichValue>): ReactNode {
    if (messages[key] === undefined) return fallback?.()?.rich(key, values) ?? ''
    return format(key, values)
  }

  return Object.assign(text, { rich, locale })
}

/** Numbers that name something and count nothing. */
const names = new Set(['year', 'edition', 'id'])

/** Counts are written with separators also where a message takes them as they are: 10,047点. What it chooses by stays a number. */
function grouped(
  message: CompiledMessage,
  values: Record<string, RichValue> | undefined,
  locale: Locale,
): Record<string, RichValue> | undefined {
  const large = Object.entries(values ?? {}).filter(
    ([name, value]) => typeof value === 'number' && Math.abs(value) >= 1000 && !names.has(name),
  )
  if (large.length === 0) return values
  const chooses = (name: string) =>
    typeof message === 'string'
      ? new RegExp(`\\{\\s*${name}\\s*,`).test(message)
      : JSON.stringify(message).match(new RegExp(`"type":[2-6],"value":"${name}"|"value":"${name}","type":[2-6]`)) !==
        null
  const written = large
    .filter(([name]) => !chooses(name))
    .map(([name, value]) => [name, formatNumber(value as number, undefined, locale)] as const)
  return { ...values, ...Object.fromEntries(written) }
}

/** A message that cannot be written is a mistake of ours: reported as an uncaught error, drawn as the bare message. */
function report(error: Error): void {
  globalThis.reportError?.(error)
}
