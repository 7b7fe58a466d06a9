import type { Locale } from '../../people/user.ts'
import { madeIn, printedCodes, printedParts, printedTerms, type LabelPrint } from './label-print.ts'
import { emsIn, wrap } from './label-text.ts'

/** Millimetres, from the left and upper edge of the tape; text stands on its baseline. */
export type LabelMark =
  | {
      kind: 'text'
      x: number
      y: number
      size: number
      text: string
      anchor: 'start' | 'middle' | 'end'
      bold: boolean
    }
  | { kind: 'symbol'; x: number; y: number; side: number; code: number }
  | { kind: 'line'; x1: number; y1: number; x2: number; y2: number; dashed: boolean }

export interface LabelTape {
  /** Millimetres. */
  width: number
  height: number
}

export interface LabelDrawing extends LabelTape {
  marks: LabelMark[]
  /** Millimetres that did not fit; 0 when all stands on the tape. */
  overflow: number
}

const margin = 1.6
const seam = 5
const textSize = 1.95
const leading = 1.28
const symbolSide = 4.2
const symbolGap = 1.1
/** What does not fit is set smaller, down to what can still be read. */
const scales = [1, 0.94, 0.88, 0.82]

/** One label on its tape in one language: size, composition, symbols, terms; origin and labeller at the foot. */
export function layoutLabel(print: LabelPrint, locale: Locale, tape: LabelTape): LabelDrawing {
  const tries = scales.map((scale) => layAt(scale, print, locale, tape))
  return tries.find(({ overflow }) => overflow === 0) ?? tries.at(-1)!
}

function layAt(scale: number, print: LabelPrint, locale: Locale, tape: LabelTape): LabelDrawing {
  const size = textSize * scale
  const ems = (tape.width - 2 * margin) / size
  const marks: LabelMark[] = [{ kind: 'line', x1: 0, y1: seam, x2: tape.width, y2: seam, dashed: true }]
  let y = seam + 1.2
  if (print.sizeText) {
    marks.push({
      kind: 'text',
      x: tape.width / 2,
      y: (y += 2.6 * scale + 0.4),
      size: 2.9 * scale,
      text: print.sizeText,
      anchor: 'middle',
      bold: true,
    })
    y += 0.8
  }
  y = layParts(marks, print, locale, tape, size, y)
  y = laySymbols(marks, print, tape, scale, y + 1.2 * scale)
  for (const text of wrap(printedTerms(print, locale), ems)) {
    marks.push({ kind: 'text', x: margin, y: (y += size * leading), size, text, anchor: 'start', bold: false })
  }
  const foot = footOf(print, locale, ems)
  const top = tape.height - margin - foot.length * size * leading
  if (foot.length > 0)
    marks.push({ kind: 'line', x1: margin, y1: top - 0.5, x2: tape.width - margin, y2: top - 0.5, dashed: false })
  foot.forEach((text, at) => {
    marks.push({
      kind: 'text',
      x: margin,
      y: top + (at + 0.85) * size * leading,
      size,
      text,
      anchor: 'start',
      bold: false,
    })
  })
  return { ...tape, marks, overflow: Math.max(0, y + 1 - top) }
}

function layParts(
  marks: LabelMark[],
  print: LabelPrint,
  locale: Locale,
  tape: LabelTape,
  size: number,
  from: number,
): number {
  let y = from
  const step = size * leading
  const ems = (tape.width - 2 * margin) / size
  for (const { name, rows } of printedParts(print, locale)) {
    for (const text of wrap(name, ems))
      marks.push({ kind: 'text', x: margin, y: (y += step), size, text, anchor: 'start', bold: true })
    for (const { name: fibre, figure } of rows) {
      const lines = wrap(fibre, ems - (figure ? emsIn(figure) + 0.6 : 0))
      for (const text of lines)
        marks.push({ kind: 'text', x: margin, y: (y += step), size, text, anchor: 'start', bold: false })
      if (figure)
        marks.push({ kind: 'text', x: tape.width - margin, y, size, text: figure, anchor: 'end', bold: false })
    }
  }
  return y
}

function laySymbols(marks: LabelMark[], print: LabelPrint, tape: LabelTape, scale: number, from: number): number {
  const codes = printedCodes(print)
  const side = symbolSide * Math.max(scale, 0.88)
  const across = Math.max(1, Math.floor((tape.width - 2 * margin + symbolGap) / (side + symbolGap)))
  codes.forEach((code, at) => {
    const x = margin + (at % across) * (side + symbolGap)
    marks.push({ kind: 'symbol', x, y: from + Math.floor(at / across) * (side + symbolGap), side, code })
  })
  return from + Math.ceil(codes.length / across) * (side + symbolGap)
}

function footOf(print: LabelPrint, locale: Locale, ems: number): string[] {
  const { labellerName, labellerAddress, labellerPhone } = print
  return [madeIn(print.originCountry, locale), labellerName, labellerAddress, labellerPhone]
    .filter(Boolean)
    .flatMap((text) => wrap(text, ems))
}
