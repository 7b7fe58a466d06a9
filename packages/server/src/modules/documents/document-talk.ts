import type { DocumentKind } from '@tsumugi/contract'
import { invalid, notFound } from '../../http/refusal.ts'
import type { DocumentHandler } from '../../records/documents/document-rules.ts'
import { documentsById, holdDocuments } from '../../records/documents/document-queries.ts'
import { partnerOf } from '../../records/documents/document-row.ts'
import { joinTalk } from '../message-threads/join-talk.ts'
import { threadOfDocument } from '../message-threads/queries.ts'

/** One conversation of both parties for each document: whoever opens it takes part; the partner's power users are asked in. */
export const documentTalk = (kind: DocumentKind): Readonly<Record<string, DocumentHandler>> => ({
  async talk(request, { params }) {
    const { database, userGroupId } = request
    await holdDocuments(database, [params.id])
    const [row] = await documentsById(database, kind, [params.id])
    if (!row) throw notFound()
    const partnerId = partnerOf(row, userGroupId)
    if (!row.shared || partnerId === null) throw invalid({ code: 'talk_draft' })
    const subject = [row.number, row.title].filter(Boolean).join(' ')
    const found = await threadOfDocument(database, row.id)
    return {
      data: { threadId: await joinTalk(request, found, { subject, partnerId, about: { document_id: row.id } }) },
    }
  },
})
