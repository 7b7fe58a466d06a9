import { wordsOf } from '@tsumugi/api'
import { distributorLots, type LotForecast, type LotLedger } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import { Button, confirm, Drawer, ErrorState, Skeleton, toast } from '@tsumugi/ui'
import { stockTexts } from '../../words/stock/stock-texts.ts'
import { Dot } from '../details/detail-cells.tsx'
import { detailTopics } from '../details/detail-topics.ts'
import { orderTexts } from '../order-texts.ts'

interface LotDrawerProps {
  readonly id: number
  onWrite(lot: LotForecast): void
  onAnnounce(lot: LotForecast): void
  onClose(): void
}

/** One dye lot: what lies of it, what was written of it, and which rolls of it were sent. */
export function LotDrawer({ id, onWrite, onAnnounce, onClose }: LotDrawerProps) {
  const t = useText(orderTexts)
  const { data, error, mutate } = useQuery(distributorLots.ledger, { id }, { topics: detailTopics })
  const ledger = data?.data
  return (
    <Drawer title={ledger ? `${ledger.lot.code} ${ledger.lot.lot}` : t('lot')} width={440} onClose={onClose}>
      {ledger ? (
        <Ledger ledger={ledger} onWrite={() => onWrite(ledger.lot)} onAnnounce={() => onAnnounce(ledger.lot)} />
      ) : error ? (
        <ErrorState heading="h3" title={t('lot.gone')} onRetry={() => void mutate()} />
      ) : (
        <Skeleton rows={6} />
      )}
    </Drawer>
  )
}

interface LedgerProps {
  readonly ledger: LotLedger
  onWrite(): void
  onAnnounce(): void
}

function Ledger({ ledger: { lot, moves, shipped }, onWrite, onAnnounce }: LedgerProps) {
  const t = useText(orderTexts)
  const stock = useText(stockTexts)
  return (
    <div className="lot-ledger">
      <p>
        <Dot hex={lot.color.hex} /> {lot.name} {lot.color.no} {lot.color.name}
      </p>
      <Figures lot={lot} />
      {lot.restockOn && lot.incoming !== '0' && (
        <p className="small soft">
          {t('lot.restockOn')} {formatDate(lot.restockOn)}
        </p>
      )}
      <div className="room-actions">
        <Button onClick={onWrite}>{stock('stock.write')}</Button>
        <Button onClick={onAnnounce}>{t('lot.announce')}</Button>
      </div>
      <h3>{stock('stock.entries')}</h3>
      {moves.length === 0 && <p className="small soft">{stock('stock.none')}</p>}
      <ol className="room-list">
        {moves.map((move) => (
          <Entry key={move.id} lotId={lot.id} unit={lot.unit} move={move} />
        ))}
      </ol>
      <Sent shipped={shipped} unit={lot.unit} />
    </div>
  )
}

const figures = [
  ['stock', 'lotStock'],
  ['reserved', 'reserved'],
  ['free', 'freeNow'],
  ['incoming', 'incoming'],
] as const

function Figures({ lot }: { readonly lot: LotForecast }) {
  const t = useText(orderTexts)
  return (
    <dl>
      {figures.map(([figure, head]) => (
        <div key={figure}>
          <dt>{t(head)}</dt>
          <dd>
            {formatNumber(lot[figure])} {lot.unit}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Sent({ shipped, unit }: Pick<LotLedger, 'shipped'> & { readonly unit: string }) {
  const t = useText(orderTexts)
  if (shipped.length === 0) return null
  return (
    <>
      <h3>{t('lot.sent')}</h3>
      <ul className="room-list">
        {shipped.map(({ orderId, shipment, shippedOn, buyer, netLength }, at) => (
          <li key={at}>
            <span>
              <a className="code" href={href('materialOrder', { id: orderId })}>
                {shipment}
              </a>{' '}
              {buyer}
            </span>
            <span className="small soft">{formatDate(shippedOn)}</span>
            <b className="number">
              {formatNumber(netLength)} {unit}
            </b>
          </li>
        ))}
      </ul>
    </>
  )
}

interface EntryProps {
  readonly lotId: number
  readonly unit: string
  readonly move: LotLedger['moves'][number]
}

/** An entry is taken back by an opposite one and stays. */
function Entry({
  lotId,
  unit,
  move: { id, kind, quantity, rolls, movedOn, note, by, reverses, reversedBy },
}: EntryProps) {
  const stock = useText(stockTexts)
  const reverse = useChange(distributorLots.reverse, ['distributor_lot', 'material_listing'])
  const title = stock('stock.reverse')
  async function takeBack() {
    const message = `${stock(`stock.kind.${kind}`)} ${formatNumber(quantity)} ${unit}`
    if (!(await confirm({ title, message, okLabel: title }))) return
    await reverse({ id: lotId, body: { ids: [id] } }).catch((error: unknown) =>
      toast({ title: wordsOf(error, title), type: 'attention' }),
    )
  }
  const facts = [
    formatDate(movedOn),
    by,
    rolls.map(({ no, length }) => `${no}: ${formatNumber(length)}`).join(', '),
    note,
  ]
  return (
    <li data-reversed={reversedBy !== null || reverses !== null || undefined}>
      <span>
        {stock(`stock.kind.${kind}`)}
        {reverses !== null && ` (${stock('stock.reversal')})`}
        <span className="beneath small soft">{facts.filter(Boolean).join('・')}</span>
      </span>
      <b className="number">
        {formatNumber(quantity)} {unit}
      </b>
      {reversedBy !== null && <span className="small soft">{stock('stock.reversed')}</span>}
      {reversedBy === null && reverses === null && (
        <Button type="plain" size={24} onClick={() => void takeBack()}>
          {title}
        </Button>
      )}
    </li>
  )
}
