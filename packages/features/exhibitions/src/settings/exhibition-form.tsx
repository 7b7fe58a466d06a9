import { exhibitions, tradeCurrencies, type Exhibition } from '@tsumugi/contract'
import { minorUnits, type PriceMode } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { DateField, Dialog, Form, NumberField, Select, TextArea, TextField, toast } from '@tsumugi/ui'
import { useOwnBrands } from '../admin/admin-queries.ts'
import { CustomerParts } from './customer-parts.tsx'
import { ExhibitionCover } from './exhibition-cover.tsx'
import { DeliveryWindows } from './delivery-windows.tsx'
import {
  exhibitionInput,
  newExhibitionInput,
  exhibitionValues,
  isFaulty,
  partFaults,
  windowFaults,
  type DeliveryWindow,
  type ExhibitionValues,
  type PartDraft,
} from './exhibition-values.ts'
import { settingsTexts } from './messages/catalogue.ts'
import type { messages } from './messages/ja.ts'

/** What the form calls each field. */
const fieldNames = {
  name: 'name',
  brandId: 'brand',
  opensOn: 'opens',
  opensAt: 'opens',
  closesOn: 'closes',
  closesAt: 'closes',
  season: 'season',
  password: 'password',
  currency: 'currency',
  priceMode: 'priceMode',
  ratePercent: 'rate',
  minAmount: 'minAmount',
  minQuantity: 'minQuantity',
  windows: 'windows',
  parts: 'parts',
  terms: 'terms',
} as const satisfies Record<keyof ExhibitionValues, keyof typeof messages>

interface ExhibitionFormProps {
  /** The exhibition that is changed; without one, one is added. */
  exhibition?: Exhibition
  onClose(): void
  onSaved(saved: Exhibition): void
  /** Its cover changed, which is kept at once: the dialog stays. */
  onChanged?(): void
}

/** Dates, password, prices, delivery windows, minimums, and what shops are asked for. */
export function ExhibitionForm({ exhibition, onClose, onSaved, onChanged }: ExhibitionFormProps) {
  const t = useText(settingsTexts)
  const api = useApi()
  const { data: brands } = useOwnBrands()
  const { form, conflict, leave } = useKeptForm<ExhibitionValues, Exhibition>({
    draft: `exhibition.${exhibition?.id ?? 'new'}`,
    row: exhibition ?? null,
    initial: exhibitionValues(exhibition),
    valuesOf: exhibitionValues,
    nameOf: (field) => t(fieldNames[field]),
    secret: ['password'],
    check: (values) => ({
      brandId: values.brandId ? undefined : t('must'),
      name: values.name.trim() ? undefined : t('must'),
      opensOn: values.opensOn ? undefined : t('must'),
      closesOn: values.closesOn ? undefined : t('must'),
      windows: values.windows.some((each) => isFaulty(windowFaults(each))) ? t('must') : undefined,
      parts: values.parts.some((each) => isFaulty(partFaults(each))) ? t('must') : undefined,
    }),
    create: async (values, options) =>
      (await api.of(exhibitions).create({ body: { exhibition: newExhibitionInput(values) } }, options)).data,
    update: async ({ lockVersion }, options, values) =>
      (
        await api
          .of(exhibitions)
          .update({ id: exhibition!.id, body: { exhibition: { ...exhibitionInput(values), lockVersion } } }, options)
      ).data,
    onSaved: (saved) => {
      toast({ title: t('saved') })
      onSaved(saved)
    },
    onClose,
  })
  const isOrdered = (exhibition?.orderCount ?? 0) > 0
  function say(field: keyof ExhibitionValues, value: unknown): string {
    if (field === 'brandId') return brands?.find(({ id }) => String(id) === value)?.name ?? ''
    if (field === 'priceMode') return t(`priceMode.${value as PriceMode}`)
    if (field === 'windows')
      return (value as DeliveryWindow[])
        .map(({ label, startsOn, endsOn }) => `${label} ${startsOn}–${endsOn}`)
        .join('\n')
    if (field === 'parts')
      return (value as PartDraft[]).map(({ ja, type }) => `${ja} (${t(`type.${type}`)})`).join('\n')
    return String(value)
  }
  return (
    <Dialog
      title={t(exhibition ? 'edit' : 'add')}
      width={720}
      onClose={() => void leave()}
      busy={form.busy}
      closeOnOutside={false}
      primary={{ label: t('save'), onClick: () => void form.submit() }}
    >
      <Form form={form} className="admin-form">
        <TextField label={t('name')} must {...form.field('name')} />
        <Select
          label={t('brand')}
          must
          {...form.field('brandId')}
          options={brands?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
        />
        <div className="pair">
          <DateField label={t('opens')} must {...form.field('opensOn')} />
          <TextField label={t('time')} type="time" {...form.field('opensAt')} />
        </div>
        <div className="pair">
          <DateField label={t('closes')} must {...form.field('closesOn')} />
          <TextField label={t('time')} type="time" {...form.field('closesAt')} />
        </div>
        <TextField label={t('season')} hint={t('season.hint')} {...form.field('season')} />
        <TextField
          label={t('password')}
          type="text"
          autoComplete="off"
          hint={t(exhibition?.hasPassword ? 'password.keep' : 'password.hint')}
          {...form.field('password')}
        />
        <Select
          label={t('currency')}
          placeholder={null}
          {...form.field('currency')}
          disabled={isOrdered}
          hint={isOrdered ? t('currency.ordered') : undefined}
          options={[...new Set<string>([...tradeCurrencies, form.values.currency])].map((value) => ({
            value,
            label: value,
          }))}
        />
        <Select
          label={t('priceMode')}
          {...form.field('priceMode')}
          options={(['wholesale', 'retail', 'both'] as const).map((value) => ({
            value,
            label: t(`priceMode.${value}`),
          }))}
        />
        <NumberField label={t('rate')} digits={2} unit="%" {...form.field('ratePercent')} />
        <NumberField
          label={t('minAmount')}
          digits={minorUnits(form.values.currency)}
          unit={form.values.currency}
          {...form.field('minAmount')}
        />
        <NumberField label={t('minQuantity')} digits={0} {...form.field('minQuantity')} />
        <DeliveryWindows {...form.field('windows')} />
        <CustomerParts {...form.field('parts')} />
        <TextArea label={t('terms')} rows={3} {...form.field('terms')} />
      </Form>
      <ConflictDialog conflict={conflict} say={say} />
      {exhibition && <ExhibitionCover exhibition={exhibition} onChanged={onChanged} />}
    </Dialog>
  )
}
