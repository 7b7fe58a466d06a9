import { SaxesParser } from 'saxes'
import type { OfficeBlock } from './office-content.ts'

/** Word and PowerPoint name their parts alike once the prefix is gone: `w:p` and `a:p`, `w:tbl` and `a:tbl`. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1)
/** The same content once more for older readers, deleted text, and what is not on the page. */
const passedOver = new Set(['Fallback', 'instrText', 'delText'])

/** Paragraphs and tables in reading order; a table within a table becomes text of its cell. */
export function blocksOf(xml: string, most: number): { blocks: OfficeBlock[]; cut: boolean } {
  const blocks: OfficeBlock[] = []
  const walk = {
    text: '',
    inText: false,
    style: '',
    listed: false,
    tables: 0,
    ignored: 0,
    rows: [] as string[][],
    cells: [] as string[],
    cell: '',
  }
  let cut = false

  const keep = (block: OfficeBlock) => {
    if (blocks.length < most) blocks.push(block)
    else cut = true
  }
  const endParagraph = () => {
    const text = walk.text.trim()
    if (walk.tables > 0) walk.cell += text && walk.cell ? `\n${text}` : text
    else if (text) keep({ kind: isHeading(walk.style) ? 'heading' : walk.listed ? 'item' : 'paragraph', text })
    Object.assign(walk, { text: '', style: '', listed: false })
  }
  const opened: Record<string, (value: string) => void> = {
    t: () => void (walk.inText = true),
    tab: () => void (walk.text += '\t'),
    br: () => void (walk.text += '\n'),
    pStyle: (value) => void (walk.style = value),
    numPr: () => void (walk.listed = true),
    tbl: () => void (walk.tables += 1),
  }
  const closed: Record<string, () => void> = {
    t: () => void (walk.inText = false),
    p: endParagraph,
    tc: () => {
      if (walk.tables === 1) Object.assign(walk, { cells: [...walk.cells, walk.cell], cell: '' })
    },
    tr: () => {
      if (walk.tables === 1) Object.assign(walk, { rows: [...walk.rows, walk.cells], cells: [] })
    },
    tbl: () => {
      walk.tables -= 1
      if (walk.tables > 0) return
      if (walk.rows.length > 0) keep({ kind: 'table', rows: walk.rows })
      walk.rows = []
    },
  }

  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name)
    if (passedOver.has(local)) walk.ignored += 1
    if (walk.ignored === 0) opened[local]?.(String(attributes['w:val'] ?? attributes.type ?? ''))
  })
  parser.on('closetag', ({ name }) => {
    const local = localName(name)
    if (walk.ignored === 0) closed[local]?.()
    if (passedOver.has(local)) walk.ignored -= 1
  })
  parser.on('text', (text) => {
    if (walk.inText && walk.ignored === 0) walk.text += text
  })
  parser.write(xml).close()
  return { blocks, cut }
}

/** Word's own styles: `Heading1` in English files, `1` in Japanese and Chinese ones, and the title. */
const isHeading = (style: string) => /^(heading\s?[1-6]|[1-6]|title)$/i.test(style)
