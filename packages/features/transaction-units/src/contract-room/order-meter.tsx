import { writtenOrders, type WrittenOrderRecord } from '@tsumugi/contract'
import type { DocumentDetail } from '@tsumugi/documents'
import { formatDate, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Button, Notice, Progress, Skeleton, Status, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import css from '../unit-panels.css?inline'
import { unitTexts } from '../unit-texts.ts'
import { SizeDialog } from './size-dialog.tsx'

interface OrderProps {
  readonly order: WrittenOrderRecord
}

/** A word by a key that the server chose: an item, a fault, a reason. */
function useSay() {
  return useText(unitTexts) as unknown as (key: string, values?: Record<string, string | number>) => string
}

/** How complete the written order is, item by item, why its supplier is protected, and when it will be paid. */
export function OrderMeter({ detail }: { readonly detail: DocumentDetail }) {
  useStyles(css)
  const t = useText(unitTexts)
  const topics = ['company_size', 'price_request']
  const order = useQuery(writtenOrders.show, { id: detail.id }, { topics }).data?.data
  if (!order) return <Skeleton rows={4} />
  const { filled, needed, isComplete, isBlocking } = order
  return (
    <section className="unit-panel" aria-label={t('order.title')}>
      <header>
        <h2>{t('order.title')}</h2>
        <Status look={isComplete ? 'done' : isBlocking ? 'late' : 'waiting'}>
          {filled} / {needed}
        </Status>
      </header>
      <Progress label={t('order.title')} done={filled} total={needed} look={isComplete ? 'done' : 'late'} />
      <OrderItems order={order} />
      <ProtectionReason order={order} />
      <DueDay order={order} />
      <PriceWarnings order={order} />
      <OrderWords order={order} />
    </section>
  )
}

function OrderItems({ order }: OrderProps) {
  const t = useText(unitTexts)
  const say = useSay()
  const missing = order.items.filter(({ state }) => state === 'faulty' || state === 'open')
  if (missing.length === 0) return <p className="small soft">{t('order.complete')}</p>
  return (
    <>
      <ul className="order-items small">
        {missing.map(({ key, number, state, fault }) => (
          <li key={key}>
            <span>
              {number}. {say(`item.${key}`)}
            </span>
            <span className={state === 'faulty' ? 'attention-text' : 'soft'}>
              {state === 'open' ? t('order.open') : say(`fault.${fault ?? 'missing'}`)}
            </span>
          </li>
        ))}
      </ul>
      {!order.isComplete && <p className="small soft">{t(order.isBlocking ? 'order.blocked' : 'order.advised')}</p>}
    </>
  )
}

/** Whether an act protects the supplier, and by what it is derived. */
function ProtectionReason({ order: { protection } }: OrderProps) {
  const t = useText(unitTexts)
  const say = useSay()
  const [sizing, setSizing] = useState(false)
  const { isProtected, isUnknown, subcontract, freelance } = protection
  const deciding = subcontract.applies !== true && freelance.applies === true ? freelance : subcontract
  return (
    <>
      <p className="small">
        <b>{t(isProtected ? 'protected.yes' : isUnknown ? 'protected.unknown' : 'protected.no')}</b>
        <br />
        <span className="soft">{say(`why.${deciding.reason.code}`)}</span>
      </p>
      {isUnknown && <Button onClick={() => setSizing(true)}>{t('size.enter')}</Button>}
      {sizing && <SizeDialog onClose={() => setSizing(false)} />}
    </>
  )
}

function DueDay({ order: { due } }: OrderProps) {
  const t = useText(unitTexts)
  if (!due) return null
  const isLate = due.verdict === 'late'
  return (
    <p className="small">
      {t('due.on', { due: formatDate(due.due, 'long'), day: due.day })}
      <br />
      <span className={isLate ? 'attention-text' : 'soft'}>
        {t(isLate ? 'due.late' : 'due.lawful', { limit: formatDate(due.limit.on) })}
      </span>
    </p>
  )
}

/** Requests that wait about its items, and prices that differ from the accepted quotation. */
function PriceWarnings({ order: { prices, differences } }: OrderProps) {
  const t = useText(unitTexts)
  const say = useSay()
  return (
    <>
      {prices.map(({ code, item, requestedOn }) => (
        <Notice key={`${item}.${requestedOn}`} hue="gold">
          {say(`price.${code}`, { item, date: formatDate(requestedOn) })}
        </Notice>
      ))}
      {differences.some(({ needsReason }) => needsReason) && <Notice hue="madder">{t('difference.needed')}</Notice>}
    </>
  )
}

/** What the law and the contract have it say, as it is printed. */
function OrderWords({ order: { words } }: OrderProps) {
  const t = useText(unitTexts)
  const say = useSay()
  if (words.length === 0) return null
  return (
    <details className="small soft">
      <summary>{t('words.title')}</summary>
      <ul>
        {words.map((word) => (
          <li key={word}>{say(`words.${word}`)}</li>
        ))}
      </ul>
    </details>
  )
}
