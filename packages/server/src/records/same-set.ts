/** Whether both name exactly the same ids: a new order must hold the current set, no more and no less (domain §3.2). */
export function sameSet(current: readonly number[], wanted: readonly number[]): boolean {
  return (
    current.length === wanted.length &&
    new Set(wanted).size === wanted.length &&
    wanted.every((id) => current.includes(id))
  )
}
