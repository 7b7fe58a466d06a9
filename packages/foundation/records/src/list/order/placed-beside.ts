/** The ids with one of them taken out and put before, or after, another. */
export function placedBeside(ids: readonly number[], id: number, beside: number, after: boolean): number[] {
  const others = ids.filter((each) => each !== id)
  const at = others.indexOf(beside)
  return at < 0 ? [...ids] : others.toSpliced(at + Number(after), 0, id)
}
