import type { Locale } from '../../people/user.ts'
import type { CareEdition } from '../care/care-edition.ts'
import type { LabelDrawing, LabelMark } from './label-layout.ts'
import { careSymbolShape } from '../care/symbol-svg.ts'
import { symbolBoard } from '../care/symbol-shapes.ts'

/** Faces for what is printed: our own in PDF, the nearest of the reader's elsewhere. */
export const labelFaces: Readonly<Record<Locale, string>> = {
  ja: "'Noto Sans JP','Hiragino Sans','Yu Gothic',sans-serif",
  en: "'Noto Sans JP','Helvetica Neue',Arial,sans-serif",
  'zh-CN': "'Noto Sans SC','PingFang SC','Microsoft YaHei',sans-serif",
}

/** A label as an SVG document of its true size, for print and export. */
export function labelSvg(drawing: LabelDrawing, edition: CareEdition, locale: Locale): string {
  const { width, height, marks } = drawing
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`,
    ` font-family="${labelFaces[locale]}" fill="#000">`,
    ...marks.map((mark) => svgOf(mark, edition)),
    '</svg>',
  ].join('')
}

function svgOf(mark: LabelMark, edition: CareEdition): string {
  if (mark.kind === 'line') {
    const dash = mark.dashed ? ' stroke-dasharray="0.8 0.6"' : ''
    return `<path d="M${fixed(mark.x1)} ${fixed(mark.y1)}L${fixed(mark.x2)} ${fixed(mark.y2)}" stroke="#000" stroke-width="0.12"${dash}/>`
  }
  if (mark.kind === 'symbol') return symbolOf(mark, edition)
  const anchor = mark.anchor === 'start' ? '' : ` text-anchor="${mark.anchor}"`
  const weight = mark.bold ? ' font-weight="700"' : ''
  return `<text x="${fixed(mark.x)}" y="${fixed(mark.y)}" font-size="${fixed(mark.size)}"${anchor}${weight}>${escaped(mark.text)}</text>`
}

function symbolOf({ x, y, side, code }: LabelMark & { kind: 'symbol' }, edition: CareEdition): string {
  const shape = careSymbolShape(code, edition)
  if (!shape) return ''
  const { size, line, figure } = symbolBoard
  return [
    `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${(side / size).toFixed(5)})" fill="none" stroke="#000" stroke-width="${line}">`,
    `<path d="${shape.lines}"/>`,
    shape.figures && `<path d="${shape.figures}" stroke-width="${figure}" stroke-linejoin="round"/>`,
    shape.dots && `<path d="${shape.dots}" fill="#000" stroke="none"/>`,
    '</g>',
  ].join('')
}

const fixed = (figure: number) => String(Math.round(figure * 100) / 100)
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
