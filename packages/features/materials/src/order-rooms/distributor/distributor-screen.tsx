import { documents } from '@tsumugi/contract'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { Button, EmptyState, ErrorState, Screen, Skeleton, Tabs, useStyles } from '@tsumugi/ui'
import { AllocationBoard } from './allocation-board.tsx'
import { CuttingList } from './cutting-list.tsx'
import css from '../order-rooms.css?inline'
import { orderTexts } from '../order-texts.ts'
import { StockForecast } from './stock-forecast.tsx'

const rooms = ['inbox', 'board', 'cutting', 'stock'] as const

/** /materials/distributor: a distributor’s day: orders that wait, lots to give, cloth to cut, and what runs out. */
export function DistributorScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(css)
  const t = useText(orderTexts)
  const place = useListPlace({ query }, href('distributorMaterials'), ['room', 'q', 'opened'] as const)
  const room = rooms.find((each) => each === place.values.room) ?? 'inbox'
  return (
    <Screen
      className="order-room"
      title={t('distributor')}
      actions={<Button href={href('catalogueCloths')}>{t('catalogue')}</Button>}
    >
      <Tabs
        label={t('distributor')}
        value={room}
        onChange={(key) => place.set({ room: key === 'inbox' ? '' : key, opened: '' })}
        tabs={rooms.map((key) => ({ key, label: t(`tab.${key}`) }))}
      >
        {room === 'inbox' && <Inbox />}
        {room === 'board' && <AllocationBoard />}
        {room === 'cutting' && <CuttingList />}
        {room === 'stock' && <StockForecast place={place} />}
      </Tabs>
    </Screen>
  )
}

function Inbox() {
  const t = useText(orderTexts)
  const { data, error, mutate } = useQuery(
    documents.materialOrders.endpoints.list,
    { query: { status: 'ordered', direction: 'receive', perPage: 100 } },
    { stays: true },
  )
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={4} />
  if (data.data.length === 0) return <EmptyState heading="h2" title={t('inboxNone')} />
  return (
    <ul className="room-list room-orders" aria-label={t('tab.inbox')}>
      {data.data.map(({ id, number, issuer, issueDate, wishDate, amount, currency }) => (
        <li key={id}>
          <span>
            <a className="code" href={href('materialOrder', { id })}>
              {number}
            </a>{' '}
            {issuer.name}
          </span>
          <span className="small soft">
            {issueDate && formatDate(issueDate)}
            {wishDate && ` · ${t('due')} ${formatDate(wishDate)}`}
          </span>
          <b className="number">{formatMoney(amount, currency)}</b>
          <Button href={href('materialOrder', { id })}>{t('openOrder')}</Button>
        </li>
      ))}
    </ul>
  )
}
