import { carriesFigures, type CompositionRow, type DisplayMode } from './composition-row.ts'
import { findFibre, otherFibres } from './fibre-terms.ts'
import { labelError, type LabelFinding } from '../label/label-finding.ts'

interface Placed extends CompositionRow {
  field: string
}

/** A list is only for blends, so it names at least this many fibres. */
const leastNames = 2

/** Only designated terms, each once, and その他 only as the end of a limited list (domain §3.3). */
export function checkFibreNames(mode: DisplayMode, rows: readonly Placed[], field: string): LabelFinding[] {
  const named = rows.filter(({ fibre }) => fibre !== otherFibres.key)
  const found = [...named.flatMap(checkTerm), ...checkRepeats(named)]
  if (carriesFigures(mode)) return [...found, ...misplaced(rows, rows.length)]
  const names = named.length
  if (names < leastNames) found.push(labelError('list_too_short', field, { names, least: leastNames }))
  if (mode === 'listed') return [...found, ...misplaced(rows, rows.length)]
  if (rows.at(-1)?.fibre !== otherFibres.key) found.push(labelError('others_missing', field))
  return [...found, ...misplaced(rows, rows.length - 1)]
}

function checkTerm({ fibre, name, field }: Placed): LabelFinding[] {
  if (fibre === '') return [labelError('fibre_missing', `${field}.fibre`)]
  const term = findFibre(fibre)
  if (!term) return [labelError('fibre_not_designated', `${field}.fibre`, { fibre })]
  return name && !term.namedInBrackets ? [labelError('fibre_name_not_used', `${field}.name`, { fibre, name })] : []
}

/** Two fibres of one open term are told apart by their names: 植物繊維(ヘンプ), 植物繊維(ジュート). */
function checkRepeats(rows: readonly Placed[]): LabelFinding[] {
  const seen = new Set<string>()
  return rows.flatMap(({ fibre, name, field }) => {
    const identity = `${fibre}(${name ?? ''})`
    if (seen.has(identity)) return [labelError('fibre_repeated', `${field}.fibre`, { fibre })]
    seen.add(identity)
    return []
  })
}

/** その他 among the first `allowedFrom` rows. */
function misplaced(rows: readonly Placed[], allowedFrom: number): LabelFinding[] {
  const wrong = rows.slice(0, allowedFrom).filter(({ fibre }) => fibre === otherFibres.key)
  return wrong.map(({ field }) => labelError('others_misplaced', `${field}.fibre`))
}
