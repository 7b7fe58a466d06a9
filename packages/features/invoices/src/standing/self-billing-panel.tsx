import type { InvoiceMatch } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { standingTexts } from './standing-texts.ts'

interface SelfBillingPanelProps {
  readonly selfBilling: NonNullable<InvoiceMatch['selfBilling']>
}

/** How an invoice that the buyer wrote stands: whether silence counts and until when, and what proves that it was shown. */
export function SelfBillingPanel({ selfBilling }: SelfBillingPanelProps) {
  const t = useText(standingTexts)
  const { status, deadline, agreement, proof } = selfBilling
  const day = (date: string) => formatDate(date, 'short', t.locale)
  return (
    <section className="match-panel" aria-label={t('selfBilling')}>
      <h2>{t('selfBilling')}</h2>
      <p>{t(`selfBilling.${status}`, { deadline: deadline ? day(deadline) : '' })}</p>
      {agreement && (
        <p className="small">{t('selfBilling.agreement', { on: day(agreement.on), days: agreement.days })}</p>
      )}
      {proof && <Proof {...{ proof }} />}
    </section>
  )
}

function Proof({ proof }: { readonly proof: NonNullable<SelfBillingPanelProps['selfBilling']['proof']> }) {
  const t = useText(standingTexts)
  const { revision, shownAt, shownTo, contentHash, endsOn, lapsedAt } = proof
  const shown = { time: formatDate(shownAt, 'long', t.locale), name: shownTo, revision }
  return (
    <ul className="small soft">
      <li>{t(shownTo ? 'selfBilling.proof' : 'selfBilling.proof.unknown', shown)}</li>
      {endsOn && <li>{t('selfBilling.period', { day: formatDate(endsOn, 'short', t.locale) })}</li>}
      {lapsedAt && <li>{t('selfBilling.lapsed', { time: formatDate(lapsedAt, 'long', t.locale) })}</li>}
      <li>
        {t('selfBilling.hash')} <span className="code">{contentHash}</span>
      </li>
    </ul>
  )
}
