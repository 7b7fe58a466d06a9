import { documentPath, documentPaths, transactionCategories, type DocumentNoun } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import { asSystem, inTenant } from '../../database/tenancy.ts'
import { enqueue } from '../../outbox/queries.ts'
import type { TenantRequest } from '../../http/request.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import type { ProposalRow } from '../../records/revisions/proposal-queries.ts'
import type { ServerParts } from '../../server-parts.ts'
import { documentAttendants, documentsToTell, type ToldDocument } from './document-news-queries.ts'
import { membersToTell } from './queries.ts'
import { tellMembers, type PartnerNews } from './partner-news-job.ts'

/** What one side did to documents, for the people of the other sides. */
export interface DocumentNews {
  readonly event: 'document_moved' | 'document_passed' | 'document_reminded' | ProposalEvent
  readonly documentIds: readonly number[]
  /** To which they came; null: as they stand. */
  readonly status: string | null
  readonly note: string
}
type LeftNews = DocumentNews & { readonly by: number }

/** More than so many documents of one kind at once are told of in one line. */
const mostApart = 5

/** Leaves the news: each partner is told inside its own organisation, once the transaction is committed. */
export const tellOfDocuments = (
  { database, userGroupId }: Pick<TenantRequest, 'database' | 'userGroupId'>,
  news: DocumentNews,
): Promise<void> => enqueue(database, 'document_news', { ...news, by: userGroupId } satisfies LeftNews)

/** Leaves the news of a proposal, with its reason or the words of the answer. What is agreed to be cancelled is told as its move. */
export async function tellOfProposal(
  request: Pick<TenantRequest, 'database' | 'userGroupId'>,
  { id, status }: Pick<DocumentDataRow, 'id' | 'status'>,
  { kind, status: answer, reason, comment }: Pick<ProposalRow, 'kind' | 'status' | 'reason' | 'comment'>,
): Promise<void> {
  const event = answer === 'open' ? proposedEvents[kind] : answeredEvents[answer]
  if (!event || (kind === 'cancel' && answer === 'accepted')) return
  const note = (answer === 'open' ? reason : comment) ?? ''
  await tellOfDocuments(request, { event, documentIds: [id], status, note })
}

const proposedEvents = { change: 'document_change_proposed', cancel: 'document_cancel_proposed' } as const
const answeredEvents = {
  accepted: 'document_proposal_accepted',
  declined: 'document_proposal_declined',
  withdrawn: 'document_proposal_withdrawn',
  outdated: null,
} as const
type ProposalEvent =
  | (typeof proposedEvents)[keyof typeof proposedEvents]
  | NonNullable<(typeof answeredEvents)[keyof typeof answeredEvents]>

export async function documentNewsJob({ engine }: ServerParts, { by, ...news }: LeftNews): Promise<void> {
  const documents = await asSystem(engine.database, (system) => documentsToTell(system, news.documentIds, by))
  for (const one of gathered(documents)) {
    const [first] = one
    await inTenant(engine.database, first.partner_id, async (tenant) => {
      await tellMembers(tenant, { ...newsOf(one, news), accountIds: await toldOf(tenant, one) })
    })
  }
}

/** Everybody who attends to one of them, and the power users where somebody has to begin. */
async function toldOf(tenant: Database, documents: Gathered): Promise<number[]> {
  const { partner_id: partnerId } = documents[0]
  const ids = documents.map(({ id }) => id)
  const { accountIds, unattended } = await documentAttendants(tenant, partnerId, ids)
  return [...new Set([...accountIds, ...(unattended ? await membersToTell(tenant, partnerId, null) : [])])]
}

type Gathered = readonly [ToldDocument, ...ToldDocument[]]

/** Documents apart, or many of one kind for one partner together. */
function gathered(documents: readonly ToldDocument[]): Gathered[] {
  const groups = new Map<string, ToldDocument[]>()
  for (const one of documents) {
    const key = `${one.partner_id} ${one.noun}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].flatMap((group) =>
    group.length > mostApart ? [group as unknown as Gathered] : group.map((one): Gathered => [one]),
  )
}

function newsOf([first, ...others]: Gathered, { event, status, note }: DocumentNews): PartnerNews {
  const noun = first.noun as DocumentNoun
  const path = others.length > 0 ? listPath(first) : documentPath(noun, first.id)
  return {
    userGroupId: first.partner_id,
    event: others.length > 0 && (event === 'document_moved' || event === 'document_reminded') ? `${event}_many` : event,
    accountIds: null,
    subject: { kind: noun, id: first.id },
    detail: {
      partner: first.by_name,
      noun,
      number: first.number,
      title: first.title,
      status: status ?? first.status,
      count: String(others.length + 1),
      comment: note || null,
    },
    link: `/s${path}`,
  }
}

/** The list in which the one that is told finds them. */
function listPath({ noun, is_issuer: isIssuer }: ToldDocument): string {
  const path = documentPaths[noun as DocumentNoun]
  const isUnit = (transactionCategories as readonly string[]).includes(noun)
  return isUnit ? `${path}?category=${noun}&direction=${isIssuer ? 'issue' : 'receive'}` : path
}
