import type { Locale } from '@tsumugi/domain'

/** A4L is A4 on its side; a size of one's own is in millimetres. */
export type PdfPaper = 'A4' | 'A4L' | 'A3L' | 'Letter' | { width: number; height: number }

/** What the house style of documents knows: sizes and hues of text. */
export type PdfStyle = 'title' | 'heading' | 'label' | 'figure' | 'small' | 'strong'

/** How a table is ruled: `figures` as the lists of the product, the last `totalRows` under a double rule; `plain` not at all. */
export type PdfTableLayout = 'figures' | 'plain' | 'hairlines'

export interface PdfLook {
  style?: PdfStyle | PdfStyle[]
  font?: 'jp' | 'sc'
  fontSize?: number
  bold?: boolean
  color?: string
  alignment?: 'left' | 'center' | 'right'
  lineHeight?: number
  /** Points: left, top, right, bottom. */
  margin?: [number, number, number, number]
  width?: number | 'auto' | '*'
  pageBreak?: 'before' | 'after'
  unbreakable?: boolean
  absolutePosition?: { x: number; y: number }
  colSpan?: number
  noWrap?: boolean
}

export interface PdfLine {
  type: 'line' | 'rect'
  x1?: number
  y1?: number
  x2?: number
  y2?: number
  x?: number
  y?: number
  w?: number
  h?: number
  lineWidth?: number
  lineColor?: string
  color?: string
  dash?: { length: number; space?: number }
}

/** What a page is made of: pdfmake's content, as far as documents need it, and plain data so that it can travel to a thread. */
export type PdfContent = PdfLook &
  (
    | { text: string | (PdfLook & { text: string })[] }
    | { stack: PdfContent[] }
    | { columns: PdfContent[]; columnGap?: number }
    | {
        table: {
          widths: (number | 'auto' | '*')[]
          body: PdfContent[][]
          headerRows?: number
          keepWithHeaderRows?: number
          totalRows?: number
          dontBreakRows?: boolean
        }
        layout?: PdfTableLayout
      }
    | { svg: string; height?: number; fit?: [number, number] }
    /** A picture as a data URL of PNG or JPEG. */
    | { image: string; height?: number; fit?: [number, number] }
    | { canvas: PdfLine[] }
    | { qr: string; fit?: number }
  )

export interface PdfDefinition {
  /** Decides the face of the type and the words of the footer. */
  locale: Locale
  /** Stands in the file's properties and, unless `footer` is false, at the foot of each page beside the page number. */
  title: string
  paper?: PdfPaper
  /** Points: left, top, right, bottom. */
  margins?: [number, number, number, number]
  footer?: boolean
  /** Stands faintly across each page, as on what is not valid yet. */
  watermark?: string
  /** When it was made, as its properties say (ISO 8601). The same paper of the same moment is the same file to the byte. */
  madeAt?: string
  content: PdfContent[]
}

export const pointsPerMillimetre = 72 / 25.4
