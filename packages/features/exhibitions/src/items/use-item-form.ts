import { camel, exhibitionItems, type Exhibition, type ExhibitionItem } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { toast } from '@tsumugi/ui'
import { colourFaults } from '../item-skus/item-grid.ts'
import { itemInput, itemValues, type ItemValues } from './item-values.ts'
import { itemTexts } from './messages/catalogue.ts'

/** What the form calls each field. */
const fieldNames = {
  code: 'code',
  name: 'name',
  category: 'category',
  fabric: 'fabric',
  note: 'note',
  listPrice: 'list',
  wholesalePrice: 'unit',
  deliveryWindow: 'delivery',
  colours: 'colours',
  sizes: 'sizes',
  limits: 'limits',
} as const satisfies Record<keyof ItemValues, string>

interface ItemFormOptions {
  exhibition: Exhibition
  item: ExhibitionItem | null
  onClose(): void
  onSaved(): void
}

/** The form over one item; what shops see of it changes when it is saved. */
export function useItemForm({ exhibition, item, onClose, onSaved }: ItemFormOptions) {
  const t = useText(itemTexts)
  const calls = useApi().of(exhibitionItems)
  const must = (filled: unknown) => (filled ? undefined : t('must'))
  return useKeptForm<ItemValues, ExhibitionItem>({
    draft: `exhibition_item_grid.${exhibition.id}.${item?.id ?? 'new'}`,
    row: item,
    initial: itemValues(item),
    valuesOf: itemValues,
    nameOf: (field) => t(fieldNames[field]),
    // `item.colours.2.name` is about the colours.
    fieldOf: (path) => camel(path.split('.')[1] ?? ''),
    check: ({ code, name, listPrice, colours, sizes }) => ({
      code: must(code.trim()),
      name: must(name.trim()),
      listPrice: must(listPrice),
      colours: colourFaults(colours).size > 0 ? t('colour.wrong') : must(colours.length),
      sizes: must(sizes.length),
    }),
    create: async (values, options) =>
      (await calls.create({ body: { exhibitionId: exhibition.id, item: itemInput(values) } }, options)).data,
    update: async ({ lockVersion }, options, values) =>
      (await calls.update({ id: item!.id, body: { item: { ...itemInput(values), lockVersion } } }, options)).data,
    onSaved: () => {
      toast({ title: t('saved') })
      onSaved()
    },
    onClose,
  })
}
