import { useMemo, useRef } from 'react'

/**
 * The rows, each as the object it was before where it says the same: a fresh answer is made of new objects, and a row of
 * the same content need not render again.
 */
export function useSteadyRows<Row>(rows: readonly Row[], rowKey: (row: Row) => string): readonly Row[] {
  const before = useRef<ReadonlyMap<string, Row>>(new Map())
  return useMemo(() => {
    const steady = rows.map((row) => {
      const known = before.current.get(rowKey(row))
      return known !== undefined && isSame(known, row) ? known : row
    })
    before.current = new Map(steady.map((row) => [rowKey(row), row]))
    return steady
    // oxlint-disable-next-line react/memo-dependencies -- The key is a fact of a row's content, however its reader is made.
  }, [rows])
}

/** Whether two values are made of the same parts: plain objects and arrays are looked into, anything else is itself or not. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = Object.keys(one)
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const made = Object.getPrototypeOf(value) as unknown
  return made === Object.prototype || made === Array.prototype
}
