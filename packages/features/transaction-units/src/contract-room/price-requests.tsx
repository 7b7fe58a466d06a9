import { priceRequests, type PriceRequestRecord } from '@tsumugi/contract'
import type { DocumentDetail } from '@tsumugi/documents'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Button, Status, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import css from '../unit-panels.css?inline'
import { unitTexts } from '../unit-texts.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'

const looks = { waiting: 'waiting', reminder_due: 'late', explanation_missing: 'late', answered: 'done' } as const

/** What the two parties said to each other about prices; the log stays with both (trade-law B3). */
export function PriceRequests({ detail }: { readonly detail: DocumentDetail }) {
  useStyles(css)
  const t = useText(unitTexts)
  const [asking, setAsking] = useState(false)
  const [answering, setAnswering] = useState<PriceRequestRecord | null>(null)
  const requests = useQuery(priceRequests.list, { id: detail.id }, { topics: ['price_request'] }).data?.data ?? []
  const isSeller = detail.side === 'receiver'
  if (requests.length === 0 && !isSeller) return null
  return (
    <section className="unit-panel" aria-label={t('prices.title')}>
      <header>
        <h2>{t('prices.title')}</h2>
        {isSeller && <Button onClick={() => setAsking(true)}>{t('prices.ask')}</Button>}
      </header>
      {requests.length === 0 && <p className="small soft">{t('prices.none')}</p>}
      <ul className="price-log small">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} onAnswer={() => setAnswering(request)} />
        ))}
      </ul>
      {asking && <AskDialog detail={detail} onClose={() => setAsking(false)} />}
      {answering && <AnswerDialog request={answering} onClose={() => setAnswering(null)} />}
    </section>
  )
}

function RequestRow({ request, onAnswer }: { request: PriceRequestRecord; onAnswer(): void }) {
  const t = useText(unitTexts)
  const { item, requestedPrice, currency, reasons, note, status, result, explanation, ours } = request
  return (
    <li>
      <span>
        <b>{item ?? t('prices.all')}</b> {requestedPrice !== null && formatMoney(requestedPrice, currency)}{' '}
        <Status look={looks[status]}>{t(`prices.${status}`)}</Status>
      </span>
      <span className="soft">
        {formatDate(request.requestedOn)} {request.requestedBy}:{' '}
        {reasons.map((reason) => t(`reason.${reason}`)).join(', ')}
        {note && ` — ${note}`}
      </span>
      {result && (
        <span>
          {t(`result.${result}`)} {explanation && `— ${explanation}`}
        </span>
      )}
      {ours && result === null && <Button onClick={onAnswer}>{t('prices.answer')}</Button>}
    </li>
  )
}
