import type { Master, MasterField } from '@tsumugi/contract'
import { spokenName, wordInside, type Catalogue, type Text } from '@tsumugi/i18n'
import type { RouteName } from '@tsumugi/navigation'
import type { LucideIcon } from '@tsumugi/ui'
import type { ComponentType } from 'react'

/** One record of any master, as callers get it. */
export interface MasterRow {
  readonly id: number
  readonly position: number
  readonly discardedAt: string | null
  readonly updatedAt: string
  readonly lockVersion: number
  readonly [field: string]: unknown
}

/** Texts of an area: `title.<master>`, `one.<master>`, `field.<name>`, `choice.<field>.<word>`, and `hint.<field>` where one helps. */
export type Words = Record<string, string>
/** What a form holds of one field: text for what is typed, else the value itself. */
export type FormValue = unknown
export type FormValues = Record<string, FormValue>

export interface WidgetProps {
  name: string
  label: string
  must: boolean
  hint?: string
  error?: string
  value: FormValue
  onChange(value: FormValue): void
  values: FormValues
  set(values: FormValues): void
}

/** Where a field is entered, shown or pasted otherwise than its kind says. */
export interface FieldLook {
  widget?: ComponentType<WidgetProps>
  cell?: ComponentType<{ value: unknown; record: MasterRow }>
  /** A pasted or imported text as a value; null where it cannot be read. */
  read?(text: string): unknown
  /** `false`: no text of a pasted table can be one. */
  isPasted?: false
  /** Least width of its column in px. */
  width?: number
}

export interface PanelProps {
  values: FormValues
  set(values: FormValues): void
  /** Null while it is being added. */
  record: MasterRow | null
}

export interface ViewProps {
  records: readonly MasterRow[]
  onOpen(record: MasterRow): void
}

/** What one master needs beyond its row in the contract. Whatever these eight cannot say gets a screen of its own. */
export interface Definition {
  master: Master
  texts: Catalogue<Words>
  routes: { list: RouteName; record: RouteName }
  /** Fields shown in the list, the key column first. */
  columns: readonly string[]
  fields?: Readonly<Record<string, FieldLook>>
  /** Stands below the fields of a record; `wide` puts it beside them. */
  panel?: { Panel: ComponentType<PanelProps>; wide?: boolean }
  /** Another way to look at all of them at once. */
  view?: { key: string; icon: LucideIcon; View: ComponentType<ViewProps> }
  /** Only these fields are asked for in a form, in this order; without it all of them. */
  asks?: readonly string[]
}

type FieldKey<M extends Master> = `field.${keyof M['fields'] & string}`

/** A definition whose texts name every field of its master. */
export function define<M extends Master, Texts extends Record<FieldKey<M> | `${'title' | 'one'}.${M['name']}`, string>>(
  definition: Omit<Definition, 'master' | 'texts'> & { master: M; texts: Catalogue<Texts> },
): Definition {
  return definition as unknown as Definition
}

export type RecordText = Text<Words>

/** What the records are called together, and one of them. */
export const titleOf = ({ master }: Definition, t: RecordText): string => t(`title.${master.name}`)
export const oneOf = ({ master }: Definition, t: RecordText): string => t(`one.${master.name}`)

/** The same within a sentence. */
export const oneInside = (definition: Definition, t: RecordText): string => wordInside(oneOf(definition, t), t.locale)

/** What a record is called: its name, or what it is a choice of. */
export function nameOf({ fields }: Master, record: Readonly<Record<string, unknown>>, t: RecordText): string {
  if ('name' in fields) return String(record.name ?? '')
  const chosen = Object.entries(fields).filter(([, { kind, presence }]) => kind === 'choice' && presence === 'needed')
  return chosen.map(([field]) => wordOf(t, field, record[field])).join(' ')
}

/** The same in the reader's language, where the record says it: 中文名 for who reads Chinese. */
export function spokenNameOf(master: Master, record: Readonly<Record<string, unknown>>, t: RecordText): string {
  return spokenName({ ...record, name: nameOf(master, record, t) }, t.locale)
}

/** A word to choose, in the reader's language; words that need no translation stand for themselves. */
export function wordOf(t: RecordText, field: string, word: unknown): string {
  return t(`choice.${field}.${String(word)}`) || String(word ?? '')
}

/** Fields of a form, in the order they are asked for. */
export function askedFields({ master, asks }: Definition): (readonly [string, MasterField])[] {
  return (asks ?? Object.keys(master.fields)).map((name) => [name, master.fields[name]!] as const)
}
