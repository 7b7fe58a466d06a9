import { documentTexts } from '@tsumugi/documents'
import { formatDate, useText, type Text } from '@tsumugi/i18n'
import { useMemo } from 'react'
import { fieldTexts } from './messages/catalogue.ts'
import type { Messages } from './messages/ja.ts'

type Word = keyof Messages
/** Fields whose values are words of ours; what people write in others is shown as they wrote it. */
const chosen = new Set(['role', 'status', 'locale', 'deliveryStatus', 'billingStatus'])

export interface FieldWords {
  fieldWords(name: string): string
  valueWords(value: unknown, field?: string): string
}

/**
 * Fields and values of the audit in the reader's language; an organisation's own field is called as it called it, and a
 * status of a document as the documents of its kind, `noun`, call it.
 */
export function useFieldWords(noun?: string | null): FieldWords {
  const t = useText(fieldTexts)
  const documents = useText(documentTexts) as unknown as Text<Record<string, string>>
  return useMemo(() => {
    /** `listPrice`; of budgets and results `2027-03 sales`. */
    const fieldWords = (name: string): string => {
      const [, before, last] = /^(\d{4}-\d{2} (?:.* )?)(\w+)$/.exec(name) ?? []
      return before && last ? `${before}${fieldWords(last)}` : t(`field.${name}` as Word) || name
    }
    const objectWords = (value: object): string =>
      'name' in value && typeof value.name === 'string'
        ? value.name
        : Object.entries(value)
            .map(([key, part]) => `${fieldWords(key)} ${valueWords(part, key)}`)
            .join(' / ')
    const valueWords = (value: unknown, field = ''): string => {
      if (value === null || value === undefined || value === '') return '–'
      if (Array.isArray(value)) return value.map((item) => valueWords(item, field)).join(', ') || '–'
      if (typeof value === 'object') return objectWords(value)
      const text = String(value)
      const ofDocument = noun && field === 'status' && documents(`status.${noun}.${text}`)
      if (ofDocument) return ofDocument
      if (typeof value === 'boolean' || chosen.has(field)) return t(`value.${text}` as Word) || text
      return /^\d{4}-\d{2}-\d{2}T/.test(text) ? formatDate(text, 'long') : text
    }
    return { fieldWords, valueWords }
  }, [t, documents, noun])
}
