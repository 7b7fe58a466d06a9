import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import type { NettingRecord } from '@tsumugi/contract'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Button, EmptyState, ErrorState, Skeleton, Status, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../findings/fault-notice.tsx'
import { useNettingAnswer, useNettingProposal, useNettings } from '../payables/ledger-queries.ts'
import { ledgerTexts } from '../payables/ledger-texts.ts'

const looks = { proposed: 'waiting', agreed: 'done', declined: 'stopped', withdrawn: 'stopped' } as const

/** What two partners can set off, what waits for one of them, and what was agreed. */
export function NettingList() {
  const t = useText(ledgerTexts)
  const { data, error, mutate } = useNettings()
  const { fault, busy, run } = useAttempt()
  const mayAct = useSession().user?.powerUser ?? false
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={4} />
  const { nettings, possible } = data.data
  if (nettings.length + possible.length === 0)
    return (
      <EmptyState heading="h2" title={t('netting.none')}>
        {t('netting.text')}
      </EmptyState>
    )
  return (
    <section className="netting" aria-label={t('tab.netting')}>
      <p className="small soft">{t('netting.text')}</p>
      <FaultNotice fault={fault} />
      <ul>
        {possible.map((each) => (
          <Proposal key={`${each.partner.id} ${each.currency}`} {...{ ...each, busy, run, mayAct }} />
        ))}
        {nettings.map((netting) => (
          <Row key={netting.id} {...{ netting, busy, run, mayAct }} />
        ))}
      </ul>
    </section>
  )
}

interface Possible {
  partner: NettingRecord['partner']
  currency: string
  amount: string
}

interface Attempt {
  busy: boolean
  run: ReturnType<typeof useAttempt>['run']
  mayAct: boolean
}

/** What could be set off with a partner. */
function Proposal({ partner, currency, amount, busy, run, mayAct }: Possible & Attempt) {
  const t = useText(ledgerTexts)
  const propose = useNettingProposal()
  const netting = { partnerId: partner.id, currency }
  return (
    <li>
      <span>{t('netting.possible', { partner: partner.name, amount: formatMoney(amount, currency) })}</span>
      {mayAct && (
        <Button busy={busy} onClick={() => run((idempotencyKey) => propose({ body: { netting } }, { idempotencyKey }))}>
          {t('netting.propose')}
        </Button>
      )}
    </li>
  )
}

function Row({ netting, busy, run, mayAct }: { netting: NettingRecord } & Attempt) {
  const t = useText(ledgerTexts)
  const send = useNettingAnswer()
  const { id, partner, amount, currency, status, proposedOn, isOurs, lockVersion } = netting
  const answers =
    status !== 'proposed' || !mayAct ? [] : isOurs ? (['agree', 'decline'] as const) : (['withdraw'] as const)
  return (
    <li>
      <b>{partner.name}</b>
      <span>{formatMoney(amount, currency)}</span>
      <span className="soft">{formatDate(proposedOn, 'short', t.locale)}</span>
      <Status look={looks[status]}>{t(`netting.${status}`)}</Status>
      {answers.map((answer) => (
        <Button
          key={answer}
          type={answer === 'agree' ? 'primary' : 'secondary'}
          busy={busy}
          onClick={() => run((idempotencyKey) => send({ id, body: { answer, lockVersion } }, { idempotencyKey }))}
        >
          {t(`netting.${answer}`)}
        </Button>
      ))}
    </li>
  )
}

/** One press at a time; what is refused is said in words. */
function useAttempt() {
  const t = useText(ledgerTexts)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  async function attempt(act: (key: string) => Promise<unknown>) {
    setBusy(true)
    setFault('')
    try {
      await act(newIdempotencyKey())
      toast({ title: t('done') })
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { fault, busy, run: (act: (key: string) => Promise<unknown>) => void attempt(act) }
}
