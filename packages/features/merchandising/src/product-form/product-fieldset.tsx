import type { Category, Merchandising } from '@tsumugi/contract'
import { transitionsFrom, type MerchandisingStatus } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, DateField, NumberField, Select, TextArea, TextField, useStyles, type FormState } from '@tsumugi/ui'
import { CostSource } from '../product-fields/cost-source.tsx'
import { fieldTexts } from '../product-fields/field-texts.ts'
import { CategoryFields } from './fields/category-fields.tsx'
import { ColourField } from './fields/colour-field.tsx'
import { formTexts } from './form-texts.ts'
import { rateOf, type ProductFormValues } from './product-form-values.ts'
import css from './product-fieldset.css?inline'
import { TagField } from './fields/tag-field.tsx'

export interface ProductFieldsetProps {
  form: FormState<ProductFormValues>
  categories: readonly Category[]
  /** The status the product has now; a product being added has none yet. */
  status?: MerchandisingStatus
  /** ISO 4217. */
  currency: string
  knownTags?: readonly string[]
  /** The version of a cost sheet that says what the product costs. */
  costSheet?: Merchandising['costSheet']
}

/** The fields of a product, in two columns where there is room. */
export function ProductFieldset({
  form,
  categories,
  status,
  currency,
  knownTags,
  costSheet = null,
}: ProductFieldsetProps) {
  useStyles(css)
  const t = useText(formTexts)
  const fields = useText(fieldTexts)
  const unit = currency === 'JPY' ? t('yen') : currency
  return (
    <div className="product-fieldset">
      <div className="grid">
        <TextField className="wide" label={fields('field.name')} must maxLength={200} {...form.field('name')} />
        <TextField label={fields('field.code')} maxLength={40} {...form.field('code')} />
        {status && (
          <Select
            label={fields('field.status')}
            placeholder={null}
            {...form.field('status')}
            options={[
              { value: status, label: t('status.keep', { status: fields(`status.${status}`) }) },
              ...transitionsFrom(status).map(({ name, to }) => ({ value: to, label: fields(`step.${name}`) })),
            ]}
          />
        )}
        <DateField label={fields('field.releaseOn')} hint={t('release.hint')} {...form.field('releaseOn')} />
      </div>
      <h3>{t('section.categories')}</h3>
      <div className="grid">
        <CategoryFields categories={categories} {...form.field('categoryIds')} />
      </div>
      <h3>{t('section.plan')}</h3>
      <div className="grid">
        <NumberField
          label={fields('field.planQuantity')}
          unit={fields('unit.pieces')}
          {...form.field('planQuantity')}
        />
        <NumberField label={fields('field.salesPlan')} unit={unit} digits={4} {...form.field('salesPlan')} />
        <NumberField label={fields('field.listPrice')} unit={unit} digits={4} {...form.field('listPrice')} />
        <NumberField
          label={fields('field.unitCost')}
          unit={unit}
          digits={4}
          hint={<CostRate rate={rateOf(form.values)} />}
          {...form.field('unitCost')}
          onChange={(unitCost) => form.set({ unitCost, ...(costSheet && { costSource: 'typed' }) })}
        />
        <NumberField
          label={fields('field.markdownPercent')}
          unit="%"
          digits={2}
          most="100"
          {...form.field('markdownPercent')}
        />
      </div>
      {costSheet && <TypedCost form={form} costSheet={costSheet} currency={currency} />}
      <h3>{t('section.looks')}</h3>
      <div className="grid">
        <ColourField label={fields('field.colours')} {...form.field('colours')} />
        <TagField label={fields('field.tags')} hint={t('tags.hint')} known={knownTags} {...form.field('tags')} />
      </div>
      <TextArea label={fields('field.note')} rows={3} maxLength={4000} {...form.field('note')} />
    </div>
  )
}

/** Follows both figures while they are typed; more than the price itself is worth a warning, not a refusal. */
function CostRate({ rate }: { rate: string | null }) {
  const t = useText(formTexts)
  const over = rate !== null && Number(rate) > 100
  return (
    <span aria-live="polite" className={over ? 'warning-text' : undefined}>
      {t(over ? 'costRate.over' : 'costRate.hint', { rate: rate ?? '–' })}
    </span>
  )
}

interface TypedCostProps extends Pick<ProductFieldsetProps, 'form' | 'currency'> {
  costSheet: NonNullable<ProductFieldsetProps['costSheet']>
}

/** Whether the cost is the sheet's or typed over it, and the way back to the sheet. */
function TypedCost({ form, costSheet, currency }: TypedCostProps) {
  const fields = useText(fieldTexts)
  const { unitCost, costSource } = form.values
  return (
    <CostSource unitCost={unitCost} costSource={costSource} costSheet={costSheet} currency={currency}>
      {costSource === 'typed' && (
        <Button size={24} type="plain" onClick={() => form.set({ unitCost: costSheet.unitCost, costSource: 'sheet' })}>
          {fields('cost.follow')}
        </Button>
      )}
    </CostSource>
  )
}
