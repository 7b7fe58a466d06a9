import { newIdempotencyKey } from '@tsumugi/api'
import { distributorLots, lotMoveKinds, type LotForecast } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { formatNumber, useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { DateField, Dialog, Form, NumberField, Segments, TextField, toast, useForm, type FormState } from '@tsumugi/ui'
import { useRef } from 'react'
import { stockTexts } from '../../words/stock/stock-texts.ts'
import { orderTexts } from '../order-texts.ts'
import { LotFields, nameOfLot, unnamed, useCloths, type LotName } from './lot-fields.tsx'
import { RollRows, type TypedRoll } from './roll-rows.tsx'

interface LotEntryDialogProps {
  /** The lot that is written of; null where a further one is entered. */
  readonly lot: LotForecast | null
  onClose(): void
}

interface LotEntry extends LotName {
  readonly kind: (typeof lotMoveKinds)[number]
  readonly quantity: string
  readonly rolls: readonly TypedRoll[]
  readonly movedOn: string
  readonly note: string
}

/** What came in of a dyeing, roll by roll, what was spoiled, or what was counted anew: one more entry of the ledger. */
export function LotEntryDialog({ lot, onClose }: LotEntryDialogProps) {
  const t = useText(orderTexts)
  const stock = useText(stockTexts)
  const form = useLotEntry(lot, onClose)
  const { kind, rolls } = form.values
  const cloths = useCloths()
  const unit = lot?.unit ?? cloths.find(({ id }) => String(id) === form.values.materialId)?.unit ?? 'm'
  return (
    <Dialog
      title={t('lot.enter')}
      width={560}
      busy={form.busy}
      onClose={onClose}
      closeOnOutside={false}
      primary={{ label: stock('stock.write'), onClick: () => void form.submit() }}
    >
      <Form form={form} className="room-form">
        {!lot && <LotFields form={form} cloths={cloths} />}
        {lot && (
          <Segments
            label={stock('stock.kind')}
            value={kind}
            onChange={(chosen) => form.set({ kind: lotMoveKinds.find((each) => each === chosen)! })}
            options={lotMoveKinds.map((value) => ({ value: value as string, label: stock(`stock.kind.${value}`) }))}
          />
        )}
        {kind === 'in' ? (
          <Rolls form={form} rolls={rolls} unit={unit} />
        ) : (
          <NumberField {...form.field('quantity')} label={stock('stock.quantity')} must digits={2} unit={unit} />
        )}
        <DateField {...form.field('movedOn')} label={stock('stock.date')} />
        <TextField {...form.field('note')} label={stock('stock.note')} maxLength={200} />
      </Form>
    </Dialog>
  )
}

interface FieldsProps {
  readonly form: FormState<LotEntry>
}

interface RollsProps extends FieldsProps {
  readonly rolls: readonly TypedRoll[]
  readonly unit: string
}

function Rolls({ form, rolls, unit }: RollsProps) {
  const t = useText(orderTexts)
  const lengths = rolls.flatMap(({ length }) => length || [])
  return (
    <fieldset className="lot-rolls">
      <legend className="small">{t('rolls')}</legend>
      {form.errors.fields.rolls && (
        <p className="small madder" role="alert">
          {form.errors.fields.rolls}
        </p>
      )}
      <RollRows rolls={rolls} unit={unit} label={t('lot.rollLength')} onChange={(next) => form.set({ rolls: next })} />
      <p className="small soft" aria-live="polite">
        {t('lot.total', { quantity: formatNumber(sum(lengths)), unit })}
      </p>
    </fieldset>
  )
}

function useLotEntry(lot: LotForecast | null, onClose: () => void) {
  const t = useText(orderTexts)
  const stock = useText(stockTexts)
  const enter = useChange(distributorLots.enter, ['distributor_lot', 'material_listing'])
  // Kept until it is written: sent again after a lost answer, an entry counts once.
  const key = useRef(newIdempotencyKey())
  return useForm({
    initial: firstEntry(lot),
    check: (values) => ({
      ...unnamed(values, t('needed')),
      ...(values.kind === 'in'
        ? values.rolls.some(({ no, length }) => !no.trim() || !(Number(length) > 0)) && { rolls: t('needed') }
        : !values.quantity && { quantity: t('needed') }),
    }),
    submit: (entry) => enter({ body: { lotMove: { key: key.current, ...moveOf(entry) } } }),
    onDone() {
      toast({ title: stock('stock.written') })
      onClose()
    },
  })
}

const firstEntry = (lot: LotForecast | null): LotEntry => ({
  kind: 'in',
  ...nameOfLot(lot),
  quantity: '',
  rolls: [{ no: '1', length: '' }],
  movedOn: '',
  note: '',
})

const moveOf = ({ kind, materialId, colorNo, lot, quantity, rolls, movedOn, note }: LotEntry) => ({
  kind,
  materialId: Number(materialId),
  colorNo,
  lot: lot.trim(),
  note: note.trim(),
  ...(kind === 'in' ? { rolls: [...rolls] } : { quantity }),
  ...(movedOn && { movedOn }),
})
