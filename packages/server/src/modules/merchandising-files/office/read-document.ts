import { blocksOf } from './blocks.ts'
import { officeCaps, type OfficeContent } from './office-content.ts'
import { textIn, unpack } from '../../../documents/unpack.ts'

const body = 'word/document.xml'

/** Paragraphs, lists and tables of a Word file. */
export function readDocument(bytes: Uint8Array): OfficeContent {
  const parts = unpack(bytes, (path) => path === body)
  return { kind: 'document', ...blocksOf(textIn(parts, body), officeCaps.blocks) }
}
