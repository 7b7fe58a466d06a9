import type { DocumentKind } from '@tsumugi/contract'
import type { DocumentApprovalStatus, StatusKind } from '@tsumugi/domain'
import {
  defineCatalogue,
  formatDate,
  formatMoney,
  formatNumber,
  joinMessages,
  useText,
  wordInside,
  type Text,
} from '@tsumugi/i18n'
import type { MoveRefusal } from '../document-answers.ts'
import type { StatusMessages } from '../status-words/status-texts.ts'
import type { Messages } from './messages/ja.ts'

/** Everything that documents say, whatever their kind: `kind.contract`, `status.contract.issued`, `field.remarks` … */
export const documentTexts = defineCatalogue<Messages & StatusMessages>({
  ja: () => joinMessages(import('./messages/ja.ts'), import('../status-words/messages/ja.ts')),
  en: () => joinMessages(import('./messages/en.ts'), import('../status-words/messages/en.ts')),
  'zh-CN': () => joinMessages(import('./messages/zh-CN.ts'), import('../status-words/messages/zh-CN.ts')),
})

export type DocumentText = Text<Messages & StatusMessages>

/** What one kind of document is called in the reader's language, part by part. */
export interface DocumentWords {
  readonly t: DocumentText
  /** The word for one of them. */
  readonly one: string
  /** The same within a sentence. */
  readonly inside: string
  status(status: string): string
  look(status: string): StatusKind
  move(name: string): string
  /** A field of the head or of a line. */
  field(name: string): string
  /** What a field holds, as text; '' for nothing. */
  value(name: string, value: unknown, currency?: string): string
  /** How the approval of a draft stands. */
  approval(status: DocumentApprovalStatus): string
  /** Why a move is closed: what, why, and what to do. */
  why(refusal: MoveRefusal, name: string, status: string, partner: string): string
}

/** Whoever says something of a kind. */
export function useDocumentWords(kind: DocumentKind): DocumentWords {
  return documentWords(kind, useText(documentTexts))
}

export function documentWords(kind: DocumentKind, t: DocumentText): DocumentWords {
  const say = t as unknown as Text<Record<string, string>>
  const { noun, lifecycle } = kind
  const status = (name: string) => say(`status.${noun}.${name}`)
  const choice = (field: string, word: string) => say(`choice.${field}.${word}`) || word
  return {
    t,
    one: say(`kind.${noun}`),
    inside: wordInside(say(`kind.${noun}`), t.locale),
    status,
    look: (name) => lifecycle.kinds[name] ?? 'todo',
    move: (name) => say(`move.${noun}.${name}`),
    field: (name) => say(`field.${noun}.${name}`) || say(`field.${name}`),
    value: (name, value, currency) => valueText(kind, name, value, choice, currency),
    approval: (name) => t(`approval.${name}`),
    why(refusal, name, now, partner) {
      // Some ends have a way on of their own.
      const wayOn = refusal === 'transition_status' && say(`why.${noun}.${now}.${name}`)
      if (wayOn) return wayOn
      const from = (lifecycle.transitions[name]?.from ?? []).map((each) => t('quoted', { word: status(each) }))
      return t(`why.${refusal}`, { status: status(now), from: from.join(t('or')), partner })
    },
  }
}

function valueText(
  { fields, lines }: DocumentKind,
  name: string,
  value: unknown,
  choice: (field: string, word: string) => string,
  currency?: string,
): string {
  if (value === null || value === undefined || value === '') return ''
  const field = fields[name] ?? lines[name]
  if (name === 'amount' && currency) return formatMoney(String(value), currency)
  if (field?.kind === 'date' || name === 'issueDate') return formatDate(String(value))
  if (field?.kind === 'choice') return choice(name, String(value))
  if (field?.kind === 'decimal' || name === 'quantity' || name === 'amount') return formatNumber(String(value))
  return String(value)
}
