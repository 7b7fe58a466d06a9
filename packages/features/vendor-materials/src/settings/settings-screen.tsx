import { vendorMaterialMaster, vendorSettings, type VendorSetting } from '@tsumugi/contract'
import { roundings } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { ConflictDialog, useKeptForm, type PageAddress } from '@tsumugi/records'
import { Button, Checkbox, ErrorState, Form, Select, Skeleton, TextField, toast, type FormState } from '@tsumugi/ui'
import { VendorRoom } from '../room/vendor-room.tsx'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts } from '../words/vendor-texts.ts'
import { ColumnsField, columnsOf, type HeadRow } from './columns-field.tsx'

interface SettingValues {
  readonly name: string
  readonly columns: readonly HeadRow[]
  readonly encoding: VendorSetting['encoding']
  readonly rounding: VendorSetting['rounding']
  readonly places: string
  readonly notify: boolean
}

interface SettingInput extends Omit<SettingValues, 'columns' | 'places'> {
  readonly columns: Record<string, string>
  readonly places: number
}

const valuesOf = ({ name, columns, encoding, rounding, places, notify }: VendorSetting): SettingValues => ({
  name,
  columns: Object.entries(columns).map(([head, field]) => ({ head, field })),
  encoding,
  rounding,
  places: String(places),
  notify,
})
const inputOf = ({ columns, places, ...values }: SettingValues): SettingInput => ({
  ...values,
  columns: columnsOf(columns),
  places: Number(places),
})

/** /venders/:vendor/settings: how the files of a vendor are read and written, and who hears of them. */
export function SettingsScreen({ params }: Pick<PageAddress, 'params'>) {
  const t = useText(vendorTexts)
  const vendor = params.vendor!
  const { data, error, mutate } = useQuery(vendorSettings.show, { vendor }, { topics: vendorTopics, stays: true })
  return (
    <VendorRoom vendor={vendor} tab="settings" title={t('settings')}>
      {data ? (
        <SettingForm key={vendor} vendor={vendor} setting={data.data} />
      ) : error ? (
        <ErrorState heading="h2" onRetry={() => void mutate()} />
      ) : (
        <Skeleton rows={6} />
      )}
    </VendorRoom>
  )
}

function SettingForm({ vendor, setting }: { readonly vendor: string; readonly setting: VendorSetting }) {
  const t = useText(vendorTexts)
  const update = useChange(vendorSettings.update, vendorTopics)
  const { form, conflict } = useKeptForm<SettingValues, VendorSetting, SettingInput>({
    draft: `vendor_setting.${vendor}`,
    row: setting,
    valuesOf,
    inputOf,
    nameOf: (field) => t(`setting.${field}`),
    fieldOf: (path) => (path.includes('columns') ? 'columns' : path.split('.').at(-1)),
    check: ({ columns }) => {
      const fields = columns.map(({ field }) => field).filter(Boolean)
      return new Set(fields).size < fields.length ? { columns: t('setting.twice') } : {}
    },
    update: async (change, options) => (await update({ vendor, body: { setting: change } }, options)).data,
    onSaved: () => toast({ title: t('saved') }),
  })
  const columns = form.field('columns')
  return (
    <Form form={form} className="vendor-form">
      <TextField {...form.field('name')} label={t('setting.name')} hint={t('setting.name.hint')} maxLength={100} />
      <FileFields form={form} />
      <ColumnsField
        rows={form.values.columns}
        fields={Object.keys(vendorMaterialMaster.fields)}
        error={columns.error}
        onChange={columns.onChange}
      />
      <Checkbox checked={form.values.notify} onChange={(notify) => form.set({ notify })}>
        {t('setting.notify')}
      </Checkbox>
      <div className="vendor-acts">
        <Button type="primary" busy={form.busy} onClick={() => void form.submit()}>
          {t('save')}
        </Button>
      </div>
      <ConflictDialog conflict={conflict} />
    </Form>
  )
}

/** How quantities are rounded as they come in, and how files are written as they go out. */
function FileFields({ form }: { readonly form: FormState<SettingValues> }) {
  const t = useText(vendorTexts)
  return (
    <div className="pair">
      <Select
        {...form.field('rounding')}
        label={t('setting.rounding')}
        placeholder={null}
        options={roundings.map((value) => ({ value, label: t(`rounding.${value}`) }))}
      />
      <Select
        {...form.field('places')}
        label={t('setting.places')}
        placeholder={null}
        options={['0', '1', '2'].map((value) => ({ value, label: t('setting.placesOf', { count: value }) }))}
      />
      <Select
        {...form.field('encoding')}
        label={t('setting.encoding')}
        placeholder={null}
        options={[
          { value: 'utf8' as const, label: 'UTF-8' },
          { value: 'cp932' as const, label: 'Shift_JIS (CP932)' },
        ]}
      />
    </div>
  )
}
