import { transitionBetween, type MerchandisingStatus } from '@tsumugi/domain'
import { isSame, productFields, type ProductField, type ProductValues } from '../product-fields/product-values.ts'

/** Whose value is kept; `both` where two texts or two lists can stand together. */
export type Side = 'mine' | 'theirs' | 'both'

export interface FieldDifference {
  field: ProductField
  base: unknown
  mine: unknown
  theirs: unknown
  /** Both sides changed it, each to something else: somebody has to choose. */
  conflict: boolean
  /** What a three-way merge keeps; null for a conflict. */
  proposed: Side | null
  /** Mine cannot be kept any more: no step leads from their status to it. */
  mineRefused: boolean
}

/**
 * The fields in which mine and theirs differ, conflicts first. A field that only one side changed since `base` goes to
 * that side. What `mine` does not hold was not edited.
 */
export function differences(
  base: Partial<ProductValues>,
  mine: Partial<ProductValues>,
  theirs: ProductValues,
): FieldDifference[] {
  return productFields
    .filter((field) => field in mine && !isSame(field, mine[field], theirs[field]))
    .map((field) => {
      const before = base[field]
      const theirsChanged = !isSame(field, before, theirs[field])
      const conflict = theirsChanged && !isSame(field, before, mine[field])
      const mineRefused = field === 'status' && !canStep(theirs.status, mine.status)
      const winner: Side | null = conflict ? null : theirsChanged ? 'theirs' : 'mine'
      const proposed = mineRefused ? 'theirs' : winner
      return { field, base: before, mine: mine[field], theirs: theirs[field], conflict, proposed, mineRefused }
    })
    .toSorted((a, b) => Number(b.conflict) - Number(a.conflict))
}

const canStep = (from: MerchandisingStatus, to: MerchandisingStatus | undefined) =>
  to === undefined || transitionBetween(from, to) !== null

/** Whether both values can be kept together: notes one after the other, tags as one set. */
export function canJoin({ field, mine, theirs, conflict }: FieldDifference): boolean {
  return conflict && (field === 'note' || field === 'tags') && isFilled(mine) && isFilled(theirs)
}

const isFilled = (value: unknown) => (typeof value === 'string' || Array.isArray(value)) && value.length > 0

/** Both values of one field: theirs first, no tag and no line twice. */
export function joined({ mine, theirs }: Pick<FieldDifference, 'mine' | 'theirs'>): unknown {
  if (Array.isArray(mine) && Array.isArray(theirs)) return [...new Set([...(theirs as unknown[]), ...(mine as unknown[])])]
  const lines = String(theirs).split('\n')
  return [...lines, ...String(mine).split('\n').filter((line) => !lines.includes(line))].join('\n')
}

export type Choices = Partial<Record<ProductField, Side | null>>

/** What to save over theirs: only the fields in which something else than theirs was chosen. */
export function resolution(list: readonly FieldDifference[], choices: Choices): Partial<ProductValues> {
  const kept = list.flatMap((difference) => {
    const side = choices[difference.field]
    if (side === 'mine') return [[difference.field, difference.mine]]
    return side === 'both' ? [[difference.field, joined(difference)]] : []
  })
  return Object.fromEntries(kept) as Partial<ProductValues>
}
