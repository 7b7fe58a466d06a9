import { masters, type LotForecast, type MasterRecord } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Combobox, Select, TextField, type FormState } from '@tsumugi/ui'
import { orderTexts } from '../order-texts.ts'

/** Which cloth, which of its colours, and which dyeing, as it is typed. */
export interface LotName {
  readonly materialId: string
  readonly colorNo: string
  readonly lot: string
}

export const nameOfLot = (lot: LotForecast | null): LotName => ({
  materialId: lot ? String(lot.materialId) : '',
  colorNo: lot?.color.no ?? '',
  lot: lot?.lot ?? '',
})

/** Says of each field that is still empty that it is needed. */
export const unnamed = (values: LotName, needed: string): Partial<Record<keyof LotName, string>> =>
  Object.fromEntries(
    (['materialId', 'colorNo', 'lot'] as const)
      .filter((field) => !values[field].trim())
      .map((field) => [field, needed]),
  )

type ClothRecord = MasterRecord<typeof masters.catalogueCloths>

export function useCloths(): readonly ClothRecord[] {
  const call = { query: { perPage: 1000 } }
  return useQuery(masters.catalogueCloths.endpoints.list, call, { stays: true }).data?.data ?? []
}

interface LotFieldsProps<Values extends LotName> {
  readonly form: FormState<Values>
  readonly cloths: readonly ClothRecord[]
}

/** Asks which lot is meant where it is not known yet. */
export function LotFields<Values extends LotName>({ form: given, cloths }: LotFieldsProps<Values>) {
  const t = useText(orderTexts)
  const form = given as unknown as FormState<LotName>
  const colors = cloths.find(({ id }) => String(id) === form.values.materialId)?.colors ?? []
  return (
    <>
      <Combobox
        {...form.field('materialId')}
        label={t('cloth')}
        must
        onChange={(materialId) => form.set({ materialId, colorNo: '' })}
        options={cloths.map(({ id, code, name }) => ({ value: String(id), label: `${code} ${name}` }))}
      />
      <Select
        {...form.field('colorNo')}
        label={t('color')}
        must
        placeholder=""
        options={colors.map(({ no, name }) => ({ value: no, label: `${no} ${name}` }))}
      />
      <TextField {...form.field('lot')} label={t('lot')} must maxLength={40} />
    </>
  )
}
