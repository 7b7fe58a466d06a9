import type { ProductionDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useKeptForm } from '@tsumugi/records'
import { Dialog, Form, NumberField, Select, TextArea, TextField, toast } from '@tsumugi/ui'
import { useOptions, useProductionChanges } from '../production-queries.ts'
import { productionTexts } from '../production-words/production-texts.ts'

const empty = {
  brandId: '',
  subBrandId: '',
  season: '',
  styleNo: '',
  name: '',
  listPrice: '',
  targetCost: '',
  note: '',
}
type Values = typeof empty

const inputOf = ({ brandId, subBrandId, season, styleNo, name, listPrice, targetCost, note }: Values) => ({
  brandId: Number(brandId),
  subBrandId: Number(subBrandId) || null,
  season: season || null,
  styleNo: styleNo.trim(),
  name: name.trim(),
  listPrice: listPrice || null,
  targetCost: targetCost || null,
  note: note.trim() || null,
})

/** One more production (品番). */
export function AddProductionDialog({ onClose, onSaved }: { onClose(): void; onSaved(made: ProductionDetail): void }) {
  const t = useText(productionTexts)
  const options = useOptions(true)
  const { createProduction } = useProductionChanges()
  const { form, leave } = useKeptForm<Values, ProductionDetail, ReturnType<typeof inputOf>>({
    draft: 'production.new',
    row: null,
    initial: empty,
    valuesOf: () => empty,
    inputOf,
    nameOf: (field) => t(field === 'brandId' ? 'brand' : field === 'subBrandId' ? 'subBrand' : field),
    check: ({ brandId, styleNo, name }) => ({
      ...(!brandId && { brandId: t('needed') }),
      ...(!styleNo.trim() && { styleNo: t('needed') }),
      ...(!name.trim() && { name: t('needed') }),
    }),
    create: createProduction,
    onSaved(made) {
      toast({ title: t('created', { name: made.styleNo }) })
      onSaved(made)
    },
    onClose,
  })
  const brand = options?.brands.find(({ id }) => String(id) === form.values.brandId)
  return (
    <Dialog
      title={t('add')}
      onClose={() => void leave()}
      closeOnOutside={false}
      busy={form.busy}
      primary={{ label: t('create'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <Select
          label={t('brand')}
          must
          {...form.field('brandId')}
          options={(options?.brands ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        {brand && brand.subBrands.length > 0 && (
          <Select
            label={t('subBrand')}
            {...form.field('subBrandId')}
            placeholder="–"
            options={brand.subBrands.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <Select
          label={t('season')}
          {...form.field('season')}
          placeholder="–"
          options={(brand?.seasons ?? []).map((each) => ({ value: each, label: each }))}
        />
        <TextField label={t('styleNo')} must maxLength={40} {...form.field('styleNo')} />
        <TextField label={t('name')} must maxLength={200} {...form.field('name')} />
        <NumberField label={t('listPrice')} hint={t('mine')} digits={4} {...form.field('listPrice')} />
        <NumberField label={t('targetCost')} hint={t('mine')} digits={4} {...form.field('targetCost')} />
        <TextArea label={t('note')} hint={t('mine')} {...form.field('note')} />
      </Form>
    </Dialog>
  )
}
