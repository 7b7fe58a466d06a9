import type { CostLineGiven, CostSheetDetail, CostSheetLine } from '@tsumugi/contract'
import { tierFaults, type PriceTier } from '@tsumugi/domain'
import type { ReadCostLine } from '@tsumugi/domain/costing'

/** A line as its form holds it: colours and steps of price are typed with commas between them. */
export interface LineValues {
  readonly group: string
  readonly name: string
  readonly rawMaterialId: string
  readonly supplierId: string
  readonly supplierName: string
  readonly sourceLineId: string
  readonly consumption: string
  readonly unit: string
  readonly lossPercent: string
  readonly shrinkPercent: string
  readonly unitPrice: string
  readonly currency: string
  readonly tiers: string
  readonly colors: string
  readonly byColor: boolean
  readonly packSize: string
  readonly moq: string
  readonly note: string
}

export const emptyLine: LineValues = {
  group: 'fabric',
  name: '',
  rawMaterialId: '',
  supplierId: '',
  supplierName: '',
  sourceLineId: '',
  consumption: '',
  unit: 'm',
  lossPercent: '0',
  shrinkPercent: '0',
  unitPrice: '',
  currency: 'JPY',
  tiers: '',
  colors: '',
  byColor: false,
  packSize: '',
  moq: '',
  note: '',
}

export const tiersAsText = (tiers: readonly PriceTier[]): string =>
  tiers.map(({ minQuantity, unitPrice }) => `${minQuantity}=${unitPrice}`).join(', ')

/** `0=1180, 1000=1120`; null where a part is no step, or steps do not rise. */
export function readTiers(text: string): PriceTier[] | null {
  const parts = text
    .normalize('NFKC')
    .split(/[,、\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const read = parts.map((part) => /^(\d{1,9}(?:\.\d{1,2})?)\s*=\s*(\d{1,12}(?:\.\d{1,4})?)$/.exec(part))
  if (read.includes(null) || parts.length > 12) return null
  const tiers = read.map((found) => ({ minQuantity: found![1]!, unitPrice: found![2]! }))
  return tierFaults(tiers).length === 0 ? tiers : null
}

const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,、，\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]

export const lineValuesOf = (line: CostSheetLine | undefined): LineValues =>
  line
    ? {
        group: line.group,
        name: line.name,
        rawMaterialId: line.rawMaterialId === null ? '' : String(line.rawMaterialId),
        supplierId: line.supplierId === null ? '' : String(line.supplierId),
        supplierName: line.supplierName ?? '',
        sourceLineId: line.sourceLineId === null ? '' : String(line.sourceLineId),
        consumption: line.consumption,
        unit: line.unit,
        lossPercent: line.lossPercent,
        shrinkPercent: line.shrinkPercent,
        unitPrice: line.unitPrice ?? '',
        currency: line.currency,
        tiers: tiersAsText(line.tiers),
        colors: line.colors.join('、'),
        byColor: line.byColor,
        packSize: line.packSize ?? '',
        moq: line.moq ?? '',
        note: line.note ?? '',
      }
    : emptyLine

export const lineInputOf = (values: LineValues) => ({
  group: values.group as 'fabric',
  name: values.name.trim(),
  rawMaterialId: values.rawMaterialId ? Number(values.rawMaterialId) : null,
  supplierId: values.supplierId ? Number(values.supplierId) : null,
  supplierName: values.supplierName.trim() || null,
  sourceLineId: values.sourceLineId ? Number(values.sourceLineId) : null,
  consumption: values.consumption,
  unit: values.unit as 'm',
  lossPercent: values.lossPercent || '0',
  shrinkPercent: values.shrinkPercent || '0',
  unitPrice: values.unitPrice || null,
  currency: values.currency as 'JPY',
  tiers: readTiers(values.tiers) ?? [],
  colors: namesIn(values.colors),
  byColor: values.byColor,
  packSize: values.packSize || null,
  moq: values.moq || null,
  note: values.note.trim() || null,
})
export type LineInput = ReturnType<typeof lineInputOf>

/** A line of the sheet as it is sent back unchanged. */
export const kept = ({
  lineage: _lineage,
  composition: _composition,
  source: _source,
  ...line
}: CostSheetLine): CostLineGiven => line

/** The lines of a sheet with one in another place. */
export function placed({ lines }: CostSheetDetail, at: number, to: number): CostLineGiven[] {
  const moved = lines.map(kept)
  const [line] = moved.splice(at, 1)
  return line ? moved.toSpliced(to, 0, line) : moved
}

/** A row of a pasted table as a line to add. */
export const pasted = ({ supplierName, unitPrice, note, ...line }: ReadCostLine): CostLineGiven => ({
  ...line,
  unit: line.unit as 'm',
  currency: line.currency as 'JPY',
  supplierName: supplierName || null,
  unitPrice: unitPrice || null,
  note: note || null,
})
