import { nothingToDo } from '../../http/guards/assert-audited.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { participants, powerUsersOf } from './message-queries.ts'
import { writerOf } from './post-message.ts'
import { addMembers, insertThread, type ThreadAbout } from './queries.ts'

interface NewTalk {
  readonly subject: string
  readonly partnerId: number
  readonly about: ThreadAbout
}

/**
 * Brings the asker into the conversation of both parties about a record, which is begun where none was found: the
 * partner's power users are asked in then. The caller holds the record, so that two who open it at once open one.
 */
export async function joinTalk(
  request: TenantRequest,
  found: number | undefined,
  { subject, partnerId, about }: NewTalk,
): Promise<number> {
  const { database, accountId } = request
  const threadId = found ?? (await insertThread(database, request, subject, partnerId, about))
  const isIn = (await participants(database, threadId)).some(({ account_id }) => account_id === accountId)
  if (!isIn) await addMembers(database, threadId, [writerOf(request)])
  if (found === undefined)
    await addMembers(database, threadId, await request.asSystem((system) => powerUsersOf(system, partnerId)))
  if (isIn) nothingToDo(request)
  else await changed(request, { noun: 'message_thread', verb: found ? 'people_invited' : 'created', id: threadId })
  return threadId
}
