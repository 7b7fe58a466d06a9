import { ApiError, currentOf, type CallOptions } from '@tsumugi/api'
import type { PhaseMatrix } from '@tsumugi/contract'
import { isSame, useKeptForm, type Versioned } from '@tsumugi/records'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useProductionChanges } from '../production-queries.ts'
import { cellOf, sendingOf, textsOf, type SkuSending, type SkuTexts } from './sku-cells.ts'
import { skuFaults, type SkuFault } from './sku-faults.ts'

type Row = PhaseMatrix & Versioned

/**
 * Quantities and prices of a phase as one form (domain §1, Errors): only cells that changed are sent, in one go; refusals
 * stand in their cells; a stale save asks cell by cell; what is typed survives a reload.
 */
export function useSkuForm(
  matrix: PhaseMatrix,
  { nameOf, say, onSaved }: { nameOf(key: string): string; say(fault: SkuFault): string; onSaved(): void },
) {
  const { saveUnits, matrix: read, again } = useProductionChanges()
  const latest = useRef(matrix)
  const sending = useRef<SkuSending>({ changes: {}, added: [], changed: [] })
  const base = useRef<SkuTexts>({})
  /** What somebody else saved first, as the answer showed it. */
  const theirs = useRef<PhaseMatrix | null>(null)
  useEffect(() => {
    latest.current = matrix
  }, [matrix])

  async function save({ lockVersion, ...changed }: Partial<SkuTexts> & Versioned, options: CallOptions): Promise<Row> {
    const { phase } = latest.current
    // Once merged, what is typed stands over theirs; a merge that was left asks again.
    const isMerged = theirs.current !== null && versionOf(theirs.current) === lockVersion
    const ground = isMerged && theirs.current ? textsOf(theirs.current) : base.current
    sending.current = sendingOf(changed as SkuTexts, ground, latest.current)
    const { changes } = sending.current
    if (changes.added || changes.changed) {
      try {
        await saveUnits(phase.id, changes, options)
      } catch (error) {
        const current = error instanceof ApiError ? currentOf<PhaseMatrix>(error) : null
        if (current) {
          latest.current = current
          theirs.current = current
        }
        throw error
      }
    }
    const { data } = await read(phase.id)
    latest.current = data
    void again()
    return asRow(data)
  }

  const kept = useKeptForm<SkuTexts, Row>({
    draft: `phase_skus.${matrix.phase.id}`,
    row: asRow(matrix),
    valuesOf: textsOf,
    versionOf,
    nameOf,
    // Cells of the figure that is not on show are read here.
    check: (values) =>
      Object.fromEntries(Object.entries(skuFaults(values, latest.current)).map(([key, fault]) => [key, say(fault)])),
    fieldOf: (path) => cellOf(path, sending.current),
    update: (change, options) => save(change as Partial<SkuTexts> & Versioned, options),
    onSaved,
  })
  useEffect(() => {
    base.current = kept.base
  })
  const { isUnsaved, begin } = kept
  const follow = useEffectEvent(() => {
    if (!isUnsaved && !isSame(textsOf(matrix), kept.base)) begin(textsOf(matrix))
  })
  // What others saved comes in while nothing is typed.
  useEffect(() => follow(), [matrix])
  return kept
}

/** Rises with every SKU that is added or changed. */
const versionOf = ({ units }: PhaseMatrix) => units.reduce((sum, { lockVersion }) => sum + lockVersion + 1, 0)

const asRow = (matrix: PhaseMatrix): Row => ({ ...matrix, lockVersion: versionOf(matrix) })
