import { camel, masterConfigs, snake, type Master, type MasterConfig } from '@tsumugi/contract'
import { useData } from '@tsumugi/queries'
import { useApi } from '@tsumugi/session'
import { askedFields, type Definition } from '../definition.ts'

/** How the organisation uses the fields of a master; undefined until it is known. */
export function useConfigs({ name }: Master) {
  const calls = useApi().of(masterConfigs)
  const query = { kindGroup: snake(name) }
  const { data, error, mutate } = useData(masterConfigs.list, { query }, { stays: true })
  return { configs: data ?? (error ? [] : undefined), calls, refresh: mutate }
}

/** Nobody has put the fields in another order. */
const isUsual = (fields: readonly string[], configs: readonly MasterConfig[]) =>
  configs
    .toSorted((one, other) => one.position - other.position || one.id - other.id)
    .every(({ key }, at) => camel(key) === fields[at])

/** The definition as the organisation has set it: fields left out, required, put in order. The key stays in front of a list. */
export function withConfigs(definition: Definition, configs: readonly MasterConfig[]): Definition {
  const { fields, key } = definition.master
  const byField = new Map(configs.map((config) => [camel(config.key), config]))
  const isShown = (name: string) => byField.get(name)?.shown ?? true
  const place = (name: string) => byField.get(name)?.position ?? 1_000
  const usual = isUsual(Object.keys(fields), configs)
  const ordered = (names: readonly string[]) =>
    usual ? [...names] : names.toSorted((one, other) => place(one) - place(other))
  const first = definition.columns.includes(key) ? definition.columns[0]! : null
  const columns = ordered(definition.columns.filter((name) => name !== first && isShown(name)))
  return {
    ...definition,
    master: {
      ...definition.master,
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          field.presence === 'maybe' && byField.get(name)?.required ? { ...field, presence: 'needed' as const } : field,
        ]),
      ),
    },
    columns: first === null ? columns : [first, ...columns],
    asks: ordered(
      askedFields(definition)
        .map(([name]) => name)
        .filter(isShown),
    ),
  }
}
