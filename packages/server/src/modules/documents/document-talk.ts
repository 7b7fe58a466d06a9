import type { DocumentKind } from '@tsumugi/contract'
import { nothingToDo } from '../../http/assert-audited.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import { changed } from '../../records/changed.ts'
import type { DocumentHandler } from '../../records/documents/document-rules.ts'
import { documentsById, holdDocuments } from '../../records/documents/document-queries.ts'
import { partnerOf } from '../../records/documents/document-row.ts'
import { participants, powerUsersOf } from '../message-threads/message-queries.ts'
import { writerOf } from '../message-threads/post-message.ts'
import { addMembers, insertThread, threadOfDocument } from '../message-threads/queries.ts'

/** One conversation of both parties for each document: whoever opens it takes part; the partner's power users are asked in. */
export const documentTalk = (kind: DocumentKind): Readonly<Record<string, DocumentHandler>> => ({
  async talk(request, { params }) {
    const { database, userGroupId, accountId } = request
    await holdDocuments(database, [params.id])
    const [row] = await documentsById(database, kind, [params.id])
    if (!row) throw notFound()
    const partner = partnerOf(row, userGroupId)
    if (!row.shared || partner === null) throw invalid({ code: 'talk_draft' })
    const found = await threadOfDocument(database, row.id)
    const subject = [row.number, row.title].filter(Boolean).join(' ')
    const threadId = found ?? (await insertThread(database, request, subject, partner, row.id))
    const isIn = (await participants(database, threadId)).some(({ account_id }) => account_id === accountId)
    if (!isIn) await addMembers(database, threadId, [writerOf(request)])
    if (found === undefined)
      await addMembers(database, threadId, await request.asSystem((system) => powerUsersOf(system, partner)))
    if (isIn) nothingToDo(request)
    else await changed(request, { noun: 'message_thread', verb: found ? 'people_invited' : 'created', id: threadId })
    return { data: { threadId } }
  },
})
