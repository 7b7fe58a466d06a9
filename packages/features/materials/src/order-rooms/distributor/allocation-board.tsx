import { wordsOf } from '@tsumugi/api'
import { distributorLots, materialOrderDetails, type MaterialOrderDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { Button, ErrorState, Select, Skeleton } from '@tsumugi/ui'
import { useState, type ReactNode } from 'react'
import { Dot, kindOf, lengthOf } from '../details/detail-cells.tsx'
import { detailTopics } from '../details/detail-topics.ts'
import { FaultNotice } from '../fault-notice.tsx'
import { orderTexts } from '../order-texts.ts'
import { ShipDialog } from './ship-dialog.tsx'
import { useWork } from './use-work.ts'

/** Lines by how far they are: to give a dye lot, to cut, to send. */
export function AllocationBoard() {
  const t = useText(orderTexts)
  const [fault, setFault] = useState('')
  const [shipped, ship] = useState<readonly MaterialOrderDetail[] | null>(null)
  const cut = useChange(materialOrderDetails.cut, detailTopics)
  const attempt = (write: Promise<unknown>) =>
    write.then(() => setFault('')).catch((error: unknown) => setFault(wordsOf(error, t('failed'))))
  return (
    <>
      <FaultNotice fault={fault} />
      <div className="allocation-board">
        <Lane status="open" action={(row) => <Allocate row={row} onWrite={attempt} />} />
        <Lane
          status="allocated"
          action={({ id }) => (
            <Button size={24} onClick={() => void attempt(cut({ body: { ids: [id] } }))}>
              {t('cut')}
            </Button>
          )}
        />
        <Lane
          status="cut"
          action={(row, rows) => (
            <Button size={24} onClick={() => ship(rows.filter(({ orderId }) => orderId === row.orderId))}>
              {t('ship')}
            </Button>
          )}
        />
      </div>
      {shipped && <ShipDialog details={shipped} onClose={() => ship(null)} />}
    </>
  )
}

interface LaneProps {
  readonly status: 'open' | 'allocated' | 'cut'
  action(row: MaterialOrderDetail, rows: readonly MaterialOrderDetail[]): ReactNode
}

function Lane({ status, action }: LaneProps) {
  const t = useText(orderTexts)
  const { data, error, mutate } = useWork(status)
  return (
    <section aria-label={t(`status.${status}`)}>
      <h2>
        {t(`status.${status}`)} <span className="soft number">{data?.pagination.totalCount}</span>
      </h2>
      {!data ? (
        error ? (
          <ErrorState heading="h3" onRetry={() => void mutate()} />
        ) : (
          <Skeleton rows={3} />
        )
      ) : (
        <ul className="room-list">
          {data.data.map((row) => (
            <li key={row.id}>
              <span>
                <b>{row.code}</b> <Dot hex={row.color.hex} /> {row.color.no} {row.color.name}
              </span>
              <span className="number">{lengthOf(row)}</span>
              <span className="small soft wide">
                {row.orderNumber} · {row.buyer.name} · {kindOf(row, t)} {row.lot && `· ${row.lot}`}
              </span>
              <div className="wide">{action(row, data.data)}</div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface AllocateProps {
  readonly row: MaterialOrderDetail
  onWrite(write: Promise<unknown>): void
}

function Allocate({ row, onWrite }: AllocateProps) {
  const t = useText(orderTexts)
  const allocate = useChange(materialOrderDetails.allocate, detailTopics)
  const { data } = useQuery(distributorLots.list, { query: { q: row.code, perPage: 100 } }, { stays: true })
  const lots = (data?.data ?? []).filter(({ colorId }) => colorId === row.colorId)
  const [chosen, choose] = useState(String(row.lotId ?? ''))
  return (
    <div className="room-actions">
      <Select
        label={t('allocateTo', { code: row.code })}
        value={chosen}
        placeholder="–"
        onChange={choose}
        options={lots.map(({ id, lot, free, unit }) => ({
          value: String(id),
          label: `${lot} ${t('free.lot', { quantity: free, unit })}`,
        }))}
      />
      <Button
        size={24}
        disabled={!chosen}
        onClick={() => onWrite(allocate({ body: { allocations: [{ id: row.id, lotId: Number(chosen) }] } }))}
      >
        {t('allocate')}
      </Button>
    </div>
  )
}
