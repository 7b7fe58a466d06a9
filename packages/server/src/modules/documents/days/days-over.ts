import { documentKinds, type DocumentKind } from '@tsumugi/contract'
import { writeAudits } from '../../../audit/append-audit.ts'
import type { Database } from '../../../database/engine.ts'
import { asSystem, inTenant } from '../../../database/tenancy.ts'
import { requestOfTime } from '../../../http/tenant-request.ts'
import { moveDocuments } from '../../../records/documents/move-documents.ts'
import type { ServerParts } from '../../../server-parts.ts'
import { tellOfDocuments } from '../../notifications/document-news-job.ts'
import { offersOver, silencesOver, type PassedDocument } from './day-queries.ts'
import { kindRules } from '../kind-rules.ts'

/** A move that no party makes: it comes once the day of a document is over. */
interface TimedMove {
  readonly kind: DocumentKind
  readonly transition: string
  due(system: Database): Promise<readonly PassedDocument[]>
}

const timedMoves: readonly TimedMove[] = [
  { kind: documentKinds.estimations, transition: 'expire', due: offersOver },
  { kind: documentKinds.invoices, transition: 'confirm_by_silence', due: silencesOver },
]

/**
 * Moves every document whose day is over, each in a transaction of its own. Done twice at once, or again after a failure, the
 * second finds it moved. What one refuses, closed books for one, holds up no other.
 */
export async function daysOver(parts: ServerParts): Promise<void> {
  for (const move of timedMoves)
    for (const document of await asSystem(parts.engine.database, move.due))
      await passDay(parts, move, document).catch((error: unknown) =>
        parts.log.warn({ err: error, document: document.id, move: move.transition }, 'a day could not be passed'),
      )
}

async function passDay(
  parts: ServerParts,
  { kind, transition }: TimedMove,
  { id, authorId, partnerId }: PassedDocument,
): Promise<void> {
  await inTenant(parts.engine.database, authorId, async (database) => {
    const request = requestOfTime(parts, { id: `day-${id}`, userGroupId: authorId, database })
    const documents = [{ id, lockVersion: 0 }]
    const [outcome] = await moveDocuments(request, kind, { transition, documents, byTime: true }, kindRules)
    if (outcome!.causes.length > 0) return
    const news = { event: 'document_passed', documentIds: [id], note: '' } as const
    const status = kind.lifecycle.transitions[transition]!.to
    for (const userGroupId of [authorId, partnerId])
      await tellOfDocuments({ database, userGroupId }, { ...news, status })
    await writeAudits(request, request.audits)
  })
}
