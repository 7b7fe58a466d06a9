import { currentOf, newIdempotencyKey } from '@tsumugi/api'
import type { DocumentKind } from '@tsumugi/contract'
import { storage } from '@tsumugi/session'
import { useCallback, useMemo, useState } from 'react'
import type { Conflict } from '@tsumugi/records'
import type { DocumentDetail, LineColumns } from '../document-answers.ts'
import { useDocumentChange, useDocuments } from '../use-documents.ts'
import {
  carriedOver,
  conflictsOf,
  differenceOf,
  firstFault,
  hasEdits,
  noEdits,
  rowsOf,
  withCells,
  withLine,
  withLines,
  withoutLine,
  type CellText,
  type LineEdits,
  type LineRow,
} from './line-edits.ts'

/** What was typed, against which version and which lines. */
interface Kept {
  readonly edits: LineEdits
  readonly lockVersion: number
  readonly base: LineColumns
}

/** Values of a conflict by `id.field`. */
type ConflictValues = Record<string, string>

/**
 * Typing into the lines of one document. It waits in this tab under the organisation's key until it is saved; a save
 * that came too late asks only for cells which both changed.
 */
export function useLineEdits(
  kind: DocumentKind,
  detail: DocumentDetail,
  lines: LineColumns,
  purpose: 'save' | 'propose',
) {
  const draft = storage.recordDraft(`${kind.noun}.${detail.id}.lines.${purpose}`)
  const [kept, setKept] = useState<Kept | null>(() => {
    const found = draft.get() as unknown as Kept | null
    return found?.edits && found.base ? found : null
  })
  const [conflict, setConflict] = useState<Conflict<ConflictValues> | null>(null)
  const edits = kept?.edits ?? noEdits
  const rows = useMemo(() => rowsOf(lines, edits), [lines, edits])

  const put = useCallback(
    (next: LineEdits, ground?: Pick<Kept, 'lockVersion' | 'base'>) => {
      setKept((before) => {
        const from = ground ?? before ?? { lockVersion: detail.lockVersion, base: lines }
        const now = hasEdits(next) ? { lockVersion: from.lockVersion, base: from.base, edits: next } : null
        if (now) draft.set({ ...now })
        else draft.remove()
        return now
      })
    },
    [draft, detail.lockVersion, lines],
  )
  const onCells = useCallback((cells: readonly CellText[]) => put(withCells(edits, cells)), [put, edits])
  const onRemove = useCallback((row: LineRow) => put(withoutLine(edits, row)), [put, edits])
  const add = () => put(withLine(edits, newIdempotencyKey(), kind.lines, rows.at(-1)))
  const addFilled = (lines: readonly Readonly<Record<string, string>>[]) =>
    put(
      withLines(
        edits,
        lines.map((values) => ({ key: newIdempotencyKey(), values })),
      ),
    )
  const save = useSave(kind, detail, { kept, put, setConflict })
  return {
    rows,
    edits,
    isUnsaved: kept !== null,
    fault: firstFault(kind.lines, rows),
    onCells,
    onRemove,
    add,
    addFilled,
    conflict,
    save,
    /** Takes what came from a table and saves it, against the lines it was compared with. */
    take(taken: LineEdits, ground: Pick<Kept, 'lockVersion' | 'base'>): Promise<boolean> {
      put(taken, ground)
      return save({ ...ground, edits: taken })
    },
    forget: () => put(noEdits),
  }
}

interface Saving {
  readonly kept: Kept | null
  put(edits: LineEdits, ground?: Pick<Kept, 'lockVersion' | 'base'>): void
  setConflict(conflict: Conflict<ConflictValues> | null): void
}

function useSave(kind: DocumentKind, detail: DocumentDetail, { kept, put, setConflict }: Saving) {
  const saveLines = useDocumentChange(kind, 'saveLines')
  const reread = useDocuments(kind, 'lines', { id: detail.id })
  const decided = (list: ReturnType<typeof conflictsOf>) =>
    new Promise<Partial<ConflictValues> | null>((decide) =>
      setConflict({
        list: list.map(({ id, field, base, mine, theirs }) => ({
          field: `${id}.${field}`,
          base,
          mine,
          theirs,
          conflict: true,
        })),
        by: null,
        nameOf: (name) => name,
        decide,
      }),
    ).finally(() => setConflict(null))

  return async function save(current: Kept | null = kept): Promise<boolean> {
    if (!current) return true
    try {
      await saveLines(
        { id: detail.id, body: { lockVersion: current.lockVersion, lines: differenceOf(kind.lines, current.edits) } },
        { idempotencyKey: newIdempotencyKey() },
      )
      put(noEdits)
      return true
    } catch (error) {
      const theirs = currentOf<DocumentDetail>(error)
      if (!theirs) throw error
      const now = ((await reread.mutate()) as { data: LineColumns }).data
      const list = conflictsOf(current.base, now, current.edits)
      const chosen = list.length > 0 ? await decided(list) : {}
      if (!chosen) return false
      const next: Kept = {
        edits: merged(carriedOver(current.edits, now), list, chosen),
        lockVersion: theirs.lockVersion,
        base: now,
      }
      put(next.edits, next)
      return hasEdits(next.edits) ? save(next) : true
    }
  }
}

/** Where theirs is kept, nothing is typed any more. */
function merged(edits: LineEdits, list: ReturnType<typeof conflictsOf>, chosen: Partial<ConflictValues>): LineEdits {
  const given = new Set(
    list.filter(({ id, field }) => !(`${id}.${field}` in chosen)).map(({ id, field }) => `${id}.${field}`),
  )
  const changed = Object.entries(edits.changed).map(
    ([id, typed]) =>
      [id, Object.fromEntries(Object.entries(typed).filter(([field]) => !given.has(`${id}.${field}`)))] as const,
  )
  return { ...edits, changed: Object.fromEntries(changed.filter(([, typed]) => Object.keys(typed).length > 0)) }
}
