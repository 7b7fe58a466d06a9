import printer from 'pdfmake'
import { documentInk, documentStyles, fontOf, pageSizeOf, tableLayouts } from './house-style.ts'
import type { PdfDefinition } from './pdf-definition.ts'

export type FontFiles = Record<'jp' | 'sc', { normal: string; bold: string }>

const sideMargin = 42

/** Only the faces may be read: a definition names no file and no address of its own. */
export function preparePrinter(fonts: FontFiles): void {
  const allowed = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]))
  printer.setFonts({ ...fonts, 'Noto Sans JP': fonts.jp, 'Noto Sans SC': fonts.sc })
  printer.setTableLayouts(tableLayouts)
  printer.setUrlAccessPolicy(() => false)
  printer.setLocalAccessPolicy((path) => allowed.has(path))
}

export async function printPdf({
  locale,
  title,
  paper = 'A4',
  margins,
  footer = true,
  watermark,
  madeAt,
  content,
}: PdfDefinition): Promise<Uint8Array> {
  const document = printer.createPdf({
    ...pageSizeOf(paper),
    pageMargins: margins ?? [sideMargin, 42, sideMargin, footer ? 52 : 42],
    info: { title, creator: 'Tsumugi', producer: 'Tsumugi', ...(madeAt && { creationDate: new Date(madeAt) }) },
    language: locale,
    displayTitle: true,
    defaultStyle: { font: fontOf[locale], fontSize: 9, lineHeight: 1.15, color: documentInk.ink },
    styles: documentStyles,
    content: beside(content),
    ...(watermark && { watermark: { text: watermark, color: documentInk.edge, opacity: 0.12, bold: true } }),
    ...(footer && { footer: (page: number, pages: number) => footerOf(title, page, pages) }),
  })
  return document.getBuffer()
}

/** A single sheet needs no number. */
function footerOf(title: string, page: number, pages: number) {
  const small = { fontSize: 7.5, color: documentInk.quiet }
  return {
    margin: [sideMargin, 20, sideMargin, 0],
    columns: [
      { text: title, ...small },
      { text: pages > 1 ? `${page} / ${pages}` : '', alignment: 'right', width: 60, ...small },
    ],
  }
}

/** pdfmake writes into what it is given; the caller's definition stays as it is. */
function beside<T>(content: T): T {
  return structuredClone(content)
}
