import type { VendorBalance, VendorBands } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Pager, Status, Table, type PageFigures } from '@tsumugi/ui'
import { useMemo, useState } from 'react'
import { ClothCell } from '../room/cloth-cell.tsx'
import { ExportBar } from './rail/export-bar.tsx'
import { lotColumns } from './lot-columns.tsx'
import { Stack, stateLook } from './lot-parts.tsx'
import { shownLength } from './shown-length.ts'
import { vendorTexts } from '../words/vendor-texts.ts'

interface LotsTableProps {
  readonly vendor: string
  readonly page: { readonly data: readonly VendorBalance[]; readonly pagination: PageFigures }
  readonly sums: VendorBands | undefined
  readonly busy: boolean
  onPage(page: number): void
}

/** Each lot with its figures; the sum is of all that the list shows, over every page. */
export function LotsTable({ vendor, page, sums, busy, onPage }: LotsTableProps) {
  const t = useText(vendorTexts)
  const columns = useMemo(() => lotColumns(t), [t])
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const total = sums?.total
  return (
    <>
      <Table
        label={t('lots.title')}
        density="picture"
        columns={columns}
        rows={page.data}
        rowKey={({ id }) => String(id)}
        total={page.pagination.totalCount}
        busy={busy}
        selection={{ chosen, onChange: choose }}
        {...(total && {
          totals: {
            label: t('lots.sum', { count: total.count }),
            values: Object.fromEntries(figures.map((figure) => [figure, shownLength(total[figure])])),
          },
        })}
        card={(row) => <LotCard row={row} />}
      />
      <Pager pagination={page.pagination} onPage={onPage} />
      <ExportBar vendor={vendor} chosen={chosen} onDone={() => choose(new Set())} />
    </>
  )
}

const figures = ['ordered', 'arrived', 'used', 'loss', 'left'] as const

/** A lot on a phone. */
function LotCard({ row }: { readonly row: VendorBalance }) {
  const t = useText(vendorTexts)
  return (
    <div className="vendor-card">
      <ClothCell name={row.name} hex={row.hex} facts={[row.lot, row.color, row.item]} />
      <Status look={stateLook[row.state]}>{t(`state.${row.state}`)}</Status>
      <Stack row={row} />
      <b>
        {t('figure.left')} {shownLength(row.left)} {row.unit}
      </b>
      <span className="soft">
        {t('card.figures', {
          ordered: shownLength(row.ordered),
          arrived: shownLength(row.arrived),
          used: shownLength(row.used),
          loss: shownLength(row.loss),
        })}
      </span>
    </div>
  )
}
