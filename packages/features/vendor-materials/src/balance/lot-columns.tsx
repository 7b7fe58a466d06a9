import type { VendorBalance } from '@tsumugi/contract'
import { Status, type Column } from '@tsumugi/ui'
import { ClothCell } from '../room/cloth-cell.tsx'
import type { VendorText } from '../words/vendor-texts.ts'
import { Stack, stateLook } from './lot-parts.tsx'
import { shownLength } from './shown-length.ts'

type LotColumn = Column<VendorBalance>

/** The columns of lots, cloth first. */
export const lotColumns = (t: VendorText): LotColumn[] => [
  {
    key: 'cloth',
    head: t('head.cloth'),
    width: 200,
    kept: true,
    cell: ({ name, hex, lot, color, item }) => <ClothCell name={name} hex={hex} facts={[lot, color, item]} />,
  },
  ...(['ordered', 'arrived', 'used', 'loss'] as const).map((figure): LotColumn => ({
    key: figure,
    head: t(`figure.${figure}`),
    width: 72,
    align: 'end',
    cell: (row) => shownLength(row[figure]),
  })),
  { key: 'left', head: t('figure.left'), width: 72, align: 'end', cell: (row) => <b>{shownLength(row.left)}</b> },
  { key: 'share', head: t('head.share'), width: 104, cell: (row) => <Stack row={row} /> },
  {
    key: 'state',
    head: t('state'),
    width: 104,
    cell: ({ state, daysLate }) => (
      <Status look={stateLook[state]}>
        {state === 'late' ? t('state.lateDays', { days: daysLate }) : t(`state.${state}`)}
      </Status>
    ),
  },
]
