/** Signs that must not begin a line: closing marks, small kana, the mark of a long sound. */
const notAtStart =
  /^[\p{Pe}\p{Pf}\u3001\u3002\u30fb\u30fc\u3005\uff0c\uff0e\uff1a\uff1b\uff1f\uff01\uff05\u3041\u3043\u3045\u3047\u3049\u3063\u3083\u3085\u3087\u30a1\u30a3\u30a5\u30a7\u30a9\u30c3\u30e3\u30e5\u30e7,.:;?!%]/u

/** Width of a sign in ems, near enough for a label: faces differ, so wide rather than narrow. */
function emsOf(sign: string): number {
  if (sign.charCodeAt(0) > 0xff) return 1
  if (sign === ' ') return 0.26
  if (/[ijl.,:;'|!()[\]]/.test(sign)) return 0.34
  if (/[mwMW%@]/.test(sign)) return 0.9
  return /[A-Z]/.test(sign) ? 0.66 : 0.57
}

export function emsIn(text: string): number {
  return [...text].reduce((sum, sign) => sum + emsOf(sign), 0)
}

/** Breaks text into lines of at most `ems`: between Chinese and Japanese signs anywhere but before the forbidden, else at spaces. */
export function wrap(text: string, ems: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text)) {
    if (line && emsIn(line + piece.trimEnd()) > ems) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += line ? piece : piece.trimStart()
    while (emsIn(line) > ems + 0.5 && [...line].length > 1 && !line.includes(' ')) {
      const kept = fitting(line, ems)
      lines.push(kept)
      line = line.slice(kept.length)
    }
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines
}

function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const word of text.match(/[\u0021-\u00ff]+ ?|\s+|[\u0100-\u{10ffff}]/gu) ?? []) {
    if (notAtStart.test(word) && pieces.length > 0) pieces[pieces.length - 1] += word
    else pieces.push(word)
  }
  return pieces
}

function fitting(text: string, ems: number): string {
  let kept = ''
  for (const sign of text) {
    if (kept && emsIn(kept + sign) > ems) break
    kept += sign
  }
  return kept
}
