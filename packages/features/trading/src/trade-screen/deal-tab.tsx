import { wordsOf } from '@tsumugi/api'
import { deals, type Deal, type DealTrade } from '@tsumugi/contract'
import { lazyPart } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import { Button, ErrorState, Notice, Select, Skeleton } from '@tsumugi/ui'
import { Suspense, useState } from 'react'
import { tradingTexts } from '../words/trading-texts.ts'
import { isRunning } from '../trade-chain/use-chain.ts'
import { MarginTable } from './margin-table.tsx'

const PurchaseDialog = lazyPart(() => import('./purchase-dialog.tsx').then((m) => ({ default: m.PurchaseDialog })))

/** Of a trading house: what stands behind a sale, or before a purchase, and what is earned on each item. Nobody else sees it. */
export function DealTab({ id }: { readonly id: number }) {
  const t = useText(tradingTexts)
  const { data, error, mutate } = useQuery(deals.show, { id }, { stays: true })
  const deal = data?.data
  if (!deal) return error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton rows={4} />
  return (
    <div className="document-panel">
      <p className="small soft">{t('deal.private')}</p>
      <DealSides {...{ id, deal }} />
      {deal.sales.some((sale) => sale.id === id && isRunning(sale)) && <PurchaseButton id={id} />}
      <LinkForm {...{ id, deal }} />
      <MarginTable items={deal.items} total={deal.total} />
    </div>
  )
}

function DealSides({ id, deal: { sales, purchases, requests } }: { readonly id: number; readonly deal: Deal }) {
  const t = useText(tradingTexts)
  const unlink = useChange(deals.unlink)
  const row = (trade: DealTrade) => (
    <li key={trade.id}>
      <a className="code" href={href('trade', { id: trade.id })}>
        {trade.number ?? trade.title}
      </a>{' '}
      {trade.partner?.name}
      {trade.id !== id && (
        <Button type="plain" size={24} onClick={() => void unlink({ id, counterpartId: trade.id })}>
          {t('deal.unlink')}
        </Button>
      )}
    </li>
  )
  return (
    <dl className="deal-sides">
      <div>
        <dt>{t('deal.sales')}</dt>
        <dd>
          <ul>{sales.map(row)}</ul>
          {sales.length === 0 && <span className="missing">{t('deal.missing')}</span>}
        </dd>
      </div>
      <div>
        <dt>{t('deal.purchases')}</dt>
        <dd>
          <ul>{purchases.map(row)}</ul>
          {purchases.length === 0 && <span className="missing">{t('deal.missing')}</span>}
        </dd>
      </div>
      {requests.length > 0 && <Requests requests={requests} />}
    </dl>
  )
}

/** From a sale to a request to a maker, without typing again what was sold. */
function PurchaseButton({ id }: { readonly id: number }) {
  const t = useText(tradingTexts)
  const [isOpen, open] = useState(false)
  return (
    <p>
      <Button onClick={() => open(true)}>{t('deal.ask')}</Button>
      <Suspense>{isOpen && <PurchaseDialog id={id} onClose={() => open(false)} />}</Suspense>
    </p>
  )
}

/** What makers were asked and have not taken on. */
function Requests({ requests }: Pick<Deal, 'requests'>) {
  const t = useText(tradingTexts)
  return (
    <div>
      <dt>{t('deal.requests')}</dt>
      <dd>
        <ul>
          {requests.map(({ id, number, title, partner }) => (
            <li key={id}>
              <a className="code" href={href('tradeRequest', { id })}>
                {number ?? title}
              </a>{' '}
              {partner?.name}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  )
}

function LinkForm({ id, deal: { candidates } }: { readonly id: number; readonly deal: Deal }) {
  const t = useText(tradingTexts)
  const link = useChange(deals.link)
  const [chosen, choose] = useState('')
  const [fault, setFault] = useState('')
  async function save() {
    try {
      await link({ id, body: { counterpartId: Number(chosen) } })
      choose('')
      setFault('')
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
    }
  }
  if (candidates.length === 0) return null
  return (
    <div className="deal-link">
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      <Select
        label={t('deal.counterpart')}
        name="counterpart"
        value={chosen}
        onChange={choose}
        options={candidates.map((trade) => ({
          value: String(trade.id),
          label: [trade.number, trade.partner?.name, trade.title].filter(Boolean).join(' '),
        }))}
      />
      <Button onClick={() => void save()} {...(!chosen && { reason: t('deal.choose') })}>
        {t('deal.link')}
      </Button>
    </div>
  )
}
