import type { StepFigures } from '../chart-model/step-figures.ts'

/** Figures of a bar as properties of its cell, in days from the first day of the axis; the width of a day is the chart's. */
export function barStyles(
  { bar, done, slipDays, floatEnd, ghost }: StepFigures,
  first: number,
): Record<string, string> {
  const days = bar.end - bar.start + 1
  return {
    '--from': String(bar.start - first),
    '--days': String(Math.max(0, days)),
    '--done': String(done),
    '--slip': String(slipDays),
    '--float': String(floatEnd === null ? 0 : floatEnd - bar.end),
    '--ghost-from': String((ghost?.start ?? bar.start) - first),
    '--ghost-days': String(ghost ? ghost.end - ghost.start + 1 : 0),
  }
}

/** From the first day of any bar under a head to the last; null where there is none. */
export function spanStyles(
  items: readonly number[],
  { start, end }: { readonly start: Int32Array; readonly end: Int32Array },
  first: number,
): Record<string, string> {
  let [from, until] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const at of items) {
    from = Math.min(from, start[at]!)
    until = Math.max(until, end[at]!)
  }
  return { '--from': String(from - first), '--days': String(until - from + 1) }
}
