/** Whose value is kept; `both` where two texts or two lists stand together. */
export type Side = 'mine' | 'theirs' | 'both'

export interface FieldDifference<Field extends string = string> {
  field: Field
  base: unknown
  mine: unknown
  theirs: unknown
  /** Both changed it, each to something else: somebody has to choose. */
  conflict: boolean
}

type Sides<Values> = Readonly<Record<'base' | 'mine' | 'theirs', Partial<Values>>>

/** Lists and objects are compared by what is in them. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** The parts of `now` that differ from `before`. */
export function changedParts<Values extends object>(before: Values, now: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSame(before[name as keyof Values], value)),
  ) as Partial<Values>
}

/** Where mine and theirs differ since `base`, conflicts first. What `mine` does not hold was not edited. */
export function differences<Values extends object>({
  base,
  mine,
  theirs,
}: Sides<Values>): FieldDifference<keyof Values & string>[] {
  return (Object.keys(mine) as (keyof Values & string)[])
    .filter((field) => !isSame(mine[field], theirs[field]))
    .map((field) => {
      const conflict = !isSame(base[field], theirs[field]) && !isSame(base[field], mine[field])
      return { field, base: base[field], mine: mine[field], theirs: theirs[field], conflict }
    })
    .toSorted((one, other) => Number(other.conflict) - Number(one.conflict))
}

/** Whose value a three-way merge keeps: that of the side which alone changed it; undefined where both did. */
export function proposed({ base, mine, conflict }: FieldDifference): Side | undefined {
  if (conflict) return undefined
  return isSame(base, mine) ? 'theirs' : 'mine'
}

/** Whether both values hold something that can stand together. */
export const canJoin = ({ mine, theirs, conflict }: FieldDifference): boolean =>
  conflict && [mine, theirs].every(isFilled)

const isFilled = (value: unknown) => (typeof value === 'string' || Array.isArray(value)) && value.length > 0

/** Both values of one field: theirs first, no entry and no line twice. */
export function joined({ mine, theirs }: Pick<FieldDifference, 'mine' | 'theirs'>): unknown {
  if (Array.isArray(mine) && Array.isArray(theirs))
    return [...new Set([...(theirs as unknown[]), ...(mine as unknown[])])]
  const lines = String(theirs).split('\n')
  return [
    ...lines,
    ...String(mine)
      .split('\n')
      .filter((line) => !lines.includes(line)),
  ].join('\n')
}

/** What is kept over theirs: only the fields in which something else than theirs was chosen. */
export function kept(
  list: readonly FieldDifference[],
  sides: Readonly<Record<string, Side | undefined>>,
): Record<string, unknown> {
  const chosen = list.filter(({ field }) => sides[field] !== 'theirs')
  return Object.fromEntries(chosen.map((each) => [each.field, sides[each.field] === 'both' ? joined(each) : each.mine]))
}
