import { Checkbox, Chip, IconButton } from '@tsumugi/ui'
import { ArrowDown, ArrowUp } from '@tsumugi/ui/icons'
import { useText } from '@tsumugi/i18n'
import { spokenNameOf, type Definition, type MasterRow, type RecordText } from '../../definition.ts'
import { listTexts } from '../../messages/catalogue.ts'
import { FieldCell } from './field-cell.tsx'

export interface RecordCardProps {
  definition: Definition
  record: MasterRow
  t: RecordText
  choice: { chosen: boolean; toggle(): void }
  onOpen(): void
  /** Where records are put in order: up (−1) or down. */
  onMove?(step: -1 | 1): void
}

/** A record on a phone: its name, and the other columns below. */
export function RecordCard({ definition, record, t, choice, onOpen, onMove }: RecordCardProps) {
  const list = useText(listTexts)
  const name = spokenNameOf(definition.master, record, t)
  const others = definition.columns.filter((field) => field !== 'name' && !isEmpty(record[field]))
  return (
    <div className="record-card">
      <Checkbox aria-label={name} checked={choice.chosen} onChange={choice.toggle} />
      <div className="about">
        <button type="button" className="open" onClick={onOpen}>
          {name}
        </button>
        {record.discardedAt && <Chip>{list('archived.mark')}</Chip>}
        <dl>
          {others.map((field) => (
            <div key={field}>
              <dt>{t(`field.${field}`)}</dt>
              <dd>
                <FieldCell {...{ definition, field, record, t }} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {onMove && (
        <div className="order">
          <IconButton icon={ArrowUp} size={24} label={list('order.up', { name })} onClick={() => onMove(-1)} />
          <IconButton icon={ArrowDown} size={24} label={list('order.down', { name })} onClick={() => onMove(1)} />
        </div>
      )}
    </div>
  )
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
