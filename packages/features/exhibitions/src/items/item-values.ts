import type { ExhibitionItem } from '@tsumugi/contract'
import { coloursOf, limitsInput, limitsOf, type ItemColour, type LimitTexts } from '../item-skus/item-grid.ts'

/** What the dialog edits. */
export interface ItemValues {
  code: string
  name: string
  category: string
  fabric: string
  note: string
  listPrice: string
  wholesalePrice: string
  deliveryWindow: string
  colours: ItemColour[]
  sizes: string[]
  limits: LimitTexts
}

const none: Pick<ExhibitionItem, 'colours' | 'sizes' | 'skus'> = { colours: [], sizes: [], skus: [] }

export const itemValues = (item: ExhibitionItem | null): ItemValues => ({
  code: item?.code ?? '',
  name: item?.name ?? '',
  category: item?.category ?? '',
  fabric: item?.fabric ?? '',
  note: item?.note ?? '',
  listPrice: item?.listPrice ?? '',
  wholesalePrice: item?.wholesalePrice ?? '',
  deliveryWindow: item?.deliveryWindow ?? '',
  colours: coloursOf(item ?? none),
  sizes: (item ?? none).sizes,
  limits: limitsOf(item ?? none),
})

export const itemInput = (values: ItemValues) => ({
  code: values.code.trim(),
  name: values.name.trim(),
  category: values.category,
  fabric: values.fabric,
  note: values.note,
  listPrice: values.listPrice,
  wholesalePrice: values.wholesalePrice || null,
  deliveryWindow: values.deliveryWindow || null,
  colours: values.colours.map(({ name, hex }) => ({ name: name.trim(), hex })),
  sizes: values.sizes,
  limits: limitsInput(values.colours, values.sizes, values.limits),
})
