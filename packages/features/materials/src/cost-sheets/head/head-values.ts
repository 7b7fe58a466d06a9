import type { CostSheetDetail } from '@tsumugi/contract'

/** The head of a sheet as its form holds it: colours are a line each. */
export interface HeadValues {
  readonly name: string
  readonly targetQuantity: string
  readonly colors: string
  readonly currency: string
  readonly marginMode: string
  readonly retailPrice: string
  readonly targetCost: string
  readonly targetRate: string
  readonly overheadPercent: string
  readonly note: string
}

export const headValuesOf = (sheet: CostSheetDetail): HeadValues => ({
  name: sheet.name,
  targetQuantity: String(sheet.targetQuantity),
  colors: sheet.colors.map(({ name, quantity }) => `${name} ${quantity}`).join('\n'),
  currency: sheet.currency,
  marginMode: sheet.marginMode,
  retailPrice: sheet.retailPrice ?? '',
  targetCost: sheet.targetCost ?? '',
  targetRate: sheet.targetRate ?? '',
  overheadPercent: sheet.overheadPercent,
  note: sheet.note ?? '',
})

/** `藍 200` a line; null where a line is no colour with its pieces, or names one twice. */
export function readColors(text: string): { name: string; quantity: number }[] | null {
  const lines = text
    .normalize('NFKC')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const read = lines.map((line) => /^(.+?)[\s:=]+([\d,]{1,9})$/.exec(line))
  if (read.includes(null)) return null
  const colors = read.map((found) => ({ name: found![1]!.trim(), quantity: Number(found![2]!.replaceAll(',', '')) }))
  return new Set(colors.map(({ name }) => name)).size === colors.length ? colors : null
}

export const headInputOf = (values: HeadValues) => ({
  name: values.name.trim(),
  targetQuantity: Number(values.targetQuantity || '1'),
  colors: readColors(values.colors) ?? [],
  currency: values.currency as 'JPY',
  marginMode: values.marginMode as 'retail',
  retailPrice: values.retailPrice || null,
  targetCost: values.targetCost || null,
  targetRate: values.targetRate || null,
  overheadPercent: values.overheadPercent || '0',
  note: values.note.trim() || null,
})
export type HeadInput = ReturnType<typeof headInputOf>
