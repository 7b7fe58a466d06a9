import type { Master } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, Checkbox, Status, Table, TextField, type Column, type StatusLook } from '@tsumugi/ui'
import { Download } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import type { RecordText } from '../definition.ts'
import { fieldNamed } from '../own-fields.ts'
import { wordsOf } from '@tsumugi/api'
import { pasteTexts } from './paste-texts.ts'
import { saveRefused } from './save-refused.ts'
import type { PastedRow, usePaste } from './use-paste.ts'

const looks = { create: 'going', update: 'waiting', same: 'todo', refused: 'late' } as const satisfies Record<
  string,
  StatusLook
>
const outcomes = ['create', 'update', 'same', 'refused'] as const

interface PreviewStepProps {
  paste: ReturnType<typeof usePaste>
  fields: Master['fields']
  t: RecordText
  onFault(words: string): void
}

/** What would become of each row; refused ones can be put right in place. */
export function PreviewStep({ paste, fields, t, onFault }: PreviewStepProps) {
  const texts = useText(pasteTexts)
  const { rows, columns, hasHeads } = paste
  const [onlyRefused, setOnlyRefused] = useState(false)
  const counts = Object.fromEntries(
    outcomes.map((name) => [name, rows.filter(({ outcome }) => outcome?.outcome === name).length]),
  )
  const shown = onlyRefused ? rows.filter(({ outcome }) => outcome?.outcome === 'refused') : rows
  const table = useMemo((): Column<PastedRow>[] => {
    const fix = (row: PastedRow, at: number, text: string) =>
      void paste.fix(row, at, text).catch((error: unknown) => onFault(wordsOf(error) || texts('failed')))
    return [
      {
        key: 'row',
        head: texts('row'),
        width: 52,
        fixed: true,
        align: 'end',
        cell: ({ at }) => at + 1 + Number(hasHeads),
      },
      { key: 'outcome', head: texts('outcome.column'), width: 320, cell: (row) => <Outcome {...{ row, fields, t }} /> },
      ...columns.flatMap((field, at): Column<PastedRow>[] =>
        field
          ? [
              {
                key: field,
                head: t(`field.${field}`),
                width: 130,
                cell: (row) => <Cell {...{ row, at, field, fields }} label={t(`field.${field}`)} onFix={fix} />,
              },
            ]
          : [],
      ),
    ]
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The ways to change rows are new functions each time.
  }, [columns, fields, hasHeads, t, texts])
  return (
    <>
      <div className="counts">
        <output>{texts('counts', counts)}</output>
        {counts.refused! > 0 && (
          <Checkbox checked={onlyRefused} onChange={setOnlyRefused}>
            {texts('only.refused')}
          </Checkbox>
        )}
      </div>
      {counts.refused! > 0 && (
        <div className="counts">
          <span className="small soft">{texts('fix')}</span>
          <Button
            size={24}
            icon={Download}
            onClick={() => saveRefused(paste, (row) => whyOf(row, { fields, t }), texts)}
          >
            {texts('refused.save')}
          </Button>
        </div>
      )}
      <Table
        label={texts('outcome.column')}
        columns={table}
        rows={shown}
        rowKey={({ at }) => String(at)}
        maxHeight="46dvh"
      />
      {counts.refused! > 0 && <Reasons {...{ rows, hasHeads, fields, t }} />}
    </>
  )
}

/** Why rows cannot be taken, in full and all of them: a cell of the table has room for its beginning only. */
function Reasons({ rows, hasHeads, fields, t }: { rows: readonly PastedRow[]; hasHeads: boolean } & ReasonParts) {
  const texts = useText(pasteTexts)
  const refused = rows.filter(({ outcome }) => outcome?.outcome === 'refused')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard.
    <ul className="reasons small" tabIndex={0} aria-label={texts('outcome.refused')}>
      {refused.map((row) => (
        <li key={row.at}>
          <b className="number">{row.at + 1 + Number(hasHeads)}</b> {whyOf(row, { fields, t })}
        </li>
      ))}
    </ul>
  )
}

interface ReasonParts {
  fields: Master['fields']
  t: RecordText
}

/** What an import would change of a record that is there: `名称: 藍 → 濃藍`. */
function changesIn({ outcome }: PastedRow, { t }: ReasonParts): string {
  return Object.entries(outcome?.changes ?? {})
    .map(([field, { before, after }]) => `${t(`field.${field}`) || field}: ${asText(before)} → ${asText(after)}`)
    .join(' / ')
}

function asText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value)) return value.map((item) => asText(item)).join(', ')
  return typeof value === 'object' ? String((value as { name?: unknown }).name ?? JSON.stringify(value)) : String(value)
}

function whyOf({ outcome }: PastedRow, { fields, t }: ReasonParts): string {
  const nameOf = (path: string) => {
    const name = fieldNamed(fields, path)
    return (name && t(`field.${name}`)) || path
  }
  return (outcome?.errors ?? [])
    .map(({ field, message }) => (field ? message.replace(field, nameOf(field)) : message))
    .join(' ')
}

function Outcome({ row, fields, t }: { row: PastedRow } & ReasonParts) {
  const texts = useText(pasteTexts)
  if (!row.outcome) return null
  const { outcome } = row.outcome
  const why = whyOf(row, { fields, t })
  const changes = changesIn(row, { fields, t })
  return (
    <span title={why || changes || undefined}>
      <Status look={looks[outcome]}>{why || texts(`outcome.${outcome}`)}</Status>
      {changes && <span className="changes small"> {changes}</span>}
    </span>
  )
}

interface CellProps {
  row: PastedRow
  at: number
  field: string
  fields: Master['fields']
  label: string
  onFix(row: PastedRow, at: number, text: string): void
}

/** A refused row is typed into; asked about again when the field is left. */
function Cell({ row, at, field, fields, label, onFix }: CellProps) {
  const own = row.cells[at] ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(row.outcome?.outcome === 'refused')
  if (row.outcome?.outcome === 'refused' && !open) setOpen(true)
  if (!open) return own
  const leave = () => {
    if (typed !== null && typed !== own) onFix(row, at, typed)
    setTyped(null)
  }
  const fault = row.outcome?.errors.find((error) => fieldNamed(fields, error.field) === field)
  return (
    <TextField
      aria-label={label}
      aria-invalid={fault ? true : undefined}
      title={fault?.message.replace(fault.field ?? '', label)}
      size={24}
      value={typed ?? own}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}
