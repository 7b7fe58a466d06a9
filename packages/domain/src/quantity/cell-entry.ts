const most = 99_999_999

/**
 * The whole number that somebody typed into a cell of a matrix: `12`, `1,200`, full-width digits, or a small sum such as
 * `=12*3` (domain §1, M*). Empty is 0; null is what is no number of pieces.
 */
export function readCell(text: string): number | null {
  const bare = text.normalize('NFKC').replace(/[\s,]/g, '').replaceAll('×', '*').replaceAll('÷', '/')
  if (bare === '') return 0
  const value = bare.startsWith('=') ? sumOf(bare.slice(1)) : /^\d+$/.test(bare) ? Number(bare) : null
  return value !== null && Number.isSafeInteger(value) && value >= 0 && value <= most ? value : null
}

/** Terms of factors, read from the left; no parentheses, which nobody types into an order sheet. */
function sumOf(text: string): number | null {
  if (!/^\d+([-+*/]\d+)*$/.test(text)) return null
  const terms = text.split(/(?=[-+])/)
  return terms.reduce(
    (total, term) => total + (term.startsWith('-') ? -1 : 1) * productOf(term.replace(/^[-+]/, '')),
    0,
  )
}

function productOf(term: string): number {
  const [first = '0', ...rest] = term.split(/(?=[*/])/)
  return rest.reduce(
    (product, part) => (part.startsWith('*') ? product * Number(part.slice(1)) : product / Number(part.slice(1))),
    Number(first),
  )
}

/** Cells copied from a spreadsheet: lines of tab-separated text, without the empty line at the end. */
export function readTable(text: string): string[][] {
  const lines = text.split(/\r\n|\n|\r/)
  if (lines.at(-1) === '') lines.pop()
  return lines.map((line) => line.split('\t'))
}
