/** The pages to offer: first, last, and three around the current one; null where more than one is left out. */
export function pageNumbers(current: number, total: number): (number | null)[] {
  const start = Math.max(1, Math.min(current - 1, total - 2))
  const pages = [1, start, start + 1, start + 2, total].filter((page) => page >= 1 && page <= total)
  return [...new Set(pages)].flatMap((page, index, all) => {
    const left = page - (all[index - 1] ?? page - 1) - 1
    if (left === 0) return [page]
    return left === 1 ? [page - 1, page] : [null, page]
  })
}
