import type { Exhibition } from '@tsumugi/contract'
import { orderTransitionsFrom, type ExhibitionOrderTransition } from '@tsumugi/domain'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { HistoryButton } from '@tsumugi/records/history'
import { Button, Drawer, ErrorState, Skeleton, Status, useStyles } from '@tsumugi/ui'
import { FileText } from '@tsumugi/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { useOrder } from '../admin/admin-queries.ts'
import { orderPdfAddress } from '../admin/file-address.ts'
import { boardTexts } from './messages/catalogue.ts'
import { orderLooks, type MoveOrders } from './order-board.tsx'
import css from './ordered-style.css?inline'
import { OrderedStyle } from './ordered-style.tsx'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((m) => ({ default: m.CancelDialog })))
const ConvertDialog = lazy(() => import('./convert-dialog.tsx').then((m) => ({ default: m.ConvertDialog })))

interface OrderDrawerProps {
  id: number
  exhibition: Exhibition
  onMove: MoveOrders
  onClose(): void
}

/** One order: who, what, and what may happen to it next. */
export function OrderDrawer({ id, exhibition, onMove, onClose }: OrderDrawerProps) {
  useStyles(css)
  const t = useText(boardTexts)
  const { data: order, error, mutate } = useOrder(id)
  const [asked, ask] = useState<'convert' | 'cancel' | null>(null)
  const act = (transition: ExhibitionOrderTransition) =>
    transition === 'convert' || transition === 'cancel'
      ? ask(transition)
      : void onMove(transition, [order!]).then(() => mutate())
  const done = () => {
    ask(null)
    void mutate()
  }
  const main = order?.status === 'confirmed' ? 'convert' : 'confirm'
  // The one that leads on stands at the end.
  const next = order
    ? orderTransitionsFrom(order.status)
        .toReversed()
        .toSorted((one, other) => Number(one === main) - Number(other === main))
    : []
  const footer = order && (
    <>
      <HistoryButton noun="exhibition_order" id={id} />
      <Button type="plain" icon={FileText} href={orderPdfAddress(id)} target="_blank">
        {t('pdf')}
      </Button>
      {next.map((transition) => (
        <Button key={transition} type={transition === main ? 'primary' : 'secondary'} onClick={() => act(transition)}>
          {t(`move.${transition}`)}
        </Button>
      ))}
    </>
  )
  return (
    <>
      <Drawer title={order?.number ?? t('loading')} width={540} onClose={onClose} footer={footer}>
        {error && !order ? (
          <ErrorState title={t('failed')} onRetry={() => void mutate()} />
        ) : !order ? (
          <Skeleton rows={8} />
        ) : (
          <div className="order-detail">
            <p>
              <Status look={orderLooks[order.status]}>{t(`status.${order.status}`)}</Status>{' '}
              <span className="small soft">{formatDate(order.submittedAt, 'long', t.locale)}</span>
            </p>
            <dl className="facts">
              {exhibition.customerParts
                .filter(({ key }) => order.customer[key])
                .map(({ key, labels }) => (
                  <div key={key}>
                    <dt>{labels[t.locale] ?? labels.ja}</dt>
                    <dd>{order.customer[key]}</dd>
                  </div>
                ))}
              {order.note && (
                <div>
                  <dt>{t('note')}</dt>
                  <dd>{order.note}</dd>
                </div>
              )}
              {order.reason && (
                <div>
                  <dt>{t('reason')}</dt>
                  <dd>{order.reason}</dd>
                </div>
              )}
            </dl>
            {order.matrices.map((style) => (
              <OrderedStyle
                key={style.itemId}
                style={style}
                lines={order.lines.filter(({ itemId }) => itemId === style.itemId)}
                currency={exhibition.currency}
              />
            ))}
            <dl className="order-totals">
              <div>
                <dt>{t('quantity')}</dt>
                <dd className="number">{formatNumber(order.quantity)}</dd>
              </div>
              {order.productionQuantity !== null && (
                <div>
                  <dt>{t('production')}</dt>
                  <dd className="number">{formatNumber(order.productionQuantity)}</dd>
                </div>
              )}
              <div>
                <dt>{t('amount')}</dt>
                <dd className="number">{formatMoney(order.amount, exhibition.currency, t.locale)}</dd>
              </div>
            </dl>
          </div>
        )}
      </Drawer>
      {asked && order && (
        <Suspense>
          {asked === 'convert' ? (
            <ConvertDialog order={order} onMove={onMove} onClose={done} />
          ) : (
            <CancelDialog orders={[order]} onMove={onMove} onClose={done} />
          )}
        </Suspense>
      )}
    </>
  )
}
