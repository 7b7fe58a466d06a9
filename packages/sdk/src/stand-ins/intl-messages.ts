// Stands in for `react-intl/server`, whose intl object writes lists, durations and regions too: widgets write messages only.
import { IntlMessageFormat } from 'intl-messageformat'
import { Children, createElement, Fragment, isValidElement, type ReactNode } from 'react'
import type { createIntl as createWholeIntl } from 'react-intl/server'

type Intl = ReturnType<typeof createWholeIntl>
type Rich = (chunks: ReactNode[]) => ReactNode

export const createIntlCache = () => ({})

/** What a tag holds and what a message comes to are lists of nodes: each stands in a fragment with a key, as with react-intl. */
const withKeys = (nodes: ReactNode[]) =>
  Children.toArray(nodes).map((node, key) => (isValidElement(node) ? createElement(Fragment, { key }, node) : node))

export function createIntl({
  locale,
  messages,
  onError,
}: Parameters<typeof createWholeIntl>[0]): Pick<Intl, 'formatMessage'> {
  const formats = new Map<string, IntlMessageFormat>()
  function formatOf(id: string): IntlMessageFormat {
    const known = formats.get(id)
    if (known) return known
    const made = new IntlMessageFormat((messages as Record<string, string>)[id]!, locale)
    formats.set(id, made)
    return made
  }
  function write({ id }: { id: string }, values: Readonly<Record<string, unknown>> = {}): ReactNode {
    const keyed = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (chunks: ReactNode[]) => (value as Rich)(withKeys(chunks)) : value,
    ])
    try {
      const parts = formatOf(id).format<ReactNode>(Object.fromEntries(keyed))
      return Array.isArray(parts) ? withKeys(parts) : parts
    } catch (error) {
      onError?.(error as never)
      return id
    }
  }
  return { formatMessage: write as never }
}
