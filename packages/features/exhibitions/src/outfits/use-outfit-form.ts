import type { Exhibition, ExhibitionItem, ExhibitionOutfit } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useKeptForm } from '@tsumugi/records'
import { toast } from '@tsumugi/ui'
import { outfitTexts } from './messages/catalogue.ts'
import { useOutfitChanges } from './outfit-queries.ts'

export interface OutfitValues {
  name: string
  note: string
  itemIds: number[]
}

const valuesOf = ({ name, note, itemIds }: OutfitValues): OutfitValues => ({ name, note, itemIds })
const fieldNames = { name: 'name', note: 'note', itemIds: 'items' } as const satisfies Record<
  keyof OutfitValues,
  string
>

interface OutfitFormOptions {
  exhibition: Exhibition
  outfit: ExhibitionOutfit | null
  items: readonly ExhibitionItem[]
  onClose(): void
}

/** The form over one outfit; shops see it as it is saved. */
export function useOutfitForm({ exhibition, outfit, items, onClose }: OutfitFormOptions) {
  const t = useText(outfitTexts)
  const { create, update } = useOutfitChanges()
  // What was taken off the exhibition meanwhile is in no outfit any more.
  const sent = (values: OutfitValues) => ({
    name: values.name.trim(),
    note: values.note,
    itemIds: values.itemIds.filter((id) => items.some((item) => item.id === id)),
  })
  return useKeptForm<OutfitValues, ExhibitionOutfit>({
    draft: `exhibition_outfit.${exhibition.id}.${outfit?.id ?? 'new'}`,
    row: outfit,
    initial: valuesOf(outfit ?? { name: '', note: '', itemIds: [] }),
    valuesOf,
    nameOf: (field) => t(fieldNames[field]),
    check: ({ name }) => ({ name: name.trim() ? undefined : t('must') }),
    create: async (values, options) =>
      (await create({ body: { exhibitionId: exhibition.id, outfit: sent(values) } }, options)).data,
    update: async ({ lockVersion }, options, values) =>
      (await update({ id: outfit!.id, body: { outfit: { ...sent(values), lockVersion } } }, options)).data,
    onSaved: () => toast({ title: t('saved') }),
    onClose,
  })
}
