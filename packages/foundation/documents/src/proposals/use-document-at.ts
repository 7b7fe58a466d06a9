import type { DocumentKind } from '@tsumugi/contract'
import type { DocumentDetail, LineColumns } from '../document-answers.ts'
import { useDocuments } from '../use-documents.ts'

/** The frozen lines of a revision by columns, so that they read as those of today. */
export function frozenLines(kind: DocumentKind, content: Readonly<Record<string, unknown>>): LineColumns {
  const rows = (content.lines ?? []) as readonly Readonly<Record<string, unknown>>[]
  return {
    ids: rows.map(({ id }) => Number(id)),
    sourceLineIds: rows.map(() => null),
    amounts: rows.map(({ amount }) => (amount === null || amount === undefined ? null : String(amount))),
    columns: Object.fromEntries(Object.keys(kind.lines).map((name) => [name, rows.map((row) => row[name])])),
  }
}

/** A document as it stood in a revision: as it stands now, or as it was frozen. */
export function useDocumentAt(
  kind: DocumentKind,
  detail: DocumentDetail,
  lines: LineColumns | undefined,
  revision: number,
): { head: Readonly<Record<string, unknown>>; lines: LineColumns | undefined } {
  const isNow = detail.revision === revision
  const { data } = useDocuments(kind, 'revision', isNow ? null : { id: detail.id, revision: String(revision) }, {
    once: true,
  })
  if (isNow || !data) return { head: isNow ? detail : {}, lines: isNow ? lines : undefined }
  const { content } = data.data
  return {
    head: { ...content, ...(content.fields as Readonly<Record<string, unknown>>) },
    lines: frozenLines(kind, content),
  }
}
