import {
  camel,
  extensionPrefix,
  masters,
  snake,
  type ExtensionFieldDefinition,
  type MasterConfig,
  type MasterField,
} from '@tsumugi/contract'
import { extensionTargets } from '@tsumugi/domain'
import type { Catalogue, Locale } from '@tsumugi/i18n'
import { useData } from '@tsumugi/queries'
import { useMemo } from 'react'
import { useConfigs, withConfigs } from './configs/use-configs.ts'
import { askedFields, type Definition, type RecordText, type Words } from './definition.ts'
import { asNamed } from './named/named.ts'
import { namedLooks } from './named/named-fields.tsx'

/** How the types of an organisation's own fields are entered and shown. */
const kinds = {
  text: 'text',
  number: 'decimal',
  date: 'date',
  select: 'choice',
  multi: 'list',
  check: 'flag',
  user: 'text',
  file: 'text',
  formula: 'decimal',
} as const

/**
 * A definition as the organisation has set its fields (domain §3.1), with its own among them (domain §3.17), so that
 * columns, filters, forms, pasting and export take them as any other. Undefined while it is not yet known which there are.
 */
export function useOwnFields(definition: Definition): Definition | undefined {
  const target = snake(definition.master.name)
  const carries = (extensionTargets as readonly string[]).includes(target)
  const call = { query: { perPage: 200, filter: { target } } }
  const { data, error } = useData(masters.extensionFieldDefinitions.endpoints.list, carries ? call : null, {
    stays: true,
  })
  const { configs } = useConfigs(definition.master)
  return useMemo(() => {
    if (!configs || (carries && !data && !error)) return undefined
    const set = withConfigs({ ...definition, texts: withNames(definition.texts, configs.map(nameOfConfig)) }, configs)
    return data ? withFields(set, data) : set
  }, [definition, data, carries, error, configs])
}

/** The definition with these fields after its own. */
export function withFields(definition: Definition, own: readonly ExtensionFieldDefinition[]): Definition {
  if (own.length === 0) return definition
  const named = own.map((field) => [`${extensionPrefix}${field.key}`, field] as const)
  const entered = named.filter(([, { type }]) => type !== 'formula').map(([name]) => name)
  const looks = named.flatMap(([name, { type }]) =>
    type === 'user' || type === 'file' ? [[name, namedLooks[type]] as const] : [],
  )
  return {
    ...definition,
    master: {
      ...definition.master,
      fields: {
        ...definition.master.fields,
        ...Object.fromEntries(named.map(([name, field]) => [name, fieldOf(field)])),
      },
    },
    texts: withNames(
      definition.texts,
      named.map(([name, field]) => [name, nameOfOwn(field)] as const),
    ),
    fields: { ...definition.fields, ...Object.fromEntries(looks) },
    columns: [...definition.columns, ...named.map(([name]) => name)],
    asks: [...askedFields(definition).map(([name]) => name), ...entered],
  }
}

function fieldOf({ type, options, required }: ExtensionFieldDefinition): MasterField {
  const kind = kinds[type]
  const presence = type === 'check' ? 'usual' : required && kind !== 'list' ? 'needed' : 'maybe'
  return {
    kind,
    presence,
    schema: undefined as never,
    places: 4,
    most: 4000,
    ...((type === 'select' || type === 'multi') && { choices: options }),
  }
}

type NameIn = (locale: Locale) => string | null

const nameOfOwn =
  ({ name, nameEn, nameZh, unit }: ExtensionFieldDefinition): NameIn =>
  (locale) => {
    const own = (locale === 'en' ? nameEn : locale === 'zh-CN' ? nameZh : null) ?? name
    return unit ? `${own} (${unit})` : own
  }
const nameOfConfig = ({ key, labelJa, labelEn, labelZh }: MasterConfig): readonly [string, NameIn] => [
  camel(key),
  (locale) => ({ ja: labelJa, en: labelEn, 'zh-CN': labelZh })[locale],
]

/** Texts that also know what these fields are called, in each language; null leaves the usual name. */
function withNames(texts: Catalogue<Words>, named: readonly (readonly [string, NameIn])[]): Catalogue<Words> {
  const known = new Map<Promise<RecordText>, Promise<RecordText>>()
  function worded(text: RecordText): RecordText {
    const names = new Map(named.map(([field, nameIn]) => [`field.${field}`, nameIn(text.locale)]))
    const isOwn = (key: string) => key.includes(`.${extensionPrefix}`)
    const say = ((key, values) => names.get(key) ?? (isOwn(key) ? '' : text(key, values))) as RecordText
    return Object.assign(say, { rich: text.rich, locale: text.locale })
  }
  return {
    $fallback: texts.$fallback,
    load(locale) {
      const loading = texts.load(locale)
      const before = known.get(loading)
      if (before) return before
      const wrapped = loading.then(worded)
      // Read by React's `use`, so that a text that is here is answered at once.
      void wrapped.then(
        (value) => Object.assign(wrapped, { status: 'fulfilled', value }),
        () => undefined,
      )
      known.set(loading, wrapped)
      return wrapped
    },
  }
}

/** A record with what its own fields hold beside its other fields. */
export function flat<Row>(row: Row): Row {
  const { extensions, ...rest } = row as { extensions?: Readonly<Record<string, unknown>> }
  const own = Object.entries(extensions ?? {}).map(([key, value]) => [`${extensionPrefix}${key}`, value])
  return { ...rest, ...Object.fromEntries(own) } as Row
}

/** What is sent: the values of own fields together, as the server takes them; a person or a file by its id. */
export function gathered(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(input)
  const own = entries.filter(([name]) => name.startsWith(extensionPrefix))
  if (own.length === 0) return { ...input }
  const others = entries.filter(([name]) => !name.startsWith(extensionPrefix))
  return {
    ...Object.fromEntries(others),
    extensions: Object.fromEntries(
      own.map(([name, value]) => [name.slice(extensionPrefix.length), asNamed(value)?.id ?? value]),
    ),
  }
}

/** The name of a field on the wire; the keys of own fields are as people wrote them. */
export const wireName = (field: string): string => (field.startsWith(extensionPrefix) ? field : snake(field))

/** Which field a complaint such as `color.extensions.fabric_width` is about; undefined where it is about none of these. */
export function fieldNamed(
  fields: Readonly<Record<string, unknown>>,
  path: string | null | undefined,
): string | undefined {
  const parts = (path ?? '').split('.')
  const last = parts.at(-1) ?? ''
  if (parts.includes('extensions'))
    return Object.keys(fields).find(
      (name) => name.startsWith(extensionPrefix) && camel(name.slice(extensionPrefix.length)) === camel(last),
    )
  return parts.map(camel).find((part) => part in fields)
}
