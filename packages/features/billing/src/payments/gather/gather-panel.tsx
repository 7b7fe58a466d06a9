import { formatDate, useText } from '@tsumugi/i18n'
import { DateField, EmptyState, ErrorState, Notice, Select, Skeleton, TextField, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../../findings/fault-notice.tsx'
import { bankPlace, type BankPlace } from '../bank-place.ts'
import { useAttempt, useCandidates } from '../payment-queries.ts'
import { paymentTexts } from '../payment-texts.ts'
import { CandidateTable, isPayable, isTaken } from './candidate-table.tsx'
import { GatherFoot } from './gather-foot.tsx'
import css from './gather.css?inline'
import { PaymentRules } from './payment-rules.tsx'
import { RunSettings, settingsOf, type RunSettingsDraft } from './run-settings.tsx'

interface GatherPanelProps {
  /** '' for the first bank day that can still be paid on. */
  payOn: string
  onPayOn(day: string): void
  onMade(id: number): void
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** Picks what a run pays by its bank day; what is left out says why. */
export function GatherPanel({ payOn, onPayOn, onMade }: GatherPanelProps) {
  useStyles(css)
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
  const paying = candidates.filter((row) => chosen.has(String(row.payableId)) && isPayable(row))
  return (
    <section className="gather" aria-label={t('tab.gather')}>
      <GatherHead {...{ draft, accounts, firstPayday, consignor, paysOn, onPayOn }} />
      <RunSettings settings={draft.settings} paying={paying} onChange={draft.setSettings} />
      <FaultNotice fault={creation.fault} />
      <CandidateTable busy={isValidating} onChosen={draft.touch} {...{ candidates, chosen, paysOn }} />
      <PaymentRules {...{ paying, paysOn }} />
      <GatherFoot
        paying={paying}
        run={{
          payOn: paysOn,
          account: Number(draft.account),
          consignorCode: consignor,
          ...settingsOf(draft.settings, paying),
        }}
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
  const [settings, setSettings] = useState<RunSettingsDraft>({ lineEnd: 'crlf', codes: {} })
  return { touched, touch, account, setAccount, code, setCode, settings, setSettings }
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
