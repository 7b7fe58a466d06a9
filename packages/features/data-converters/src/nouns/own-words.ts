import { extensionPrefix, masters, snake, type ExtensionFieldDefinition, type MasterField } from '@tsumugi/contract'
import { extensionTargets } from '@tsumugi/domain'
import { useData } from '@tsumugi/queries'
import { useMemo } from 'react'
import { useNounWords, type FieldWords } from './field-words.ts'
import type { ConverterNoun } from './nouns.ts'

/** The words of a noun with the organisation's own fields behind its own; undefined while these are not known. */
export function useFieldWords(noun: ConverterNoun): FieldWords | undefined {
  const words = useNounWords(noun)
  const target = snake(words.definition.master.name)
  const carries = (extensionTargets as readonly string[]).includes(target)
  const call = { query: { perPage: 200, filter: { target } } }
  const { data, error } = useData(masters.extensionFieldDefinitions.endpoints.list, carries ? call : null, {
    stays: true,
  })
  return useMemo(() => {
    if (carries && !data && !error) return undefined
    return withOwnFields(words, data ?? [])
  }, [words, carries, data, error])
}

/** Words that also know these fields: they are found by their name in any language, and by their key. */
export function withOwnFields(words: FieldWords, own: readonly ExtensionFieldDefinition[]): FieldWords {
  const entered = own.filter(({ type }) => type !== 'formula')
  if (entered.length === 0) return words
  const named = new Map<string, ExtensionFieldDefinition>(
    entered.map((field) => [`${extensionPrefix}${field.key}`, field]),
  )
  const { definition } = words
  const fields = { ...definition.master.fields, ...Object.fromEntries([...named.keys()].map((name) => [name, asText])) }
  const heads = [...named].map(([name, { key, name: ja, nameEn, nameZh }]) => {
    return [name, [name, key, ja, nameEn, nameZh].filter((head) => head !== null)] as const
  })
  return {
    ...words,
    definition: { ...definition, master: { ...definition.master, fields } },
    fields: [...words.fields, ...named.keys()],
    heads: { ...words.heads, ...Object.fromEntries(heads) },
    label(field, locale) {
      const { name, nameEn, nameZh } = named.get(field) ?? {}
      return { ja: name, en: nameEn, 'zh-CN': nameZh }[locale] ?? name ?? words.label(field, locale)
    },
  }
}

/** The server reads the text by the field's type. */
const asText: MasterField = { kind: 'text', presence: 'maybe', schema: undefined as never }
