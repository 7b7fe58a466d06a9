/** What old systems put behind the last record. */
const endOfFile = '\u001a'

/** A file without the marks of its end, and without the line ends behind them. */
export function withoutEndOfFile(text: string): string {
  const at = text.indexOf(endOfFile)
  const isEnd = at >= 0 && text.slice(at).replaceAll(endOfFile, '').trim() === ''
  return isEnd ? text.slice(0, at) : text
}
