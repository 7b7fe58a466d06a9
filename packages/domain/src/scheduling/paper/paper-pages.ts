/** One line of a printed plan: the head of a group, or one of its items. */
export type PaperRow<Item> =
  | { readonly kind: 'group'; readonly group: number; readonly isContinued: boolean }
  | { readonly kind: 'item'; readonly group: number; readonly item: Item }

/**
 * Groups on pages of so many rows: a page breaks before a group that does not fit on what is left of it; a group longer
 * than a page goes on under its head on the next.
 */
export function paperPages<Item>(groups: readonly (readonly Item[])[], rowsOfPage: number): PaperRow<Item>[][] {
  const pages: PaperRow<Item>[][] = []
  let page: PaperRow<Item>[] = []
  const turn = () => {
    if (page.length > 0) pages.push(page)
    page = []
  }
  for (const [group, items] of groups.entries()) {
    if (page.length > 0 && page.length + 1 + items.length > rowsOfPage) turn()
    page.push({ kind: 'group', group, isContinued: false })
    for (const item of items) {
      if (page.length >= rowsOfPage) {
        turn()
        page.push({ kind: 'group', group, isContinued: true })
      }
      page.push({ kind: 'item', group, item })
    }
  }
  turn()
  return pages
}

/** A run of days on one page, first and last included, as day numbers. */
export interface PaperSlice {
  readonly first: number
  readonly last: number
}

/** Widths of a day on paper in points: never narrower, so that it can be read, nor wider. */
const [leastDay, mostDay] = [2.4, 9]

/** Days on as few pages side by side as can be read, each as wide as a page, and the width of a day in points. */
export function paperSlices(first: number, last: number, width: number): { dayWidth: number; slices: PaperSlice[] } {
  const days = last - first + 1
  const dayWidth = Math.max(leastDay, Math.min(mostDay, width / days))
  const daysOfPage = Math.floor(width / dayWidth + 1e-9)
  const slices: PaperSlice[] = []
  for (let day = first; day <= last; day += daysOfPage)
    slices.push({ first: day, last: Math.min(last, day + daysOfPage - 1) })
  return { dayWidth, slices }
}
