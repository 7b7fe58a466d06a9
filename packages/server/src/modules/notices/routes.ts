import { contract, paginate } from '@tsumugi/contract'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound, orNotFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import {
  deleteNotice,
  insertNotice,
  pageOfNotices,
  pageOfWritten,
  readNotice,
  updateNotice,
  writtenNotice,
} from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore } from '../../records/record-before.ts'

export const noticeRoutes = serve(contract.notices)({
  async list(request, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, count } = await pageOfNotices(
      request.database,
      readerOf(request),
      query.unread ?? false,
      limit,
      offset,
    )
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  async read(request, { params }) {
    if (!(await readNotice(request.database, readerOf(request), params.id))) throw notFound()
    await request.notify('notice', params.id)
    return null
  },

  async written({ database }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, count } = await pageOfWritten(database, limit, offset)
    return { data: rows, pagination: paginate(count, page, limit) }
  },

  async create(request, { body }) {
    obey(body.notice)
    const id = await insertNotice(request.database, request.accountId, body.notice)
    await changed(request, { noun: 'notice', verb: 'created', id })
    return { data: (await writtenNotice(request.database, id))! }
  },

  async update(request, { params, body }) {
    const { database, accountId } = request
    const { lockVersion, ...input } = body.notice
    const before = await writtenNotice(database, params.id)
    if (!before) throw notFound()
    obey({ ...before, ...input })
    const held = await recordBefore(request, 'notice', params.id)
    const updated = updateNotice(database, accountId, params.id, lockVersion, input)
    const row = await orStale(updated, async () => orNotFound(await writtenNotice(database, params.id)))
    await changed(request, { noun: 'notice', verb: 'updated', id: params.id, before: held })
    return { data: row }
  },

  async delete(request, { params }) {
    const before = await recordBefore(request, 'notice', params.id)
    if (!(await deleteNotice(request.database, params.id))) throw notFound()
    await changed(request, { noun: 'notice', verb: 'deleted', id: params.id, before })
    return null
  },
})

const readerOf = ({ userGroupId, accountId, asker, locale }: TenantRequest) => ({
  userGroupId,
  accountId,
  kind: asker.user.kind,
  locale,
})

function obey({ startsOn, endsOn }: { startsOn?: string | undefined; endsOn?: string | null | undefined }): void {
  if (startsOn && endsOn && endsOn < startsOn) throw invalid({ code: 'window_order', field: 'notice.endsOn' })
}
