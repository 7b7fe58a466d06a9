import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { closingGroups, type ClosingGroup } from '@tsumugi/contract'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { Button, Notice, toast, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import css from '../invoice-match/match.css?inline'
import { closingTexts } from './closing-texts.ts'

const keyOf = ({ partner, currency, periodEnd, taxMode }: ClosingGroup) =>
  `${partner.id} ${currency} ${periodEnd} ${taxMode}`

/** Accepted deliveries that wait for their bill, by closing period; nothing where nothing waits (domain §3.7). */
export function ClosingPanel() {
  useStyles(css)
  const t = useText(closingTexts)
  const { data } = useQuery(closingGroups.list, { query: {} }, { stays: true, topics: ['invoice', 'delivery'] })
  const [fault, setFault] = useState('')
  if (!data || data.data.length === 0) return null
  return (
    <section className="closing-groups" aria-label={t('closing')}>
      <h2>{t('closing')}</h2>
      <p className="small soft">{t('closing.text')}</p>
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      <ul>
        {data.data.map((group) => (
          <Group key={keyOf(group)} group={group} onFault={setFault} />
        ))}
      </ul>
    </section>
  )
}

function Group({ group, onFault }: { group: ClosingGroup; onFault(text: string): void }) {
  const t = useText(closingTexts)
  const draft = useChange(closingGroups.create, ['invoice'])
  const [idempotencyKey] = useState(newIdempotencyKey)
  const [busy, setBusy] = useState(false)
  const { partner, currency, taxMode, periodStart, periodEnd, due, deliveries, quantity, amount } = group
  const day = (date: string) => formatDate(date, 'short', t.locale)
  async function make() {
    setBusy(true)
    onFault('')
    try {
      await draft(
        { body: { closingGroups: [{ partnerId: partner.id, currency, periodEnd, taxMode }] } },
        { idempotencyKey },
      )
      toast({ title: t('closing.made') })
    } catch (error) {
      onFault(wordsOf(error) || t('closing.failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <li>
      <b>{partner.name}</b>
      <span>{t('closing.period', { start: day(periodStart), end: day(periodEnd) })}</span>
      <span className="soft">
        {t('closing.deliveries', { count: deliveries.length, quantity: formatNumber(quantity) })}
      </span>
      <span className="soft">{t('closing.due', { due: day(due) })}</span>
      {taxMode === 'inc_tax' && <span className="soft">{t('closing.withTax')}</span>}
      <b className="push">{formatMoney(amount, currency)}</b>
      <Button busy={busy} onClick={() => void make()}>
        {t('closing.make')}
      </Button>
    </li>
  )
}
