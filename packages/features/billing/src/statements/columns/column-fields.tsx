import type { CsvField } from '@tsumugi/domain/banking'
import { useText } from '@tsumugi/i18n'
import { Segments, Select } from '@tsumugi/ui'
import { statementTexts } from '../statement-texts.ts'
import type { ColumnsDraft, CsvFile } from './csv-file.ts'

/** Titles stand within so many rows of the top. */
const mostSkipped = 20
const usual = ['text', 'senderName', 'balance'] as const satisfies readonly CsvField[]
const seldom = ['valueOn', 'senderCode', 'ediText', 'inquiry', 'virtualAccount'] as const satisfies readonly CsvField[]

interface ColumnFieldsProps {
  rows: CsvFile['rows']
  draft: ColumnsDraft
  onChange(draft: ColumnsDraft): void
}

/** Which column is what; one choice for each, by its number and title. */
export function ColumnFields({ rows, draft, onChange }: ColumnFieldsProps) {
  const t = useText(statementTexts)
  const amounts: readonly CsvField[] = draft.isSigned ? ['amount'] : ['in', 'out']
  const place = (field: CsvField, must: boolean) => (
    <PlaceSelect key={field} {...{ rows, draft, field, must }} onChange={onChange} />
  )
  return (
    <>
      <div className="column-fields">
        <Select
          label={t('columns.skip')}
          placeholder={null}
          value={String(draft.skip)}
          options={Array.from({ length: Math.min(mostSkipped, rows.length) + 1 }, (_, count) => ({
            value: String(count),
            label: String(count),
          }))}
          onChange={(count) => onChange({ ...draft, skip: Number(count) })}
        />
        <Segments<'two' | 'signed'>
          label={t('columns.amounts')}
          value={draft.isSigned ? 'signed' : 'two'}
          onChange={(way) => onChange({ ...draft, isSigned: way === 'signed' })}
          options={(['two', 'signed'] as const).map((value) => ({ value, label: t(`columns.amounts.${value}`) }))}
        />
      </div>
      <div className="column-fields">
        {place('bookedOn', true)}
        {amounts.map((field) => place(field, true))}
        {usual.map((field) => place(field, false))}
      </div>
      <details>
        <summary>{t('columns.more')}</summary>
        <div className="column-fields">{seldom.map((field) => place(field, false))}</div>
      </details>
    </>
  )
}

function PlaceSelect({ rows, draft, field, must, onChange }: ColumnFieldsProps & { field: CsvField; must: boolean }) {
  const t = useText(statementTexts)
  const titles = rows[draft.skip - 1] ?? []
  const width = Math.max(
    ...rows.slice(draft.skip, draft.skip + mostSkipped).map((cells) => cells.length),
    titles.length,
  )
  const value = draft.places[field]
  return (
    <Select
      label={t(`columns.field.${field}`)}
      must={must}
      placeholder={t('columns.nowhere')}
      value={value === undefined ? '' : String(value)}
      options={Array.from({ length: width }, (_, place) => ({
        value: String(place),
        label: `${place + 1} ${titles[place] ?? ''}`.trim(),
      }))}
      onChange={(place) =>
        onChange({ ...draft, places: { ...draft.places, [field]: place === '' ? undefined : Number(place) } })
      }
    />
  )
}
