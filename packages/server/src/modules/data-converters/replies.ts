import type { ConverterDetail, ConverterRow, ConverterRun } from '@tsumugi/contract'
import { foldWord } from '@tsumugi/domain/conversion'
import { problemsOf, wordsFor } from '../../http/failures/error-reply.ts'
import type { Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { tableNoun } from '../../records/table-nouns/known-nouns.ts'
import { faultGroups, type ShownRow } from './queries/fault-queries.ts'
import { mapNoun, remembered } from './queries/map-queries.ts'
import { sampleRows } from './queries/row-queries.ts'
import { twinOf, type RunRow } from './queries/run-queries.ts'

type Asker = Pick<TenantRequest, 'database' | 'locale'>
const instant = (text: string | null) => (text === null ? null : new Date(text).toISOString())

export const runReply = (run: RunRow, { locale }: Asker): ConverterRun => ({
  id: run.id,
  noun: run.noun,
  name: run.name,
  status: run.status,
  total: run.total,
  done: run.done,
  counts: { create: 0, update: 0, same: 0, refused: 0, leftOut: 0, fixed: 0, ...run.counts },
  fault: run.fault ? problemsOf(run.fault, locale)[0]! : null,
  createdAt: instant(run.created_at)!,
  createdBy: run.created_by_name,
  appliedAt: instant(run.applied_at),
  appliedBy: run.applied_by_name,
  undoUntil: instant(run.undo_until),
  lockVersion: run.lock_version,
})

export async function detailReply(request: Asker, run: RunRow): Promise<ConverterDetail> {
  const { database, locale } = request
  const [known, twin, faults, samples] = await Promise.all([
    remembered(database, mapNoun(run)),
    twinOf(database, run),
    run.status === 'reading' ? [] : faultGroups(database, run.id, keyOf(run)),
    sampleRows(database, run.id),
  ])
  const heads = new Set(run.heads.map(foldWord))
  return {
    ...runReply(run, request),
    size: run.size,
    encoding: run.encoding,
    sheets: [...run.sheets],
    sheet: run.sheet,
    headRow: run.head_row,
    heads: [...run.heads],
    samples: samples.map((cells) => [...cells]),
    columns: [...run.columns],
    words: run.words,
    remembered: Object.fromEntries(Object.entries(known.columns).filter(([head]) => heads.has(head))),
    rememberedWords: known.words,
    mode: run.mode,
    fixes: run.fixes,
    faults: faults.map(({ code, field, meta, text, rows, ...rest }) => ({
      ...rest,
      text,
      rows: [...rows],
      field,
      code,
      message: wordsFor(causeOf(code, field, meta, text), locale),
    })),
    twin: twin && { id: twin.id, appliedAt: instant(twin.applied_at)! },
  }
}

const keyOf = ({ noun }: RunRow) => tableNoun(noun)?.keys[0] ?? ''

const causeOf = (code: Cause['code'], field: string, meta: Cause['meta'] | null, text: string | null): Cause => ({
  code,
  field,
  meta: { ...(text === null ? {} : { text: text.slice(0, 100) }), ...meta },
})

export function rowReply(row: ShownRow, run: RunRow, { locale }: Asker): ConverterRow {
  const repeated = row.is_repeated
    ? [{ code: 'repeated_row', field: keyOf(run), text: '', suggestion: null } as const]
    : []
  return {
    row: row.row,
    cells: Array.from({ length: Math.max(run.heads.length, row.cells.length) }, (_, at) => {
      return row.edits[at]?.text ?? row.cells[at] ?? ''
    }),
    fixed: row.fixes,
    leftOut: row.state === 'left_out',
    outcome: row.state === 'left_out' ? null : row.state,
    changes: row.changes,
    faults: [...repeated, ...row.faults].map(({ code, field, text, suggestion, ...rest }) => {
      const meta = 'meta' in rest ? rest.meta : undefined
      const [told] = problemsOf([causeOf(code, field, meta ?? null, text)], locale)
      return { ...told!, field: field || null, suggestion }
    }),
  }
}
