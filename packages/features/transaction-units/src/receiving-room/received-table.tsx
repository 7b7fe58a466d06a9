import { compare, minus } from '@tsumugi/domain'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Button } from '@tsumugi/ui'
import { unitTexts } from '../unit-texts.ts'
import type { CountingAction } from '@tsumugi/contract'
import type { ReceivedLine } from './received-lines.ts'

interface ReceivedTableProps {
  readonly lines: readonly ReceivedLine[]
  readonly mayInspect: boolean
  /** Adds to one figure; left out where the reader does not count. */
  readonly onAdd?: (id: number, field: CountingAction, by: string) => void
}

/** Shipped, received, accepted and rejected of each SKU, with what is short or surplus. */
export function ReceivedTable({ lines, mayInspect, onAdd }: ReceivedTableProps) {
  const t = useText(unitTexts)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard.
    <div className="receiving-scroll" role="region" aria-label={t('receive.table')} tabIndex={0}>
      <table className="unit-tax">
        <thead>
          <tr>
            <th scope="col">{t('ship.line')}</th>
            <th scope="col">{t('receive.shipped')}</th>
            <th scope="col">{t('receive.received')}</th>
            <th scope="col">{t('receive.accepted')}</th>
            <th scope="col">{t('receive.rejected')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <th scope="row">{line.name}</th>
              <td>{formatNumber(line.shipped)}</td>
              <Figure {...{ line, onAdd }} field="received" />
              <Figure {...{ line, onAdd: mayInspect ? onAdd : undefined }} field="accepted" />
              <Figure {...{ line, onAdd: mayInspect ? onAdd : undefined }} field="rejected" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface FigureProps {
  readonly line: ReceivedLine
  readonly field: CountingAction
  readonly onAdd: ReceivedTableProps['onAdd'] | undefined
}

function Figure({ line, field, onAdd }: FigureProps) {
  const t = useText(unitTexts)
  const named = { line: line.name, field: t(`receive.${field}`) }
  const isShort = compare(line.difference, '0') < 0
  const by = formatNumber(isShort ? minus('0', line.difference) : line.difference)
  return (
    <td>
      {field === 'received' && compare(line.difference, '0') !== 0 && (
        <span className="small attention-text">{t(isShort ? 'receive.shortBy' : 'receive.surplusBy', { by })}</span>
      )}{' '}
      <b>{formatNumber(line[field])}</b>
      {onAdd && (
        <span className="receiving-steps">
          {compare(line[field], '0') > 0 && (
            <Button size={24} aria-label={t('receive.less', named)} onClick={() => onAdd(line.id, field, '-1')}>
              −1
            </Button>
          )}
          <Button size={24} aria-label={t('receive.more', named)} onClick={() => onAdd(line.id, field, '1')}>
            +1
          </Button>
        </span>
      )}
    </td>
  )
}
