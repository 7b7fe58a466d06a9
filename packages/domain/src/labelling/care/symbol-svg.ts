import type { CareEdition } from './care-edition.ts'
import { findCareSymbol } from './care-lookup.ts'
import { symbolBoard, symbolShapes, type SymbolShape } from './symbol-shapes.ts'

/** The drawing of a symbol, or null where the edition has no such code. */
export function careSymbolShape(code: number, edition: CareEdition): SymbolShape | null {
  return findCareSymbol(code, edition) ? (symbolShapes[code] ?? null) : null
}

export interface SymbolSvgOptions {
  /** Side of the square in millimetres; without it the drawing fills its place. */
  millimetres?: string
  /** Any SVG paint. */
  ink?: string
  title?: string
}

/** A whole SVG document for print and export; null where the edition has no such code. */
export function careSymbolSvg(code: number, edition: CareEdition, options: SymbolSvgOptions = {}): string | null {
  const shape = careSymbolShape(code, edition)
  if (!shape) return null
  const { millimetres, ink = '#000', title } = options
  const { size, line, figure } = symbolBoard
  const side = millimetres === undefined ? '' : ` width="${escaped(millimetres)}mm" height="${escaped(millimetres)}mm"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"${side}`,
    ` fill="none" stroke="${escaped(ink)}" stroke-width="${line}">`,
    title === undefined ? '' : `<title>${escaped(title)}</title>`,
    `<path d="${shape.lines}"/>`,
    shape.figures && `<path d="${shape.figures}" stroke-width="${figure}" stroke-linejoin="round"/>`,
    shape.dots && `<path d="${shape.dots}" fill="${escaped(ink)}" stroke="none"/>`,
    '</svg>',
  ].join('')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
