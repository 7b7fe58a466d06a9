import { writeAudits } from '../../audit/append-audit.ts'
import type { AccountContext } from '../../accounts/requests/account-request.ts'
import { rename } from '../../accounts/members/member-queries.ts'
import { inTenant } from '../../database/tenancy.ts'
import type { Cause } from '../../http/refusal.ts'
import type { Asker, TenantRequest } from '../../http/request.ts'
import { tenantRequest } from '../../http/tenant-request.ts'
import { changed } from '../../records/changed.ts'
import { kindOf } from '../../records/documents/document-row.ts'
import { moveDocuments } from '../../records/documents/move-documents.ts'
import type { ServerParts } from '../../server-parts.ts'
import { documentTalk, kindRules } from '../documents/public-face.ts'
import { postMessage } from '../message-threads/post-message.ts'
import { threadOf } from '../message-threads/queries.ts'
import { markAnswered, type OpenLetter } from './visit-queries.ts'

/** Somebody who came by a letter: in the partner's name, with no function and no other organisation. */
function readerOf({ accountId, accountName, locale, partnerId, partner, partnerKind, tokenHash }: OpenLetter): Asker {
  const group = {
    id: partnerId,
    kind: partnerKind,
    name: partner,
    defaultTradeRequesteeId: null,
    supplierStartId: null,
    agreedTermsAt: null,
    tester: false,
    userGroupConfig: null,
  }
  return {
    user: {
      id: accountId,
      name: accountName,
      locale,
      kind: partnerKind,
      admin: false,
      powerUser: false,
      userGroups: [],
      currentUserGroup: group,
      ownedClientUserGroups: [],
      originalUser: null,
      originalUserGroup: null,
      enabledFunctions: [],
    },
    originalAccountId: null,
    sessionHash: tokenHash,
    owesTerms: false,
    suspendedGroup: null,
  }
}

/** One transaction inside the partner's organisation, under its row-level security, with its audit. */
export function visiting<Result>(
  context: AccountContext,
  parts: ServerParts,
  letter: OpenLetter,
  work: (request: TenantRequest) => Promise<Result>,
): Promise<Result> {
  return inTenant(parts.engine.requests, letter.partnerId, async (database) => {
    const request = tenantRequest(context as never, parts, readerOf(letter), letter.partnerId, database)
    const result = await work(request)
    await writeAudits(request, request.audits)
    return result
  })
}

export interface LetterAnswer {
  /** A move of the document's kind; null where only words are sent. */
  readonly move: string | null
  /** What its reader calls themselves, 1 to 100 characters. */
  readonly name: string
  readonly words: string
  readonly lockVersion: number
}

/** Decides by the letter, or writes into the document's conversation; answers why not, or nothing. */
export async function answerLetter(
  request: TenantRequest,
  letter: OpenLetter,
  { move, name, words, lockVersion }: LetterAnswer,
): Promise<readonly Cause[]> {
  const kind = kindOf(letter.noun)
  if (move) {
    const documents = [{ id: letter.documentId, lockVersion }]
    const reason = words === '' ? undefined : words
    const [outcome] = await moveDocuments(request, kind, { transition: move, documents, reason }, kindRules)
    if (outcome!.causes.length > 0) return outcome!.causes
  }
  await request.asSystem(async (system) => {
    if (!letter.hasPassword) await rename(system, letter.accountId, name)
    if (move) await markAnswered(system, letter.id, move, name)
  })
  if (words !== '') await write(request, letter, name, words)
  const detail = { to: letter.email, by: name, ...(move && { move }) }
  await changed(request, {
    noun: 'document_letter',
    verb: 'responded',
    id: letter.id,
    detail,
    partnerId: letter.senderId,
  })
  return []
}

async function write(request: TenantRequest, letter: OpenLetter, name: string, words: string): Promise<void> {
  const named = { ...request, asker: { ...request.asker, user: { ...request.asker.user, name } } }
  const talk = documentTalk(kindOf(letter.noun)).talk!
  const { data } = (await talk(named, { params: { id: letter.documentId } } as never)) as { data: { threadId: number } }
  const thread = await threadOf(request.database, request, data.threadId)
  await postMessage(named, thread!, { text: words })
}
