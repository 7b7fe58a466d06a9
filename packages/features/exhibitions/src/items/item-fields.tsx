import type { Exhibition, ExhibitionItem } from '@tsumugi/contract'
import { minorUnits } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { NumberField, Select, TextArea, TextField, type FormState } from '@tsumugi/ui'
import { useMemo } from 'react'
import { ColourPicker } from '../item-skus/colour-picker.tsx'
import { orderedOf, piecesIn } from '../item-skus/item-grid.ts'
import type { ItemValues } from './item-values.ts'
import { LimitGrid } from '../item-skus/limit-grid.tsx'
import { itemTexts } from './messages/catalogue.ts'
import { SizePicker } from '../item-skus/size-picker.tsx'

interface ItemFieldsProps {
  exhibition: Exhibition
  item: ExhibitionItem | null
  form: Pick<FormState<ItemValues>, 'field' | 'values'>
}

/** What an item is, and what a piece of it costs. */
export function ItemFacts({ exhibition, form }: Omit<ItemFieldsProps, 'item'>) {
  const t = useText(itemTexts)
  const money = { digits: minorUnits(exhibition.currency), unit: exhibition.currency }
  return (
    <>
      <TextField label={t('code')} must {...form.field('code')} />
      <TextField label={t('name')} must {...form.field('name')} />
      <NumberField label={t('list')} must {...money} {...form.field('listPrice')} />
      <NumberField
        label={t('unit')}
        {...money}
        hint={t('unit.hint', { rate: exhibition.ratePercent })}
        {...form.field('wholesalePrice')}
      />
      <TextField label={t('category')} {...form.field('category')} />
      <TextField label={t('fabric')} {...form.field('fabric')} />
      <Select
        label={t('delivery')}
        {...form.field('deliveryWindow')}
        placeholder={t('delivery.none')}
        options={exhibition.deliveryWindows.map((window) => ({ value: window.key, label: window.label }))}
      />
      <TextArea label={t('note')} rows={2} {...form.field('note')} />
    </>
  )
}

/** In which colours and sizes it comes, and how many of each there are. */
export function ItemSkus({ item, form }: Omit<ItemFieldsProps, 'exhibition'>) {
  const { colours, sizes } = form.values
  const ordered = useMemo(() => orderedOf(item ?? { skus: [] }), [item])
  const heldSizes = sizes.filter((size) => piecesIn(ordered, { size }) > 0)
  const heldColours = colours.filter(({ key }) => piecesIn(ordered, { colour: key }) > 0)
  return (
    <div className="item-skus">
      <ColourPicker {...form.field('colours')} held={new Set(heldColours.map(({ key }) => key))} />
      <SizePicker {...form.field('sizes')} held={new Set(heldSizes)} />
      <LimitGrid {...form.field('limits')} colours={colours} sizes={sizes} ordered={ordered} />
    </div>
  )
}
