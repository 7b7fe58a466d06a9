import type { MaterialOrderDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Table } from '@tsumugi/ui'
import { useMemo } from 'react'
import { orderTexts } from '../order-texts.ts'
import { BuyerActions } from './buyer-actions.tsx'
import { DetailCard } from './detail-card.tsx'
import { detailColumns } from './detail-columns.tsx'

interface DetailRowsProps {
  readonly rows: readonly MaterialOrderDetail[]
  readonly isDistributor: boolean
  readonly chosen: ReadonlySet<string>
  onChoose(chosen: ReadonlySet<string>): void
}

/** Lines as a table; a buyer picks those it received or objects to. */
export function DetailRows({ rows, isDistributor, chosen, onChoose }: DetailRowsProps) {
  const t = useText(orderTexts)
  const columns = useMemo(() => detailColumns(t, isDistributor), [t, isDistributor])
  return (
    <>
      {!isDistributor && <BuyerActions rows={rows} chosen={chosen} onDone={() => onChoose(new Set())} />}
      <Table
        label={t('shipments')}
        density="picture"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        {...(!isDistributor && { selection: { chosen, onChange: onChoose } })}
        card={(row) => <DetailCard row={row} isDistributor={isDistributor} />}
      />
    </>
  )
}
