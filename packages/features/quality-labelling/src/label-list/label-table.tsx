import type { LabelSummary } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { pageNavigator } from '@tsumugi/navigation'
import { Table, type PageFigures } from '@tsumugi/ui'
import { useMemo, useState } from 'react'
import { BulkActions } from './bulk-actions.tsx'
import { LabelCard } from './label-card.tsx'
import { labelColumns } from './label-columns.tsx'
import { addressOf } from './list-address.ts'
import { listTexts } from './messages/catalogue.ts'

export interface LabelTableProps {
  labels: readonly LabelSummary[]
  pagination: PageFigures
  busy?: boolean
  /** The brand works on its labels; others only read and take them along. */
  mayChange: boolean
}

/** The labels of a page, with what can be done to many at once. */
export function LabelTable({ labels, pagination, busy, mayChange }: LabelTableProps) {
  const t = useText(listTexts)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [known, setKnown] = useState<ReadonlyMap<string, LabelSummary>>(new Map())
  const columns = useMemo(() => labelColumns(t).filter(({ key }) => mayChange || key !== 'checks'), [t, mayChange])
  const choose = (keys: ReadonlySet<string>) => {
    setChosen(keys)
    setKnown((before) => new Map([...before, ...labels.map((label) => [String(label.id), label] as const)]))
  }
  const rows = [...chosen].flatMap((key) => labels.find(({ id }) => String(id) === key) ?? known.get(key) ?? [])
  return (
    <>
      <Table
        label={t('title')}
        columns={columns}
        rows={labels}
        rowKey={({ id }) => String(id)}
        total={pagination.totalCount}
        offset={(pagination.currentPage - 1) * pagination.limitValue}
        density="picture"
        busy={busy}
        selection={{ chosen, onChange: choose }}
        onOpen={(label) => pageNavigator.go(addressOf(label))}
        card={(label, { chosen: isChosen, toggle }) => <LabelCard label={label} chosen={isChosen} onToggle={toggle} />}
      />
      <BulkActions labels={rows} mayChange={mayChange} onClear={() => setChosen(new Set())} />
    </>
  )
}
