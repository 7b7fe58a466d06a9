import { snake, type DocumentKind } from '@tsumugi/contract'
import { fieldChanges } from '@tsumugi/domain'
import { invalid, notFound, orStale, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../changed.ts'
import {
  addToLines,
  deleteLines,
  insertLines,
  knownLines,
  updateLines,
  type LineValues,
} from '../lines/line-queries.ts'
import { refuseUnknownReferences } from '../lines/reference-queries.ts'
import { sumUp } from '../lines/sum-queries.ts'
import { followedBy } from '../lines/source-queries.ts'
import {
  deleteDraft,
  documentsById,
  holdDocuments,
  insertDocument,
  updateFields,
  updateHead,
} from './document-queries.ts'
import { kindOf, partnerOf, type DocumentDataRow } from './document-row.ts'
import type { DocumentRules } from './document-rules.ts'
import { partiesWith } from './party-queries.ts'
import { refuseFuture, refuseInDraft, refuseUnwritable, standingOf } from './writable-fields.ts'

export interface Creation extends Readonly<Record<string, unknown>> {
  readonly partnerId?: number
  readonly sourceId?: number
  /** The document whose lines were taken over by the server, where no row of a kind says how. */
  readonly madeFrom?: number
  readonly title?: string
  readonly currency?: string
  readonly lines?: readonly LineValues[]
  /** Lines that the server took over of documents the author is a party to: records they name may be the other side's. */
  readonly taken?: readonly LineValues[]
}

export interface LineChanges {
  readonly added?: readonly LineValues[] | undefined
  readonly changed?: readonly LineValues[] | undefined
  readonly removed?: readonly number[] | undefined
}

const nounOf = ({ noun }: DocumentKind) => noun as 'contract'

/** A draft that only its author sees, on its own or following another document. */
export async function createDraft(
  request: TenantRequest,
  kind: DocumentKind,
  given: Creation,
  { begun }: DocumentRules = {},
): Promise<DocumentDataRow> {
  const { database, userGroupId, accountId } = request
  const { partnerId, sourceId, madeFrom, title, currency, lines = [], taken = [], ...values } = given
  const followed = sourceId === undefined ? undefined : await followedBy(database, kind, sourceId)
  const across = partnerId ?? (followed && partnerOf(followed.source, userGroupId))
  if (!across) throw invalid({ code: 'missing', field: 'partnerId' })
  await refuseUnknownReferences(request, kind.lines, lines, 'lines')
  await refuseUnknownReferences(request, kind.fields, [values], kind.noun)
  const { own, partner } = await partiesWith(request, across, madeFrom)
  const isIssuer = followed ? issues(kind, followed.source, userGroupId) : true
  if (!isIssuer && !kind.eitherAuthor) throw new Refusal(422, [{ code: 'transition_side' }])
  const [issuer, receiver] = isIssuer ? [own, partner] : [partner, own]
  await refuseInDraft(request, kind, isIssuer ? 'issuer' : 'receiver', { values, lines })
  const usual = await begun?.(request, kind, { issuerId: issuer.id, receiverId: receiver.id })
  const id = await insertDocument(
    database,
    kind,
    {
      issuer,
      receiver,
      authorId: userGroupId,
      accountId,
      status: kind.lifecycle.statuses[0]!,
      sourceId: sourceId ?? madeFrom ?? null,
      title: title ?? followed?.source.title ?? '',
      currency: currency ?? followed?.source.currency ?? 'JPY',
    },
    { ...(followed && takenFields(kind, followed.source)), ...usual, ...values },
  )
  await insertLines(database, kind, id, [...(followed?.lines ?? []), ...taken, ...lines])
  const row = await rowOf(request, kind, id)
  await sumUp(database, kind, row)
  await changed(request, { noun: nounOf(kind), verb: 'created', id })
  return rowOf(request, kind, id)
}

/** What the head takes over of the document it follows; rates and terms may be chosen anew in the draft. */
function takenFields({ follows, fields }: DocumentKind, source: DocumentDataRow): Record<string, unknown> {
  const taken = (follows?.headFields ?? []).filter((field) => field in fields)
  return Object.fromEntries(
    taken.map((field) => [field, source[snake(field)]]).filter(([, value]) => value !== null && value !== undefined),
  )
}

/** Whether this organisation has the role that issues a document of the kind: each row says which, the source's too. */
function issues(kind: DocumentKind, source: DocumentDataRow, userGroupId: number): boolean {
  const wasIssuer = source.issuer_id === userGroupId
  return kind.issuer === kindOf(source.noun).issuer ? wasIssuer : !wasIssuer
}

export async function rowOf({ database }: TenantRequest, kind: DocumentKind, id: number): Promise<DocumentDataRow> {
  const [row] = await documentsById(database, kind, [id])
  if (!row) throw notFound()
  return row
}

/** The document, held, in the version that the caller saw. */
export async function heldVersion(
  request: TenantRequest,
  kind: DocumentKind,
  id: number,
  lockVersion: number | null,
  current: (row: DocumentDataRow) => Promise<unknown>,
): Promise<DocumentDataRow> {
  await holdDocuments(request.database, [id])
  const row = await rowOf(request, kind, id)
  await orStale(lockVersion === null || row.lock_version === lockVersion, () => current(row))
  return row
}

/** Fields of the head: the author's while it is a draft, then those that this side writes in this status. */
export async function saveFields(
  request: TenantRequest,
  kind: DocumentKind,
  row: DocumentDataRow,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { database, userGroupId, accountId } = request
  const { title, currency, ...fields } = values
  refuseUnwritable(kind.fields, standingOf(row, userGroupId), fields, kind.noun, row)
  await refuseFuture(request, kind.fields, fields, kind.noun)
  if (row.shared && (title !== undefined || currency !== undefined))
    throw invalid({ code: 'issued', field: `${kind.noun}.title` })
  await refuseUnknownReferences(request, kind.fields, [fields], kind.noun)
  await updateFields(database, kind, row.id, fields)
  const head = { ...(title === undefined ? {} : { title }), ...(currency === undefined ? {} : { currency }) }
  await updateHead(database, row.id, accountId, head)
  if (!row.shared) await sumUp(database, kind, await rowOf(request, kind, row.id))
  const before = Object.fromEntries(Object.keys(fields).map((field) => [field, row[snake(field)]]))
  await changed(request, {
    noun: nounOf(kind),
    verb: 'updated',
    id: row.id,
    changes: fieldChanges({ ...before, title: row.title }, { ...fields, title: title ?? row.title }),
    partnerId: row.shared ? partnerOf(row, userGroupId) : null,
  })
}

/** Lines as a difference by id; after the issue only the fields that this side writes then. */
export async function saveLines(
  request: TenantRequest,
  kind: DocumentKind,
  row: DocumentDataRow,
  { added = [], changed: changedLines = [], removed = [] }: LineChanges,
): Promise<void> {
  const { database, userGroupId, accountId } = request
  const named = [...changedLines.map(({ id }) => Number(id)), ...removed]
  const known = await knownLines(database, row.id, named)
  if (named.some((id) => !known.has(id))) throw invalid({ code: 'not_found', field: 'lines' })
  if (row.shared && (added.length > 0 || removed.length > 0)) throw invalid({ code: 'issued', field: 'lines' })
  const standing = standingOf(row, userGroupId)
  for (const { id: _, ...fields } of [...added, ...changedLines])
    refuseUnwritable(kind.lines, standing, fields, 'lines')
  await refuseUnknownReferences(request, kind.lines, [...added, ...changedLines], 'lines')
  await deleteLines(database, row.id, removed)
  await updateLines(database, kind, row.id, changedLines)
  await insertLines(database, kind, row.id, added)
  if (!row.shared) await sumUp(database, kind, row)
  await updateHead(database, row.id, accountId, {})
  await changed(request, {
    noun: nounOf(kind),
    verb: 'lines_saved',
    id: row.id,
    detail: { added: added.length, changed: changedLines.length, removed: removed.length },
    partnerId: row.shared ? partnerOf(row, userGroupId) : null,
  })
}

/** Adds to what was counted on lines; no version is asked for, because sums do not overwrite each other. */
export async function addCounted(
  request: TenantRequest,
  kind: DocumentKind,
  row: DocumentDataRow,
  field: string,
  lines: readonly { readonly id: number; readonly add: string }[],
) {
  const { database, userGroupId } = request
  const { kind: type, derived } = kind.lines[field] ?? {}
  if (type !== 'decimal' || derived) throw invalid({ code: 'invalid', field: 'field' })
  refuseUnwritable(kind.lines, standingOf(row, userGroupId), { [field]: true }, 'lines')
  const done = await addToLines(database, row.id, field, lines)
  if (done.length !== new Set(lines.map(({ id }) => id)).size) throw invalid({ code: 'not_found', field: 'lines' })
  // What is added in a draft may be pieces or a price: its amounts follow.
  if (!row.shared) await sumUp(database, kind, row)
  await changed(request, {
    noun: nounOf(kind),
    verb: 'counted',
    id: row.id,
    detail: { field, lines: lines.length },
    partnerId: row.shared ? partnerOf(row, userGroupId) : null,
  })
  return { ids: done.map(({ id }) => id), values: done.map(({ value }) => value) }
}

export async function removeDraft(request: TenantRequest, kind: DocumentKind, row: DocumentDataRow): Promise<void> {
  if (row.shared) throw invalid({ code: 'issued' })
  await deleteDraft(request.database, row.id)
  await changed(request, { noun: nounOf(kind), verb: 'deleted', id: row.id, detail: { title: row.title } })
}
