import { documentKinds, type DocumentKind } from '@tsumugi/contract'
import { documentPath, documentPaths, type DocumentNoun } from '@tsumugi/domain'
import type { Noun } from '@tsumugi/i18n'
import type { ComponentType, ReactNode } from 'react'
import type { DocumentDetail } from './document-answers.ts'
import { basePath, leave } from '@tsumugi/navigation'

export type Direction = 'issue' | 'receive'

/** What the screens of one kind of document need beside its row. */
export interface DocumentDefinition {
  readonly kind: DocumentKind
  /** Only those that one issues, or only those one receives; both where it is left out. */
  readonly direction?: Direction
  /** What the list is called: a word of the catalogue of nouns. */
  readonly noun: Noun
  /** The address of the list, where it is not the path of the noun. */
  readonly list?: string
  /** Where a document of any kind has its page, by its noun; in the application where it is left out. */
  hrefOf?(noun: DocumentNoun, id: number): string
  /** The organisation's own fields on a document, drawn beside what its side keeps. */
  fieldsOf?(id: number): ReactNode
  /** What was mailed of a document to a partner without an account, and the way to do so. */
  lettersOf?(detail: DocumentDetail): ReactNode
  /** The conversation about a document, drawn in its place by whoever has one; without, there is no tab for it. */
  talkOf?(threadId: number): ReactNode
  /** Lists that people go to from this one, by the word for each. */
  readonly besides?: readonly { readonly noun: Noun; readonly href: string }[]
  /** Fields of the kind that stand in the list beside those of every document. */
  readonly columns?: readonly string[]
  /** Those that the chooser of columns has as well, out of sight until somebody wants them. */
  readonly spareColumns?: readonly string[]
  /** Fields that are asked for when one is begun; all where it is left out. */
  readonly begins?: readonly string[]
  /** The partner that a new one is for unless another is chosen. */
  readonly partnerId?: number | null
  /** How fields with parts of their own are entered; those without a control are not in the form. */
  readonly controls?: Readonly<Record<string, ComponentType<FieldControlProps>>>
  /** What such a field holds, in words; '' for nothing. */
  say?(name: string, value: unknown): string
  /** Where lines of a draft may come from beside the keyboard; `add` puts them below the others, unsaved. */
  readonly linesFrom?: ComponentType<LinesFromProps>
  /** What the screens of this kind show beside the parts of every document. */
  readonly parts?: DocumentParts
}

export interface DocumentParts {
  /** Above the list: what waits to become one of its documents. */
  aboveList?(): ReactNode
  /** In place of the bar that says whose turn it is. */
  next?(detail: DocumentDetail): ReactNode
  /** Between that bar and the tabs: what it belongs to, what it is compared with. */
  above?(detail: DocumentDetail): ReactNode
  /** What a kind is looked at first by once it is issued, as the first of its tabs: an invoice by its match. */
  review?(detail: DocumentDetail): ReactNode
  /** In the dialog of a move, before it is made: what one should know of it. */
  beforeMove?(detail: DocumentDetail, move: string): ReactNode
  /** Before the tabs of every document; the first is open. */
  readonly tabs?: readonly DocumentTab[]
  /** Below its lines: what they come to. */
  belowLines?(detail: DocumentDetail): ReactNode
  /** Above what one's own side keeps. */
  rail?(detail: DocumentDetail): ReactNode
}

export interface DocumentTab {
  readonly key: string
  readonly label: string
  draw(detail: DocumentDetail): ReactNode
}

/** A field as a form holds it: its value as JSON text, '' for nothing. */
export interface FieldControlProps {
  readonly label: string
  readonly value: string
  readonly error?: string
  onChange(value: string): void
}

export interface LinesFromProps {
  readonly detail: DocumentDetail
  add(lines: readonly Readonly<Record<string, string>>[]): void
}

/** The kinds that may follow a document of this one. */
export const followersOf = ({ noun }: DocumentKind): readonly DocumentKind[] =>
  Object.values(documentKinds).filter(({ follows }) => follows?.from === noun)

const base = basePath.slice(0, -1)

/** The address of the page of a document of any kind. */
export const documentHref = ({ hrefOf }: DocumentDefinition, noun: DocumentNoun, id: number): string =>
  hrefOf?.(noun, id) ?? `${base}${documentPath(noun, id)}`

/** The address of the list. */
export const listHref = ({ list, kind }: DocumentDefinition): string => list ?? `${base}${documentPaths[kind.noun]}`

/** The same without what it asks for, which stands in the query of the page. */
export const listPath = (definition: DocumentDefinition): string => listHref(definition).replace(/\?.*$/, '')

/** Goes to the page of a document, or lets the page around open it. */
export function openDocument(
  definition: DocumentDefinition,
  noun: DocumentNoun,
  id: number,
  onOpen: ((noun: DocumentNoun, id: number) => void) | undefined,
): void {
  if (onOpen) onOpen(noun, id)
  else leave.to(documentHref(definition, noun, id))
}
