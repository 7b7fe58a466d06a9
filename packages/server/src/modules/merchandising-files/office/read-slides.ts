import { blocksOf } from './blocks.ts'
import { officeCaps, type OfficeContent } from './office-content.ts'
import { textIn, unpack } from '../../../documents/unpack.ts'

const presentation = 'ppt/presentation.xml'
const relations = 'ppt/_rels/presentation.xml.rels'

/** The texts and tables of each slide, in the order of the presentation. */
export function readSlides(bytes: Uint8Array): OfficeContent {
  const parts = unpack(
    bytes,
    (path) => path === presentation || path === relations || /^ppt\/slides\/[^/]+\.xml$/.test(path),
  )
  const paths = slidePaths(textIn(parts, presentation), textIn(parts, relations))
  const slides = paths
    .slice(0, officeCaps.slides)
    .map((path) => blocksOf(textIn(parts, path), officeCaps.blocks).blocks)
  return { kind: 'slides', slides, slidesLeftOut: paths.length - slides.length }
}

function slidePaths(list: string, relationships: string): string[] {
  const targets = new Map(
    [...relationships.matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  )
  return [...list.matchAll(/<p:sldId\b[^>]*>/g)].flatMap(([tag]) => {
    const target = targets.get(attribute(tag, 'r:id'))
    return target ? [target.startsWith('/') ? target.slice(1) : `ppt/${target}`] : []
  })
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
