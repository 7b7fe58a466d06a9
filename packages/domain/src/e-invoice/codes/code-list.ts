/** Codes of a published list, found by their exact spelling. */
export type CodeList = ReadonlySet<string>

/**
 * Reads a list written with spaces. `0004-0009` and `B10-B19` run through the digits at the end, `AAA-AAF` through the
 * last letter.
 */
export function codeList(text: string): CodeList {
  return new Set(text.trim().split(/\s+/).flatMap(expand))
}

function expand(entry: string): string[] {
  const [from = '', to] = entry.split('-')
  if (to === undefined) return [from]
  const digits = /\d+$/.exec(from)?.[0] ?? ''
  if (digits === '')
    return run(from.charCodeAt(from.length - 1), to.charCodeAt(to.length - 1), (code) => {
      return `${from.slice(0, -1)}${String.fromCharCode(code)}`
    })
  const stem = from.slice(0, -digits.length)
  return run(Number(digits), Number(to.slice(stem.length)), (code) => {
    return `${stem}${String(code).padStart(digits.length, '0')}`
  })
}

const run = (from: number, to: number, codeOf: (at: number) => string): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => codeOf(from + at))
