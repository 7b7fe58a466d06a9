import type { ExtensionField } from '@tsumugi/contract'
import { formulaValue, readFormula, type FormulaFacts, type Locale } from '@tsumugi/domain'
import { fileAddress } from '../record-files/queries.ts'
import type { FieldRow } from './queries.ts'

/** The name of a field in the reader's language, Japanese where there is none. */
export const nameIn = (
  { name, name_en, name_zh }: Pick<FieldRow, 'name' | 'name_en' | 'name_zh'>,
  locale: Locale,
): string => (locale === 'en' ? name_en : locale === 'zh-CN' ? name_zh : null) ?? name

export function fieldReply(row: FieldRow, locale: Locale, facts: FormulaFacts): ExtensionField {
  const node = row.type === 'formula' ? readFormula(row.formula ?? '') : null
  return {
    id: row.id,
    definitionId: row.definition_id,
    key: row.key,
    name: nameIn(row, locale),
    type: row.type,
    options: row.options,
    unit: row.unit,
    required: row.required,
    shared: row.shared,
    label: row.label ?? null,
    url: row.type === 'file' && row.value !== null && row.value !== undefined ? fileAddress(Number(row.value)) : null,
    lockVersion: row.lock_version,
    value:
      row.type === 'formula' ? node && formulaValue(node, facts) : ((row.value ?? null) as ExtensionField['value']),
  }
}

/** What formulas of a record may name: its own figures, and its fields that hold numbers. */
export const factsOf = (rows: readonly FieldRow[], own: FormulaFacts): FormulaFacts => ({
  ...own,
  ...Object.fromEntries(
    rows.filter(({ type }) => type === 'number').map(({ key, value }) => [key, value as string | null]),
  ),
})

/** A value as a person reads it in a list of changes. */
export function valueText(
  { type, unit }: Pick<FieldRow, 'type' | 'unit'>,
  value: unknown,
  label: string | null,
): string | null {
  if (value === null || value === undefined) return null
  if (type === 'check') return value ? '✓' : '–'
  if (type === 'user' || type === 'file') return label
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return type === 'number' && unit ? `${text} ${unit}` : text
}
