/** The id in an address of a page that is given with 0 in its place: `idAt('/s/trades/0', '/s/trades/12?tab=files')` is 12. */
export function idAt(page: string, address: string): number | null {
  const [path = ''] = address.split(/[?#]/)
  const [before = '', after = ''] = page.split(/\b0\b/)
  const id = path.slice(before.length, path.length - after.length)
  return path === before + id + after && /^\d+$/.test(id) ? Number(id) : null
}
