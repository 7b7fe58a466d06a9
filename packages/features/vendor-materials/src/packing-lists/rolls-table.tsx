import type { VendorRoll } from '@tsumugi/contract'
import { minus, sum } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, Table, type Column } from '@tsumugi/ui'
import { useMemo } from 'react'
import { shownLength } from '../balance/shown-length.ts'
import { ClothCell } from '../room/cloth-cell.tsx'
import { vendorTexts, type VendorText } from '../words/vendor-texts.ts'

/** What is left of a roll. */
export const leftOf = ({ quantity, used, loss }: Pick<VendorRoll, 'quantity' | 'used' | 'loss'>) =>
  minus(quantity, sum([used, loss]))

interface RollsTableProps {
  readonly lines: readonly VendorRoll[]
  /** A roll was opened. */
  onOpen?(line: VendorRoll): void
}

/** Rolls of a list with what was used of each. */
export function RollsTable({ lines, onOpen }: RollsTableProps) {
  const t = useText(vendorTexts)
  const columns = useMemo(() => rollColumns(t), [t])
  const totalOf = (figure: 'quantity' | 'used' | 'loss') => sum(lines.map((line) => line[figure]))
  const totals = { quantity: totalOf('quantity'), used: totalOf('used'), loss: totalOf('loss') }
  return (
    <Table
      label={t('rollsTitle')}
      columns={columns}
      rows={lines}
      rowKey={({ id }) => String(id)}
      maxHeight="60vh"
      totals={{
        label: t('rollsSum', { count: lines.length }),
        values: {
          quantity: shownLength(totals.quantity),
          used: shownLength(totals.used),
          loss: shownLength(totals.loss),
          left: shownLength(leftOf(totals)),
        },
      }}
      {...(onOpen && { onOpen })}
      card={(line) => <RollCard line={line} onOpen={onOpen} />}
    />
  )
}

function RollCard({ line, onOpen }: { readonly line: VendorRoll } & Pick<RollsTableProps, 'onOpen'>) {
  const t = useText(vendorTexts)
  const { material, lot, roll } = line
  return (
    <div className="vendor-card">
      <ClothCell name={material.name} hex={material.hex} facts={[lot, material.color]} />
      <span className="code">
        {t('roll')} {roll}
      </span>
      <span className="soft">
        {t('card.roll', {
          quantity: shownLength(line.quantity),
          used: shownLength(line.used),
          loss: shownLength(line.loss),
        })}
      </span>
      {onOpen ? (
        <Button size={24} onClick={() => onOpen(line)}>
          {t('figure.left')} {shownLength(leftOf(line))}
        </Button>
      ) : (
        <b>
          {t('figure.left')} {shownLength(leftOf(line))}
        </b>
      )}
    </div>
  )
}

const rollColumns = (t: VendorText): Column<VendorRoll>[] => [
  { key: 'roll', head: t('roll'), width: 48, kept: true, cell: ({ roll }) => <span className="code">{roll}</span> },
  {
    key: 'cloth',
    head: t('head.cloth'),
    width: 214,
    cell: ({ material: { name, hex, code, color } }) => <ClothCell name={name} hex={hex} facts={[code, color]} />,
  },
  { key: 'lot', head: t('head.lot'), width: 84, cell: ({ lot }) => <span className="code">{lot}</span> },
  ...(['quantity', 'used', 'loss'] as const).map((figure): Column<VendorRoll> => ({
    key: figure,
    head: figure === 'quantity' ? t('head.length') : t(`figure.${figure}`),
    width: 76,
    align: 'end',
    cell: (line) => shownLength(line[figure]),
  })),
  { key: 'left', head: t('figure.left'), width: 76, align: 'end', cell: (line) => <b>{shownLength(leftOf(line))}</b> },
]
