import type { ConverterRun } from '@tsumugi/contract'
import { formatDate, useNoun, useText } from '@tsumugi/i18n'
import { EmptyState, ErrorState, Pager, Skeleton, Status, Table, type Column, type StatusLook } from '@tsumugi/ui'
import { useState } from 'react'
import { useRuns } from '../converter-queries.ts'
import { isNoun, nounKey } from '../nouns/nouns.ts'
import { converterTexts, type ConverterText } from '../words/converter-texts.ts'
import { OriginalFile } from './original-file.tsx'
import { UndoRun } from './undo-run.tsx'

const looks: Readonly<Record<ConverterRun['status'], StatusLook>> = {
  reading: 'going',
  read: 'waiting',
  checking: 'going',
  checked: 'waiting',
  applying: 'going',
  applied: 'done',
  undoing: 'going',
  undone: 'stopped',
  rolled_back: 'late',
  failed: 'late',
}

/** Every file that came in: by whom, what became of it, and the way back for as long as there is one. */
export function RunsList({ onOpen }: { onOpen(id: number): void }) {
  const t = useText(converterTexts)
  const noun = useNoun()
  const [page, turn] = useState(1)
  const { data, error, isValidating, mutate } = useRuns(page)
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={6} />
  if (data.data.length === 0)
    return (
      <EmptyState heading="h2" title={t('runs.empty')}>
        {t('file.hint')}
      </EmptyState>
    )
  const nameOf = (name: string) => (isNoun(name) ? noun(nounKey(name).slice('noun.'.length) as never) : name)
  return (
    <>
      <Table<ConverterRun>
        label={t('tab.runs')}
        columns={columnsOf(t, nameOf)}
        rows={data.data}
        rowKey={({ id }) => String(id)}
        busy={isValidating}
        total={data.pagination.totalCount}
        onOpen={({ id }) => onOpen(id)}
        card={(run) => (
          <div className="run-card">
            <button type="button" onClick={() => onOpen(run.id)}>
              <b>{run.name}</b>
              <span className="small soft">
                {nameOf(run.noun)} · {formatDate(run.createdAt, 'long', t.locale)} · {run.createdBy}
              </span>
            </button>
            <Status look={looks[run.status]}>{t(`status.${run.status}`)}</Status>
            <UndoRun run={run} small />
          </div>
        )}
      />
      <Pager pagination={data.pagination} onPage={turn} />
    </>
  )
}

function columnsOf(t: ConverterText, nameOf: (noun: string) => string): Column<ConverterRun>[] {
  return [
    { key: 'file', head: t('runs.file'), width: 180, kept: true, cell: ({ name }) => name },
    { key: 'noun', head: t('runs.noun'), width: 100, cell: ({ noun }) => nameOf(noun) },
    {
      key: 'status',
      head: t('runs.status'),
      width: 130,
      cell: ({ status }) => <Status look={looks[status]}>{t(`status.${status}`)}</Status>,
    },
    {
      key: 'rows',
      head: t('runs.rows'),
      width: 130,
      align: 'end',
      cell: ({ counts }) => `${counts.create} · ${counts.update} · ${counts.refused}`,
    },
    { key: 'by', head: t('runs.by'), width: 110, cell: ({ createdBy }) => createdBy },
    { key: 'at', head: t('runs.at'), width: 190, cell: ({ createdAt }) => formatDate(createdAt, 'long', t.locale) },
    {
      key: 'acts',
      head: t('runs.download'),
      width: 170,
      cell: (run) => (
        <span className="run-acts">
          <OriginalFile run={run} />
          <UndoRun run={run} small />
        </span>
      ),
    },
  ]
}
