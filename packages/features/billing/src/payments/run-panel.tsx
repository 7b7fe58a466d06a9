import type { PaymentRun, RunPayment } from '@tsumugi/contract'
import { useHost } from '@tsumugi/element'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { HistoryButton } from '@tsumugi/records/history'
import { useSession } from '@tsumugi/session'
import { Button, ErrorState, Skeleton } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../findings/fault-notice.tsx'
import { bankPlace } from './bank-place.ts'
import { ExecuteDialog } from './execute-dialog.tsx'
import { useApprovalRequest, useAttempt, useOutcome, useRun, useRunFile, useRunMove } from './payment-queries.ts'
import { paymentTexts } from './payment-texts.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { RunApproval } from './run-approval.tsx'
import { PaymentState } from './run-list.tsx'
import { ZenginPanel } from './zengin-panel.tsx'

type Move = 'approve' | 'revise' | 'export' | 'execute' | 'cancel'

/** One run: its payments, its file, and what may be done next. */
export function RunPanel({ id, onBack }: { id: number; onBack(): void }) {
  const t = useText(paymentTexts)
  const { data, error, mutate } = useRun(id)
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={6} />
  const run = data.data
  const day = (date: string | null) => formatDate(date, 'short', t.locale)
  return (
    <div className="run-panel">
      <section className="payment-block">
        <header>
          <Button onClick={onBack}>{t('back')}</Button>
          <h2>{run.number}</h2>
          <HistoryButton noun="payment_run" id={run.id} />
          <PaymentState status={run.status} />
          <span>
            {t('payOn')} {day(run.payOn)}
          </span>
          <b className="push">{formatMoney(run.amount, run.currency)}</b>
        </header>
        <p className="small soft">
          {t('by')}:{' '}
          {[`${run.createdBy} ${day(run.createdOn)}`, run.approvedBy && `${run.approvedBy} ${day(run.approvedOn)}`]
            .filter(Boolean)
            .join(' → ')}
        </p>
        <Payments run={run} />
        <p className="small soft">{t('fee')}</p>
        {run.approval && <RunApproval approval={run.approval} />}
        <Actions run={run} />
      </section>
      <ZenginPanel run={run} />
    </div>
  )
}

type Outcome = 'fail' | 'return'

function Payments({ run }: { run: PaymentRun }) {
  const { fault, busy, attempt } = useAttempt()
  const send = useOutcome()
  const [asked, ask] = useState<{ payment: RunPayment; outcome: Outcome } | null>(null)
  const decide = ({ payment: { id }, outcome }: NonNullable<typeof asked>, reason: string) =>
    void attempt((options) => send({ id, body: { outcome, reason } }, options)).then(() => ask(null))
  return (
    <>
      <FaultNotice fault={fault} />
      <ul className="run-payments">
        {run.payments.map((payment) => (
          <PaymentLine
            key={payment.id}
            payment={payment}
            currency={run.currency}
            onOutcome={(outcome) => ask({ payment, outcome })}
          />
        ))}
      </ul>
      {asked && (
        <OutcomeDialog {...asked} busy={busy} onClose={() => ask(null)} onReason={(reason) => decide(asked, reason)} />
      )}
    </>
  )
}

interface PaymentLineProps {
  payment: RunPayment
  currency: string
  onOutcome(outcome: Outcome): void
}

function PaymentLine({ payment, currency, onOutcome }: PaymentLineProps) {
  const t = useText(paymentTexts)
  const { user } = useSession()
  const { payee, account, amount, status, parts } = payment
  const outcome = outcomeOf(status)
  return (
    <li>
      <span className="who">
        <b>{payee.name}</b>
        <span className="tiny">{parts.map(({ number }) => number).join(' · ')}</span>
        <span className="tiny">{account ? `${bankPlace(account)} ${account.holder}` : t('noAccount')}</span>
      </span>
      <PaymentState status={status} />
      <b>{formatMoney(amount, currency)}</b>
      {outcome && user?.powerUser && (
        <Button
          size={24}
          aria-label={t('outcome.of', { payee: payee.name, outcome: t(outcome) })}
          onClick={() => onOutcome(outcome)}
        >
          {t(outcome)}
        </Button>
      )}
    </li>
  )
}

interface OutcomeDialogProps {
  payment: RunPayment
  outcome: Outcome
  busy: boolean
  onClose(): void
  onReason(reason: string): void
}

function OutcomeDialog({ payment: { payee }, outcome, ...rest }: OutcomeDialogProps) {
  const t = useText(paymentTexts)
  const title = t('outcome.of', { payee: payee.name, outcome: t(outcome) })
  return <ReasonDialog title={title} label={t(outcome)} {...rest} />
}

const outcomeOf = (status: RunPayment['status']) =>
  status === 'exported' ? 'fail' : status === 'executed' || status === 'reconciled' ? 'return' : null

/** The one step a run waits for, where this person may take it. */
function nextMove({ status, mayApprove }: PaymentRun, isPower: boolean): Move | null {
  if (status === 'draft' && mayApprove) return 'approve'
  if (status === 'approved' && isPower) return 'export'
  if (status === 'exported' && isPower) return 'execute'
  return null
}

type Said = { reason?: string; executedOn?: string }

/** Moves a run, or asks for its approval; what is refused is said where it was asked. */
function useRunSteps({ id, lockVersion }: PaymentRun, onMoved: () => void) {
  const t = useText(paymentTexts)
  const send = useRunMove()
  const request = useApprovalRequest()
  const { emit } = useHost()
  const { fault, busy, attempt } = useAttempt()
  async function move(transition: Move, said: Said = {}) {
    const moved = await attempt((options) => send({ id, body: { transition, lockVersion, ...said } }, options))
    if (moved) emit('payment-run-change', { id, status: moved.data.status })
    if (moved || transition !== 'execute') onMoved()
  }
  const askApproval = () =>
    attempt((options) => request({ id, body: { approval: { lockVersion } } }, options), t('approval.asked'))
  return { fault, busy, move, askApproval }
}

/** What may be done with a run, and what was refused of it. */
function Actions({ run }: { run: PaymentRun }) {
  const t = useText(paymentTexts)
  const [asked, ask] = useState<'cancel' | 'execute' | null>(null)
  const { fault, busy, move, askApproval } = useRunSteps(run, () => ask(null))
  const dialog = { busy, onClose: () => ask(null) }
  return (
    <div className="run-actions">
      {asked !== 'execute' && <FaultNotice fault={fault} />}
      <MoveButtons
        run={run}
        busy={busy}
        onApproval={() => void askApproval()}
        onMove={(one) => (one === 'execute' || one === 'cancel' ? ask(one) : void move(one))}
      />
      {asked === 'cancel' && (
        <ReasonDialog
          title={t('cancel')}
          label={t('cancel')}
          {...dialog}
          onReason={(reason) => void move('cancel', { reason })}
        />
      )}
      {asked === 'execute' && (
        <ExecuteDialog
          payOn={run.payOn}
          fault={fault}
          {...dialog}
          onExecuted={(executedOn) => move('execute', { executedOn })}
        />
      )}
    </div>
  )
}

interface MoveButtonsProps {
  run: PaymentRun
  busy: boolean
  onMove(move: Move): void
  /** Asks those whom the route names. */
  onApproval(): void
}

function MoveButtons({ run, busy, onMove, onApproval }: MoveButtonsProps) {
  const t = useText(paymentTexts)
  const isPower = useSession().user?.powerUser ?? false
  const save = useRunFile()
  const { id, number, status } = run
  const next = nextMove(run, isPower)
  return (
    <>
      {status === 'draft' && !run.mayApprove && !run.approval && <p className="small soft">{t('waitSecond')}</p>}
      {(status === 'draft' || status === 'approved') && (
        <Button busy={busy} onClick={() => onMove('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {status === 'approved' && (
        <Button busy={busy} onClick={() => onMove('revise')}>
          {t('revise')}
        </Button>
      )}
      {run.exportedOn && isPower && (
        <Button busy={busy} onClick={() => void save(id, number)}>
          {t('file')}
        </Button>
      )}
      {status === 'draft' && run.approval && run.approval.status !== 'pending' && (
        <Button type="primary" busy={busy} onClick={onApproval}>
          {t('approval.ask')}
        </Button>
      )}
      {next && (
        <Button type="primary" busy={busy} onClick={() => onMove(next)}>
          {t(next)}
        </Button>
      )}
    </>
  )
}
