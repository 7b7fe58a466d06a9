import type { ExhibitionItem } from '@tsumugi/contract'
import { readCell } from '@tsumugi/domain'
import { matrixKey, type MatrixKey } from '@tsumugi/ui'

/** A colour of an item while it is edited; its key stays when its name changes, and its limits with it. */
export interface ItemColour {
  key: string
  name: string
  hex: string
}

/** Texts of the cells: pieces at most, or nothing where there is no limit. */
export type LimitTexts = Record<MatrixKey, string>

/** No slash: cells are named by colour and size with one between. */
const safe = (name: string) => encodeURIComponent(name)
export const sizeKey = safe
export const limitKey = (colour: Pick<ItemColour, 'key'>, size: string): MatrixKey => matrixKey(colour.key, safe(size))

type Skus = Pick<ExhibitionItem, 'colours' | 'sizes' | 'skus'>

export const coloursOf = ({ colours }: Pick<Skus, 'colours'>): ItemColour[] =>
  colours.map(({ name, hex }) => ({ key: safe(name), name, hex }))

/** What stands in the cells of an item as it is saved. */
export const limitsOf = ({ skus }: Pick<Skus, 'skus'>): LimitTexts =>
  Object.fromEntries(
    skus.flatMap(({ colour, size, limit }) =>
      limit === null ? [] : [[matrixKey(safe(colour), safe(size)), String(limit)]],
    ),
  )

/** Pieces that shops have ordered, by cell: none of them can be taken away. */
export const orderedOf = ({ skus }: Pick<Skus, 'skus'>): ReadonlyMap<MatrixKey, number> =>
  new Map(
    skus.flatMap(({ colour, size, ordered }) =>
      ordered > 0 ? [[matrixKey(safe(colour), safe(size)), ordered] as const] : [],
    ),
  )

/** Pieces ordered of a colour over all sizes, or of a size over all colours. */
export function piecesIn(ordered: ReadonlyMap<MatrixKey, number>, line: { colour: string } | { size: string }): number {
  const isIn = (key: MatrixKey) => {
    const [colour, size] = key.split('/')
    return 'colour' in line ? colour === line.colour : size === safe(line.size)
  }
  return [...ordered].reduce((sum, [key, pieces]) => (isIn(key) ? sum + pieces : sum), 0)
}

/** A key that no colour has: kept while the item is edited. */
export function newColour(colours: readonly ItemColour[], name = '', hex = plainCloth): ItemColour {
  const taken = new Set(colours.map(({ key }) => key))
  let key = safe(name)
  for (let number = 1; key === '' || taken.has(key); number += 1) key = `new_${number}`
  return { key, name, hex }
}

/** Cloth before it is dyed: what a colour of the masters without a hex, and a free one, begin with. */
const plainCloth = '#d9d4c9'

export type ColourFault = 'empty' | 'twice'

/** Colours that cannot be saved as they are, by their keys. */
export function colourFaults(colours: readonly ItemColour[]): ReadonlyMap<string, ColourFault> {
  const seen = new Set<string>()
  return new Map(
    colours.flatMap(({ key, name }): [string, ColourFault][] => {
      const plain = name.trim()
      if (plain === '') return [[key, 'empty']]
      if (seen.has(plain)) return [[key, 'twice']]
      seen.add(plain)
      return []
    }),
  )
}

/** Every SKU has a limit or none. */
export const limitsInput = (colours: readonly ItemColour[], sizes: readonly string[], texts: LimitTexts) =>
  colours.flatMap((colour) =>
    sizes.map((size) => {
      const text = texts[limitKey(colour, size)]?.trim()
      return { colour: colour.name.trim(), size, limit: text ? readCell(text) : null }
    }),
  )
