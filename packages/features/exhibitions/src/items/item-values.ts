import type { ExhibitionItem } from '@tsumugi/contract'
import { readCell } from '@tsumugi/domain'

/** What the dialog edits: lists as lines, as people paste them. */
export interface ItemValues {
  code: string
  name: string
  category: string
  fabric: string
  note: string
  listPrice: string
  wholesalePrice: string
  deliveryWindow: string
  /** One per line: name and colour code. */
  colours: string
  sizes: string
  /** One per line: colour, size, pieces. */
  limits: string
}

export const itemValues = (item: ExhibitionItem | null): ItemValues => ({
  code: item?.code ?? '',
  name: item?.name ?? '',
  category: item?.category ?? '',
  fabric: item?.fabric ?? '',
  note: item?.note ?? '',
  listPrice: item?.listPrice ?? '',
  wholesalePrice: item?.wholesalePrice ?? '',
  deliveryWindow: item?.deliveryWindow ?? '',
  colours: item?.colours.map(({ name, hex }) => `${name} ${hex}`).join('\n') ?? '',
  sizes: item?.sizes.join(', ') ?? 'S, M, L',
  limits:
    item?.skus
      .filter(({ limit }) => limit !== null)
      .map(({ colour, size, limit }) => `${colour} ${size} ${limit}`)
      .join('\n') ?? '',
})

const plainCloth = '#d9d4c9'
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Null where a line is no colour. A name alone takes plain cloth. */
export function colourLines(text: string): { name: string; hex: string }[] | null {
  const read = lines(text).map((line) => /^(.+?)(?:[\s,]+(#[0-9a-f]{6}))?$/i.exec(line))
  if (read.some((found) => !found)) return null
  const colours = read.map((found) => ({ name: found![1]!.trim(), hex: found![2] ?? plainCloth }))
  return new Set(colours.map(({ name }) => name)).size === colours.length ? colours : null
}

const sizesOf = (text: string) => [...new Set(text.split(/[,、\s]+/).filter(Boolean))]

/** Every SKU has a limit or none: what is not in the lines is not limited. */
function limitsOf(text: string, colours: readonly { name: string }[], sizes: readonly string[]) {
  const named = new Map(
    lines(text).flatMap((line): [string, number][] => {
      const [, colour = '', size = '', pieces = ''] = /^(.+?)[\s,]+(\S+?)[\s,]+(\d+)$/.exec(line) ?? []
      const limit = readCell(pieces)
      return colour && limit !== null ? [[`${colour}\n${size}`, limit]] : []
    }),
  )
  return colours.flatMap(({ name: colour }) =>
    sizes.map((size) => ({ colour, size, limit: named.get(`${colour}\n${size}`) ?? null })),
  )
}

export function itemInput(values: ItemValues) {
  const colours = colourLines(values.colours) ?? []
  const sizes = sizesOf(values.sizes)
  return {
    code: values.code.trim(),
    name: values.name.trim(),
    category: values.category,
    fabric: values.fabric,
    note: values.note,
    listPrice: values.listPrice,
    wholesalePrice: values.wholesalePrice || null,
    deliveryWindow: values.deliveryWindow || null,
    colours,
    sizes,
    limits: limitsOf(values.limits, colours, sizes),
  }
}
