import type { PaymentRun } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Status } from '@tsumugi/ui'
import { FindingList } from '../findings/finding-list.tsx'
import { paymentTexts } from './payment-texts.ts'

/** The file as the bank will read it, and what it would refuse of it (trade-law A). */
export function ZenginPanel({ run: { records, findings } }: { run: PaymentRun }) {
  const t = useText(paymentTexts)
  const count = findings.filter(({ level }) => level === 'error').length
  return (
    <section className="payment-block zengin" aria-label={t('zengin')}>
      <header>
        <h2>{t('zengin')}</h2>
        <Status look={count > 0 ? 'late' : 'done'}>{count > 0 ? t('zengin.bad', { count }) : t('zengin.good')}</Status>
      </header>
      {records.length > 0 && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls sideways. */}
          <pre tabIndex={0} aria-label={t('zengin')}>
            {records.join('\n')}
          </pre>
          <p className="small soft">{t('zengin.size')}</p>
        </>
      )}
      {findings.length > 0 && <FindingList findings={findings} />}
    </section>
  )
}
