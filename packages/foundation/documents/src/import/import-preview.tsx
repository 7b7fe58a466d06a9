import { Checkbox, Status, Table, type Column, type StatusLook } from '@tsumugi/ui'
import { useMemo } from 'react'
import type { DocumentKind } from '@tsumugi/contract'
import { lineName } from '../proposals/difference-view.tsx'
import type { DocumentWords } from '../words/document-words.ts'
import type { ImportedRow, LineImport } from './imported-lines.ts'

const looks = { added: 'going', changed: 'waiting', same: 'todo', faulty: 'late' } as const satisfies Record<
  ImportedRow['state'],
  StatusLook
>

interface ImportPreviewProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly read: LineImport
  /** Whether lines that no row names are taken out. */
  readonly removes: boolean
  onRemoves(removes: boolean): void
}

/** What would become of each row of a table, before anything is done: faulty ones say what, why and what to do. */
export function ImportPreview({ kind, words, read, removes, onRemoves }: ImportPreviewProps) {
  const { t } = words
  const countOf = (state: ImportedRow['state']) => read.rows.filter((row) => row.state === state).length
  const columns = useMemo(
    (): Column<ImportedRow>[] => [
      { key: 'row', head: t('import.row'), width: 90, fixed: true, align: 'end', cell: ({ row }) => row },
      {
        key: 'outcome',
        head: t('import.outcome'),
        width: 150,
        cell: ({ state }) => <Status look={looks[state]}>{t(`import.${state}`)}</Status>,
      },
      { key: 'what', head: t('import.what'), width: 440, cell: (row) => whatOf(kind, words, row) },
    ],
    [kind, words, t],
  )
  const counts = {
    added: countOf('added'),
    changed: countOf('changed'),
    same: countOf('same'),
    faulty: countOf('faulty'),
  }
  return (
    <>
      <output>{t('import.counts', counts)}</output>
      <Table
        label={t('import.outcome')}
        columns={columns}
        rows={read.rows.filter(({ state }) => state !== 'same')}
        rowKey={({ row }) => String(row)}
        card={(row) => (
          <>
            <Status look={looks[row.state]}>{`${row.row} ${t(`import.${row.state}`)}`}</Status>{' '}
            {whatOf(kind, words, row)}
          </>
        )}
        maxHeight="40dvh"
      />
      {counts.faulty > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard.
        <ul className="reasons small" tabIndex={0} aria-label={t('import.faulty')}>
          {read.rows
            .filter(({ state }) => state === 'faulty')
            .map((row) => (
              <li key={row.row}>
                <b className="number">{row.row}</b> {whatOf(kind, words, row)}
              </li>
            ))}
        </ul>
      )}
      {read.missing.length > 0 && (
        <>
          <Checkbox checked={removes} onChange={onRemoves}>
            {t('import.remove', { count: read.missing.length })}
          </Checkbox>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard. */}
          <ul className="reasons small soft" tabIndex={0} aria-label={t('import.missing')}>
            {read.missing.map(({ key, place, text }) => (
              <li key={key}>{t('import.removed', { place, name: lineName(words, text) })}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** `数量: 100 → 120`, the line that is new, or why a row cannot be taken. */
function whatOf(kind: DocumentKind, words: DocumentWords, { state, values, before, faults }: ImportedRow): string {
  const { t } = words
  if (state === 'faulty') return faults.map((each) => faultText(kind, words, each)).join(' ')
  const shown = (name: string, text: string | undefined) => words.value(name, text) || t('nothing')
  return Object.entries(values)
    .filter(([, text]) => state === 'changed' || text !== '')
    .map(([name, text]) =>
      state === 'changed'
        ? `${words.field(name)}: ${shown(name, before[name])} → ${shown(name, text)}`
        : `${words.field(name)} ${shown(name, text)}`,
    )
    .join(' · ')
}

function faultText(
  { lines }: DocumentKind,
  words: DocumentWords,
  { field, fault, text }: ImportedRow['faults'][number],
) {
  const { t } = words
  const choices = (lines[field]?.choices ?? []).map((word) => words.value(field, word)).join(', ')
  const name = field in lines ? words.field(field) : t('line.id')
  return `${name}: ${t(`fault.${fault}`, { text, choices })}`
}
