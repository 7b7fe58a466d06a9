import { documentKinds, type DocumentKind } from '@tsumugi/contract'
import { documentPath, documentPaths, type DocumentNoun } from '@tsumugi/domain'
import type { Noun } from '@tsumugi/i18n'
import type { ReactNode } from 'react'
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
  /** The conversation about a document, drawn in its place by whoever has one; without, there is no tab for it. */
  talkOf?(threadId: number): ReactNode
  /** Fields of the kind that stand in the list beside those of every document. */
  readonly columns?: readonly string[]
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
