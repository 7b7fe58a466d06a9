import type { CompositionRow, DisplayMode } from '../composition/composition-row.ts'
import { checkComposition } from '../composition/composition-check.ts'
import { labelError, type LabelFinding } from './label-finding.ts'

export interface LabelPart {
  /** Key of the part's name (表地, 裏地); null means the whole product. */
  partName: string | null
  mode: DisplayMode
  rows: readonly CompositionRow[]
}

/** Everything wrong with the composition of a label: fields `parts`, `parts.0.rows.1.percent` and so on. */
export function checkParts(parts: readonly LabelPart[]): LabelFinding[] {
  if (parts.length === 0) return [labelError('part_missing', 'parts')]
  return [
    ...parts.flatMap((part, place) => checkPart(part, place, parts)),
    ...parts.flatMap(({ mode, rows }, place) => checkComposition(mode, rows, `parts.${place}`)),
  ]
}

function checkPart({ partName, mode }: LabelPart, place: number, parts: readonly LabelPart[]): LabelFinding[] {
  const field = `parts.${place}.partName`
  const alone = parts.length === 1
  if (mode === 'whole') {
    if (!alone) return [labelError('part_alone', `parts.${place}.mode`, { mode, parts: parts.length })]
    return partName === null ? [] : [labelError('part_name_not_used', field, { partName })]
  }
  if (partName === null) return mode === 'split' || !alone ? [labelError('part_name_missing', field, { mode })] : []
  const repeated = parts.findIndex((part) => part.partName === partName) < place
  return repeated ? [labelError('part_repeated', field, { partName })] : []
}
