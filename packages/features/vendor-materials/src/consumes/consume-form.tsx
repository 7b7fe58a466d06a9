import { newIdempotencyKey, refusalOf } from '@tsumugi/api'
import {
  vendorMaterialConsumes,
  type VendorConsumeLedger,
  type VendorConsumeTargets,
  type VendorRoll,
} from '@tsumugi/contract'
import { compare, sum } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { Button, Combobox, DateField, Form, NumberField, TextField, toast, useForm, type FormState } from '@tsumugi/ui'
import { useRef } from 'react'
import { shownLength } from '../balance/shown-length.ts'
import { leftOf } from '../packing-lists/rolls-table.tsx'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts, type VendorText } from '../words/vendor-texts.ts'

interface ConsumeFormProps {
  readonly vendor: string
  readonly ledger: VendorConsumeLedger
  /** The roll that was opened in the table. */
  readonly roll: VendorRoll | null
}

/** One more use of a roll; what was typed stays until it is written. */
export function ConsumeForm({ vendor, ledger, roll }: ConsumeFormProps) {
  const t = useText(vendorTexts)
  const { list } = ledger
  const form = useConsume(vendor, ledger, roll)
  const chosen = list.lines.find(({ id }) => String(id) === form.values.lineId)
  return (
    <section className="vendor-panel" aria-label={t('use.title')}>
      <header>
        <h2>{t('use.title')}</h2>
      </header>
      <Form form={form} className="vendor-form consume-form">
        <RollAndTarget {...{ vendor, list, form }} />
        <div className="pair">
          <NumberField
            {...form.field('quantity')}
            label={t('figure.used')}
            hint={chosen && t('use.left', { left: shownLength(leftOf(chosen)) })}
            digits={2}
            unit={chosen?.material.unit}
          />
          <NumberField {...form.field('loss')} label={t('figure.loss')} digits={2} unit={chosen?.material.unit} />
        </div>
        <DateField {...form.field('consumedOn')} label={t('use.on')} hint={t('use.today')} />
        <TextField {...form.field('note')} label={t('lists.note')} maxLength={200} />
        <Button type="primary" busy={form.busy} onClick={() => void form.submit()}>
          {t('use.write')}
        </Button>
      </Form>
    </section>
  )
}

interface RollAndTargetProps {
  readonly vendor: string
  readonly list: VendorConsumeLedger['list']
  readonly form: FormState<ConsumeValues>
}

/** Which roll, of those with something left, and what it is used for. */
function RollAndTarget({ vendor, list, form }: RollAndTargetProps) {
  const t = useText(vendorTexts)
  const { data } = useQuery(vendorMaterialConsumes.targets, { vendor, id: list.id })
  const open = list.lines.filter((line) => compare(leftOf(line), '0') > 0)
  return (
    <>
      <Combobox
        {...form.field('lineId')}
        label={t('roll')}
        must
        options={open.map((line) => ({
          value: String(line.id),
          label: `${line.roll} ${line.material.color} ${line.lot}`,
          hint: shownLength(leftOf(line)),
        }))}
      />
      <Combobox {...form.field('target')} label={t('use.target')} must options={data ? targetsOf(data.data, t) : []} />
    </>
  )
}

/** Contracts and phases in one choice, told apart by their first letter. */
const targetsOf = ({ contracts, phases }: VendorConsumeTargets, t: VendorText) => [
  ...contracts.map(({ id, number, title }) => ({ value: `c${id}`, label: `${number} ${title}`, hint: t('contract') })),
  ...phases.map(({ id, styleNo, name, kind, seq }) => ({
    value: `p${id}`,
    label: `${styleNo} ${name}`,
    hint: `${t(`phase.${kind}` as 'phase.bulk')} ${seq}`,
  })),
]

interface ConsumeValues {
  readonly lineId: string
  /** `c12` of a contract, `p7` of a phase. */
  readonly target: string
  readonly quantity: string
  readonly loss: string
  readonly consumedOn: string
  readonly note: string
}

/** What is wrong with a use before it is sent. */
function faultsOf({ lineId, target, quantity, loss }: ConsumeValues, lines: readonly VendorRoll[], t: VendorText) {
  const line = lines.find(({ id }) => String(id) === lineId)
  const taken = sum([quantity || '0', loss || '0'])
  const left = line && leftOf(line)
  return {
    ...(!line && { lineId: t('needed') }),
    ...(!target && { target: t('needed') }),
    ...(compare(taken, '0') <= 0 && { quantity: t('needed') }),
    ...(left && compare(taken, left) > 0 && { quantity: t('use.short', { left: shownLength(left) }) }),
  }
}

function inputOf({ lineId, target, quantity, loss, consumedOn, note }: ConsumeValues) {
  const of = Number(target.slice(1))
  return {
    lineId: Number(lineId),
    ...(target.startsWith('c') ? { contractId: of } : { phaseId: of }),
    quantity: quantity || '0',
    loss: loss || '0',
    ...(consumedOn && { consumedOn }),
    note: note || null,
  }
}

/** The next use is usually for what the last one was for. */
function targetOfLast({ consumes }: VendorConsumeLedger): string {
  const last = consumes.find(({ reverses }) => reverses === null)
  return last?.contract ? `c${last.contract.id}` : last?.phase ? `p${last.phase.id}` : ''
}

function useConsume(vendor: string, ledger: VendorConsumeLedger, roll: VendorRoll | null) {
  const t = useText(vendorTexts)
  const write = useChange(vendorMaterialConsumes.create, vendorTopics)
  const { list } = ledger
  // Kept until it is written: sent again after a lost answer, a use counts once.
  const key = useRef(newIdempotencyKey())
  const names = { lineId: t('roll'), target: t('use.target'), quantity: t('figure.used'), loss: t('figure.loss') }
  const empty = { quantity: '', loss: '', consumedOn: '', note: '' }
  const form = useForm<ConsumeValues>({
    initial: { lineId: roll ? String(roll.id) : '', target: targetOfLast(ledger), ...empty },
    check: (values) => faultsOf(values, list.lines, t),
    submit: (values) =>
      write({ vendor, id: list.id, body: { materialConsume: { key: key.current, ...inputOf(values) } } }).catch(
        (error: unknown) => Promise.reject(refusalOf(error, names)),
      ),
    onDone: () => {
      key.current = newIdempotencyKey()
      form.set({ lineId: '', quantity: '', loss: '', note: '' })
      toast({ title: t('use.written') })
    },
  })
  return form
}
