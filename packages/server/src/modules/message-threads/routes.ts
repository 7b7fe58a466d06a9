import { contract, paginate, type Message, type MessageThread } from '@tsumugi/contract'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { fileReply } from '../record-files/queries.ts'
import { markRead, messageOf, pageOfMessages, participants, powerUsersOf, type MessageRow } from './message-queries.ts'
import { postMessage, writerOf } from './post-message.ts'
import {
  addMembers,
  insertThread,
  membersOf,
  pageOfThreads,
  partnersOf,
  threadOf,
  unreadCounts,
  type ThreadRow,
} from './queries.ts'
import { translationOf } from './translation.ts'
import type { Translation } from '../../translation/translator.ts'
import { changed } from '../../records/changed.ts'

/** Each asking costs the service something: more than one reads. */
const mostTranslations = { points: 120, minutes: 10 }

export const messageTranslationRoutes = serve(
  contract.messageTranslations,
  { show: mostTranslations },
  { show: ({ params }, inOwn) => translationOf(params, inOwn) },
)({ show: async ({ prepared }) => ({ data: prepared as Translation }) })

export const messageThreadRoutes = serve(contract.messageThreads)({
  async list(request, { query }) {
    const { rows, page, limit, count } = await pageOfThreads(request.database, request, query)
    return { data: rows.map((row) => threadReply(row, request)), pagination: paginate(count, page, limit) }
  },

  count: async (request) => ({ data: await unreadCounts(request.database, request) }),

  async people({ database, userGroupId, accountId }) {
    const members = await membersOf(database, userGroupId)
    return {
      data: {
        members: members.filter(({ id }) => id !== accountId),
        partners: await partnersOf(database, userGroupId),
      },
    }
  },

  show: async (request, { params }) => ({ data: await threadIn(request, params.id) }),

  async create(request, { body }) {
    const { subject, memberIds, partnerId, ...message } = body.messageThread
    const { database, userGroupId } = request
    const own = await ownPeople(request, memberIds)
    if (partnerId === null && own.length === 0)
      throw invalid({ code: 'thread_alone', field: 'messageThread.memberIds' })
    if (partnerId !== null && !(await partnersOf(database, userGroupId)).some(({ id }) => id === partnerId)) {
      throw invalid({ code: 'partner_inactive', field: 'messageThread.partnerId' })
    }
    const partners = partnerId === null ? [] : await request.asSystem((system) => powerUsersOf(system, partnerId))
    const id = await insertThread(database, request, subject, partnerId)
    await addMembers(database, id, [writerOf(request), ...own, ...partners])
    await postMessage(request, { id, subject }, message)
    await changed(request, { noun: 'message_thread', verb: 'created', id })
    return { data: await threadIn(request, id) }
  },

  async invite(request, { params, body }) {
    await threadIn(request, params.id)
    const people = await ownPeople(request, body.memberIds)
    await addMembers(request.database, params.id, people)
    const detail = { people: people.map(({ name }) => name) }
    await changed(request, { noun: 'message_thread', verb: 'people_invited', id: params.id, detail })
    return { data: await threadIn(request, params.id) }
  },

  async messages(request, { params, query }) {
    await threadIn(request, params.id)
    const [{ rows, page, limit, count }, names] = await Promise.all([
      pageOfMessages(request.database, params.id, query),
      namesIn(request, params.id),
    ])
    return { data: rows.map((row) => reply(row, names, request.accountId)), pagination: paginate(count, page, limit) }
  },

  async post(request, { params, body }) {
    const thread = await threadIn(request, params.id)
    const id = await postMessage(request, thread, body.message)
    return { data: reply(await messageOf(request.database, id), await namesIn(request, params.id), request.accountId) }
  },

  async read(request, { params }) {
    await threadIn(request, params.id)
    await markRead(request.database, params.id, request.accountId)
    await request.notify('message_thread', params.id)
    return null
  },
})

async function threadIn(request: TenantRequest, id: number) {
  const thread = await threadOf(request.database, request, id)
  if (!thread) throw notFound()
  return threadReply(thread, request)
}

const threadReply = (row: ThreadRow, { translator }: TenantRequest): MessageThread => ({
  ...row,
  translates: translator !== undefined,
})

/** Members of one's own organisation by id. @throws 404 for anybody else */
async function ownPeople({ database, userGroupId, asker }: TenantRequest, ids: readonly number[]) {
  const found = (await membersOf(database, userGroupId)).filter(({ id }) => ids.includes(id))
  if (found.length !== new Set(ids).size) throw notFound()
  return found.map((person) => ({ ...person, userGroupId, groupName: asker.user.currentUserGroup!.name }))
}

async function namesIn({ database }: TenantRequest, threadId: number): Promise<ReadonlyMap<number, string>> {
  return new Map((await participants(database, threadId)).map(({ account_id, name }) => [account_id, name]))
}

const reply = (row: MessageRow, names: ReadonlyMap<number, string>, accountId: number): Message => ({
  id: row.id,
  by: { id: row.account_id, name: row.author_name, userGroup: row.group_name, isMe: row.account_id === accountId },
  at: row.created_at,
  text: row.text,
  mentions: row.mention_ids.map((id) => ({ id, name: names.get(id) ?? '' })),
  files: row.files.map(fileReply),
  readBy: row.read_by,
})
