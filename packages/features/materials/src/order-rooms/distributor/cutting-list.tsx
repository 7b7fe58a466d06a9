import { useSession } from '@tsumugi/session'
import { useText } from '@tsumugi/i18n'
import { Button, EmptyState, ErrorState, Skeleton, Table } from '@tsumugi/ui'
import { useMemo } from 'react'
import { detailColumns } from '../details/detail-columns.tsx'
import { DetailCard } from '../details/detail-card.tsx'
import { orderTexts } from '../order-texts.ts'
import { useWork } from './use-work.ts'

/** What is to be cut, by dye lot and length: a list to print. */
export function CuttingList() {
  const t = useText(orderTexts)
  const { user } = useSession()
  const isDistributor = user?.kind === 'distributor'
  const { data, error, mutate } = useWork('allocated')
  const columns = useMemo(
    () => detailColumns(t, isDistributor).filter(({ key }) => !['net', 'fee', 'amount', 'status'].includes(key)),
    [t, isDistributor],
  )
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={4} />
  if (data.data.length === 0) return <EmptyState heading="h2" title={t('none')} />
  const rows = data.data.toSorted((one, other) => (one.code + one.lot).localeCompare(other.code + other.lot))
  return (
    <>
      <div className="room-actions">
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </div>
      <Table
        label={t('tab.cutting')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        card={(row) => <DetailCard row={row} isDistributor={isDistributor} />}
      />
    </>
  )
}
