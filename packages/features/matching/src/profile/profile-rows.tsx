import { useText } from '@tsumugi/i18n'
import { Button, IconButton, NumberField, TextField } from '@tsumugi/ui'
import { Plus, X } from '@tsumugi/ui/icons'
import { matchingTexts } from '../words/matching-texts.ts'
import { nextMonths, type MachineRow, type MonthRow } from './profile-values.ts'

interface RowsProps<Row> {
  readonly rows: readonly Row[]
  onChange(rows: readonly Row[]): void
}

const replaced = <Row,>(rows: readonly Row[], at: number, change: Partial<Row>): Row[] =>
  rows.map((row, index) => (index === at ? { ...row, ...change } : row))
const without = <Row,>(rows: readonly Row[], at: number): Row[] => rows.filter((_, index) => index !== at)

/** What stands in the factory, and how many of each. */
export function MachineRows({ rows, onChange }: RowsProps<MachineRow>) {
  const t = useText(matchingTexts)
  return (
    <fieldset className="wide matching-rows">
      <legend className="small">{t('profile.machines')}</legend>
      {rows.map(({ name, count }, at) => (
        <div key={at}>
          <TextField
            label={t('machine')}
            value={name}
            maxLength={40}
            onChange={(typed) => onChange(replaced(rows, at, { name: typed }))}
          />
          <NumberField
            label={t('machineCount')}
            value={count}
            onChange={(typed) => onChange(replaced(rows, at, { count: typed }))}
          />
          <IconButton icon={X} label={t('removeRow', { name })} onClick={() => onChange(without(rows, at))} />
        </div>
      ))}
      <Button icon={Plus} size={24} onClick={() => onChange([...rows, { name: '', count: '1' }])}>
        {t('addMachine')}
      </Button>
    </fieldset>
  )
}

/** Pieces of each month, and how many are taken: what is left is what a recruitment may ask for. */
export function CapacityRows({ rows, onChange }: RowsProps<MonthRow>) {
  const t = useText(matchingTexts)
  return (
    <fieldset className="wide matching-rows">
      <legend className="small">{t('profile.capacities')}</legend>
      {rows.map(({ month, pieces, booked }, at) => (
        <div key={month}>
          <b className="number small">{month}</b>
          <NumberField
            label={`${t('capacityPieces')} ${month}`}
            value={pieces}
            onChange={(typed) => onChange(replaced(rows, at, { pieces: typed }))}
          />
          <NumberField
            label={`${t('capacityBooked')} ${month}`}
            value={booked}
            onChange={(typed) => onChange(replaced(rows, at, { booked: typed }))}
          />
          <IconButton icon={X} label={t('removeRow', { name: month })} onClick={() => onChange(without(rows, at))} />
        </div>
      ))}
      <Button icon={Plus} size={24} onClick={() => onChange(nextMonths(rows, new Date(), 12))}>
        {t('addMonths')}
      </Button>
    </fieldset>
  )
}
