/** A line as a difference sees it: an id, and values that compare as text. */
export interface IdentifiedLine {
  readonly id: number
  readonly [field: string]: unknown
}

/** What differs between two states of a document's lines, by the id of the line and never by its place. */
export interface LineDifference<Line extends IdentifiedLine = IdentifiedLine> {
  readonly added: readonly Line[]
  readonly removed: readonly Line[]
  readonly changed: readonly { readonly id: number; readonly fields: Readonly<Record<string, FieldChange>> }[]
}

export interface FieldChange {
  readonly before: unknown
  readonly after: unknown
}

/** The fields of a record that differ, with what they held and hold. */
export function fieldChanges(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, FieldChange> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return Object.fromEntries(
    keys
      .filter((key) => !isSame(before[key] ?? null, after[key] ?? null))
      .map((key) => [key, { before: before[key] ?? null, after: after[key] ?? null }]),
  )
}

/** The difference between two lists of lines. */
export function lineDifference<Line extends IdentifiedLine>(
  before: readonly Line[],
  after: readonly Line[],
): LineDifference<Line> {
  const old = new Map(before.map((line) => [line.id, line]))
  const kept = new Set(after.map(({ id }) => id))
  const changed = after.flatMap((line) => {
    const was = old.get(line.id)
    const fields = was ? fieldChanges(was, line) : {}
    return Object.keys(fields).length > 0 ? [{ id: line.id, fields }] : []
  })
  return { added: after.filter(({ id }) => !old.has(id)), removed: before.filter(({ id }) => !kept.has(id)), changed }
}

/** Figures that are written differently are the same figure: `5` and `5.00`. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one === 'string' && typeof other === 'string') return bare(one) === bare(other)
  return typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other)
}

const bare = (text: string): string => (/^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : text)
