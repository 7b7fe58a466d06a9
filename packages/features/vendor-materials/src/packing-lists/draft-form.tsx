import { mostRolls, vendorPackingLists, type VendorPackingListDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { Button, DateField, Form, TextField, toast } from '@tsumugi/ui'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts } from '../words/vendor-texts.ts'
import { RollsField, type RollRow } from './rolls-field.tsx'

interface ListValues {
  readonly no: string
  readonly arrivedOn: string
  readonly note: string
  readonly lines: readonly RollRow[]
}

interface ListInput {
  readonly no: string
  readonly arrivedOn: string | null
  readonly note: string | null
  readonly lines: { materialId: number; lot: string; roll: string; quantity: string }[]
}

const valuesOf = (list: VendorPackingListDetail): ListValues => ({
  no: list.no,
  arrivedOn: list.arrivedOn ?? '',
  note: list.note ?? '',
  lines: list.lines.map(({ material, lot, roll, quantity }) => ({ materialId: material.id, lot, roll, quantity })),
})

/** Rows in which nothing stands yet are not sent. */
const inputOf = ({ no, arrivedOn, note, lines }: ListValues): ListInput => ({
  no,
  arrivedOn: arrivedOn || null,
  note: note || null,
  lines: lines.flatMap(({ materialId, ...line }) => (materialId === null ? [] : [{ materialId, ...line }])),
})

/** A list that is being written: its number, its day and its rolls; half-typed work waits in this tab. */
export function DraftForm({ vendor, list }: { readonly vendor: string; readonly list: VendorPackingListDetail }) {
  const t = useText(vendorTexts)
  const update = useChange(vendorPackingLists.update, vendorTopics)
  const { form, conflict } = useKeptForm<ListValues, VendorPackingListDetail, ListInput>({
    draft: `vendor_packing_list.${list.id}`,
    row: list,
    valuesOf,
    inputOf,
    nameOf: (field) => t(`lists.${field}`),
    fieldOf: (path) => (path.includes('lines') ? 'lines' : path.split('.').at(-1)),
    check: ({ no, lines }) => ({
      ...(!no.trim() && { no: t('needed') }),
      ...(lines.some(isHalf) && { lines: t('lists.half') }),
      ...(lines.length > mostRolls && { lines: t('lists.most', { count: mostRolls }) }),
    }),
    update: async (change, options) =>
      (await update({ vendor, id: list.id, body: { packingList: change } }, options)).data,
    onSaved: () => toast({ title: t('saved') }),
  })
  const lines = form.field('lines')
  return (
    <Form form={form} className="vendor-form">
      <div className="pair">
        <TextField {...form.field('no')} label={t('lists.no')} must maxLength={40} />
        <DateField {...form.field('arrivedOn')} label={t('lists.arrivedOn')} />
        <TextField {...form.field('note')} label={t('lists.note')} maxLength={200} />
      </div>
      <RollsField vendor={vendor} rows={form.values.lines} error={lines.error} onChange={lines.onChange} />
      <div className="vendor-acts">
        <Button type="secondary" busy={form.busy} onClick={() => void form.submit()}>
          {t('save')}
        </Button>
      </div>
      <ConflictDialog conflict={conflict} />
    </Form>
  )
}

/** Something stands in it, and something is missing. */
const isHalf = ({ materialId, lot, roll, quantity }: RollRow) =>
  (materialId !== null || roll !== '' || quantity !== '') &&
  (materialId === null || lot.trim() === '' || roll.trim() === '' || Number(quantity) <= 0)
