import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { notifyPartner } from '../../realtime/notify-partner.ts'
import { tell } from '../notifications/tell.ts'
import { tellPartner } from '../notifications/partner-news-job.ts'
import { ownFiles } from '../record-files/queries.ts'
import { insertMessage, participants } from './message-queries.ts'
import type { Participant } from './queries.ts'

interface NewMessage {
  readonly text: string
  readonly mentionIds?: readonly number[] | undefined
  readonly fileIds?: readonly number[] | undefined
}

export const writerOf = ({ accountId, userGroupId, asker: { user } }: TenantRequest): Participant => ({
  id: accountId,
  name: user.name,
  userGroupId,
  groupName: user.currentUserGroup!.name,
})

/** Writes into a conversation and tells those who take part; who is mentioned hears that it is for them. */
export async function postMessage(
  request: TenantRequest,
  thread: { id: number; subject: string },
  { text, mentionIds = [], fileIds = [] }: NewMessage,
): Promise<number> {
  const { database, userGroupId, accountId } = request
  const files = await ownFiles(database, userGroupId, accountId, fileIds)
  if (files.length !== new Set(fileIds).size) throw notFound()
  const people = await participants(database, thread.id)
  const mentioned = people.filter(({ account_id }) => mentionIds.includes(account_id))
  const id = await insertMessage(database, thread.id, writerOf(request), {
    text,
    fileIds: files.map((file) => file.id),
    mentionIds: mentioned.map(({ account_id }) => account_id),
  })
  await tellPeople(request, thread, people, new Set(mentioned.map(({ account_id }) => account_id)))
  return id
}

async function tellPeople(
  request: TenantRequest,
  thread: { id: number; subject: string },
  people: readonly { account_id: number; user_group_id: number }[],
  mentioned: ReadonlySet<number>,
): Promise<void> {
  const { database, userGroupId, accountId, asker } = request
  for (const event of ['message_received', 'message_mentioned'] as const) {
    const wanted = people.filter(
      ({ account_id }) => account_id !== accountId && mentioned.has(account_id) === (event === 'message_mentioned'),
    )
    for (const group of new Set(wanted.map(({ user_group_id }) => user_group_id))) {
      const accountIds = wanted
        .filter(({ user_group_id }) => user_group_id === group)
        .map(({ account_id }) => account_id)
      const news = {
        event,
        accountIds,
        subject: { kind: 'message_thread', id: thread.id },
        link: `/s/messages/${thread.id}`,
        detail: { title: thread.subject, from: asker.user.name },
      }
      if (group === userGroupId) await tell(request, news)
      else await tellPartner(database, { ...news, userGroupId: group })
    }
  }
  await request.notify('message_thread', thread.id)
  const others = new Set(people.map(({ user_group_id }) => user_group_id).filter((group) => group !== userGroupId))
  for (const group of others) await notifyPartner(request, group, 'message_thread')
}
