import type { ListedProcedure, Procedure } from '@tsumugi/contract'
import type { Text } from '@tsumugi/i18n'
import { Button, IconButton, Menu, MenuItem, type Column } from '@tsumugi/ui'
import { Check, Ellipsis } from '@tsumugi/ui/icons'
import { isReportable } from '../report/use-finish.ts'
import type { Messages } from '../words/messages/ja.ts'
import type { StepAct } from './step-card.tsx'
import { Actual, Forecast, partnerOf, Pieces, Planned, StepStatus, Style } from './step-cells.tsx'

interface StepColumnsProps {
  t: Text<Messages>
  nameOf(step: Pick<Procedure, 'word' | 'name'>): string
  onFinish(row: ListedProcedure): void
  onAct(told: { act: StepAct; row: ListedProcedure }): void
}

/** Style, step, with whom; the plan, what is expected and what was; how it stands, and the one thing to do. */
export function stepColumns({ t, nameOf, onFinish, onAct }: StepColumnsProps): Column<ListedProcedure>[] {
  const end = 'end' as const
  return [
    { key: 'style', head: t('style'), width: 136, kept: true, cell: (row) => <Style row={row} /> },
    { key: 'step', head: t('step'), width: 104, cell: (row) => nameOf(row) },
    { key: 'partner', head: t('partner'), width: 100, cell: partnerOf },
    { key: 'planned', head: t('planned'), width: 112, align: end, cell: (row) => <Planned row={row} /> },
    { key: 'forecast', head: t('forecast'), width: 72, align: end, cell: (row) => <Forecast row={row} /> },
    { key: 'actual', head: t('actual'), width: 72, align: end, cell: (row) => <Actual row={row} /> },
    {
      key: 'float',
      head: t('float'),
      width: 60,
      align: end,
      cell: ({ totalFloat }) =>
        totalFloat === null ? '–' : t('days', { days: String(totalFloat).replace('-', '\u2212') }),
    },
    { key: 'quantity', head: t('quantity'), width: 68, align: end, cell: (row) => <Pieces row={row} /> },
    { key: 'status', head: t('status'), width: 104, cell: (row) => <StepStatus row={row} /> },
    {
      key: 'finish',
      head: '',
      name: t('finish'),
      width: 120,
      fixed: true,
      align: end,
      cell: (row) => <RowActs {...{ row, t, nameOf, onFinish, onAct }} />,
    },
  ]
}

/** The one thing to do, and a menu of what is told. */
function RowActs({ row, t, nameOf, onFinish, onAct }: StepColumnsProps & { row: ListedProcedure }) {
  return (
    <span className="row-acts">
      {isReportable(row) && (
        <Button
          size={24}
          icon={Check}
          aria-label={t('finishOne', { style: row.schedule.styleNo, step: nameOf(row) })}
          onClick={() => onFinish(row)}
        >
          {t('finish')}
        </Button>
      )}
      <Menu
        placement="below-end"
        trigger={(props) => (
          <IconButton
            icon={Ellipsis}
            size={24}
            label={t('acts', { style: row.schedule.styleNo, step: nameOf(row) })}
            {...props}
          />
        )}
      >
        {isReportable(row) && <MenuItem onSelect={() => onAct({ act: 'late', row })}>{t('late')}</MenuItem>}
        <MenuItem onSelect={() => onAct({ act: 'proofs', row })}>{t('proofs')}</MenuItem>
      </Menu>
    </span>
  )
}
