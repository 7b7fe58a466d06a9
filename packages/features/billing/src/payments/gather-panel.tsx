import type { PaymentCandidate } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import {
  Button,
  Checkbox,
  DateField,
  EmptyState,
  ErrorState,
  Notice,
  Select,
  Skeleton,
  Table,
  TextField,
  type Column,
} from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../findings/fault-notice.tsx'
import { bankPlace, type BankPlace } from './bank-place.ts'
import { useAttempt, useCandidates, useRunCreation } from './payment-queries.ts'
import { paymentTexts, type PaymentText } from './payment-texts.ts'

interface GatherPanelProps {
  /** '' for the first bank day that can still be paid on. */
  payOn: string
  onPayOn(day: string): void
  onMade(id: number): void
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** Picks what a run pays by its bank day; what is left out says why. */
export function GatherPanel({ payOn, onPayOn, onMade }: GatherPanelProps) {
  const t = useText(paymentTexts)
  const { data, error, isValidating, mutate } = useCandidates(isDay(payOn) ? payOn : undefined)
  const draft = useRunDraft()
  const creation = useAttempt()
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={6} />
  const { candidates, accounts, firstPayday, consignorCode } = data.data
  if (accounts.length === 0) return <Notice hue="indigo">{t('debit.none')}</Notice>
  if (candidates.length === 0) return <EmptyState heading="h2" title={t('gather.empty')} />
  const chosen = draft.touched ?? new Set(candidates.filter(isTaken).map(({ payableId }) => String(payableId)))
  const consignor = draft.code ?? consignorCode ?? ''
  const paysOn = isDay(payOn) ? payOn : firstPayday
  return (
    <section className="gather" aria-label={t('tab.gather')}>
      <GatherHead {...{ draft, accounts, firstPayday, consignor, paysOn, onPayOn }} />
      <FaultNotice fault={creation.fault} />
      <CandidateTable busy={isValidating} onChosen={draft.touch} {...{ candidates, chosen }} />
      <GatherFoot
        paying={candidates.filter((row) => chosen.has(String(row.payableId)) && isPayable(row))}
        run={{ payOn: paysOn, account: Number(draft.account), consignorCode: consignor }}
        {...{ creation, onMade }}
      />
    </section>
  )
}

/** What a person has set so far; null is what the server proposes. */
function useRunDraft() {
  const [touched, touch] = useState<ReadonlySet<string> | null>(null)
  const [account, setAccount] = useState('0')
  const [code, setCode] = useState<string | null>(null)
  return { touched, touch, account, setAccount, code, setCode }
}

interface GatherHeadProps extends Pick<GatherPanelProps, 'onPayOn'> {
  draft: ReturnType<typeof useRunDraft>
  accounts: readonly BankPlace[]
  firstPayday: string
  consignor: string
  paysOn: string
}

/** When the run pays, and from which account. */
function GatherHead({ draft, accounts, firstPayday, consignor, paysOn, onPayOn }: GatherHeadProps) {
  const t = useText(paymentTexts)
  return (
    <div className="gather-head">
      <DateField
        label={t('payOn')}
        hint={t('payOn.hint', { date: formatDate(firstPayday, 'short', t.locale) })}
        value={paysOn}
        onChange={onPayOn}
      />
      <Select
        label={t('debit')}
        placeholder={null}
        value={draft.account}
        options={accounts.map((each, at) => ({ value: String(at), label: bankPlace(each) }))}
        onChange={draft.setAccount}
      />
      <TextField
        label={t('consignor')}
        hint={t('consignor.hint')}
        inputMode="numeric"
        maxLength={10}
        value={consignor}
        onChange={draft.setCode}
      />
    </div>
  )
}

interface CandidateTableProps {
  candidates: readonly PaymentCandidate[]
  chosen: ReadonlySet<string>
  busy: boolean
  onChosen(chosen: ReadonlySet<string>): void
}

function CandidateTable({ candidates, chosen, busy, onChosen }: CandidateTableProps) {
  const t = useText(paymentTexts)
  return (
    <Table<PaymentCandidate>
      label={t('tab.gather')}
      columns={columnsOf(t)}
      rows={candidates}
      rowKey={({ payableId }) => String(payableId)}
      density="picture"
      busy={busy}
      selection={{ chosen, onChange: onChosen }}
      card={(row, { chosen: isChosen, toggle }) => (
        <div className="payment-card">
          <Checkbox checked={isChosen} onChange={toggle} disabled={!isPayable(row)}>
            <Who row={row} />
          </Checkbox>
          <b>{formatMoney(row.amount, 'JPY')}</b>
          <Why row={row} />
        </div>
      )}
    />
  )
}

interface GatherFootProps extends Pick<GatherPanelProps, 'onMade'> {
  paying: readonly PaymentCandidate[]
  run: { payOn: string; account: number; consignorCode: string }
  creation: ReturnType<typeof useAttempt>
}

/** What the run comes to, and the button that makes it. */
function GatherFoot({ paying, run, creation: { busy, attempt }, onMade }: GatherFootProps) {
  const t = useText(paymentTexts)
  const create = useRunCreation()
  const make = async () => {
    const paymentRun = { ...run, payableIds: paying.map(({ payableId }) => payableId) }
    const made = await attempt((options) => create({ body: { paymentRun } }, options), t('made'))
    if (made) onMade(made.data.id)
  }
  return (
    <div className="gather-foot">
      <span>{t('gather.count', { count: paying.length })}</span>
      <b>{formatMoney(sum(paying.map(({ amount }) => amount)), 'JPY')}</b>
      <span className="small soft">{t('fee')}</span>
      <Button
        type="primary"
        busy={busy}
        disabled={paying.length === 0 || !/^\d{1,10}$/.test(run.consignorCode)}
        onClick={() => void make()}
      >
        {t('gather.make')}
      </Button>
    </div>
  )
}

const isTaken = ({ excluded, amount }: PaymentCandidate) => excluded === null && amount !== '0'
/** What is not due yet may be paid early. */
const isPayable = (row: PaymentCandidate) => isTaken(row) || (row.excluded === 'not_due' && row.amount !== '0')

function Who({ row: { payee, number } }: { row: PaymentCandidate }) {
  return (
    <span className="who">
      <b>{payee.name}</b>
      <span className="tiny">{number}</span>
    </span>
  )
}

function Why({ row: { excluded, hasAccount, isProtected } }: { row: PaymentCandidate }) {
  const t = useText(paymentTexts)
  return (
    <span className="who">
      {excluded && <span className="tiny">{t(`excluded.${excluded}`)}</span>}
      {!hasAccount && <span className="tiny attention-text">{t('noAccount')}</span>}
      {isProtected && <span className="tiny">{t('protected')}</span>}
    </span>
  )
}

function columnsOf(t: PaymentText): Column<PaymentCandidate>[] {
  const end = 'end' as const
  return [
    { key: 'payee', head: t('payee'), width: 240, kept: true, cell: (row) => <Who row={row} /> },
    {
      key: 'due',
      head: t('due'),
      width: 96,
      align: end,
      cell: ({ dueOn }) => formatDate(dueOn, 'shortNoYear', t.locale),
    },
    {
      key: 'held',
      head: t('held'),
      width: 112,
      align: end,
      cell: ({ held }) => (held === '0' ? '–' : formatMoney(held, 'JPY')),
    },
    {
      key: 'amount',
      head: t('amount'),
      width: 128,
      align: end,
      cell: ({ amount }) => <b>{formatMoney(amount, 'JPY')}</b>,
    },
    { key: 'note', head: t('note'), width: 240, cell: (row) => <Why row={row} /> },
  ]
}
