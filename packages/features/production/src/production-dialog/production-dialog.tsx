import type { ProductionDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { Dialog, Form, NumberField, Select, TextArea, TextField, toast, type FormState } from '@tsumugi/ui'
import { useOptions, useProductionChanges } from '../production-queries.ts'
import { productionTexts } from '../production-words/production-texts.ts'
import { emptyProduction, inputOf, valuesOf, type ProductionValues } from './production-values.ts'

interface ProductionDialogProps {
  /** Null: one more. */
  production: ProductionDetail | null
  onClose(): void
  onSaved?(saved: ProductionDetail): void
}

/** A production (品番): one more, or what is known of one. */
export function ProductionDialog({ production, onClose, onSaved }: ProductionDialogProps) {
  const t = useText(productionTexts)
  const { createProduction, updateProduction } = useProductionChanges()
  const { form, conflict, leave } = useKeptForm<ProductionValues, ProductionDetail, ReturnType<typeof inputOf>>({
    draft: production ? `production.${production.id}` : 'production.new',
    row: production,
    initial: production ? valuesOf(production) : emptyProduction,
    valuesOf,
    inputOf,
    nameOf: (field) => t(field === 'brandId' ? 'brand' : field === 'subBrandId' ? 'subBrand' : field),
    check: ({ brandId, styleNo, name }) => ({
      ...(!brandId && { brandId: t('needed') }),
      ...(!styleNo.trim() && { styleNo: t('needed') }),
      ...(!name.trim() && { name: t('needed') }),
    }),
    create: createProduction,
    update: (change, options) => updateProduction(production!.id, change, options),
    onSaved(saved) {
      toast({ title: production ? t('saved') : t('created', { name: saved.styleNo }) })
      onSaved?.(saved)
    },
    onClose,
  })
  return (
    <Dialog
      title={t(production ? 'edit' : 'add')}
      onClose={() => void leave()}
      closeOnOutside={false}
      busy={form.busy}
      primary={{ label: t(production ? 'save' : 'create'), onClick: () => void form.submit() }}
    >
      <Form form={form}>
        <BrandFields form={form} />
        <TextField label={t('styleNo')} must maxLength={40} {...form.field('styleNo')} />
        <TextField label={t('name')} must maxLength={200} {...form.field('name')} />
        <NumberField label={t('listPrice')} hint={t('mine')} digits={4} {...form.field('listPrice')} />
        <NumberField label={t('targetCost')} hint={t('mine')} digits={4} {...form.field('targetCost')} />
        <TextArea label={t('note')} hint={t('mine')} {...form.field('note')} />
      </Form>
      <ConflictDialog conflict={conflict} />
    </Dialog>
  )
}

/** Sub-brands and seasons are those of the brand chosen. */
function BrandFields({ form }: { form: FormState<ProductionValues> }) {
  const t = useText(productionTexts)
  const brands = useOptions(true)?.brands ?? []
  const { brandId, season } = form.values
  const brand = brands.find(({ id }) => String(id) === brandId)
  const seasons = [...new Set([...(brand?.seasons ?? []), ...(season ? [season] : [])])]
  return (
    <>
      <Select
        label={t('brand')}
        must
        {...form.field('brandId')}
        onChange={(chosen) => form.set({ brandId: chosen, subBrandId: '' })}
        options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
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
        options={seasons.map((each) => ({ value: each, label: each }))}
      />
    </>
  )
}
