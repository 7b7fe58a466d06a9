import { contract, paginate } from '@tsumugi/contract'
import type { AuditVerb } from '@tsumugi/domain'
import { appendAudit } from '../../audit/append-audit.ts'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { versionedUpdate } from '../../database/versioned-update.ts'
import { invalid, notFound } from '../../http/refusal.ts'
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
    await told(request, 'created', id)
    return { data: (await writtenNotice(request.database, id))! }
  },

  async update(request, { params, body }) {
    const { database, accountId } = request
    const { lockVersion, ...input } = body.notice
    const before = await writtenNotice(database, params.id)
    if (!before) throw notFound()
    obey({ ...before, ...input })
    const row = await versionedUpdate(
      updateNotice(database, accountId, params.id, lockVersion, input),
      () => writtenNotice(database, params.id),
      (current) => current,
    )
    await told(request, 'updated', params.id)
    return { data: row }
  },

  async delete(request, { params }) {
    if (!(await deleteNotice(request.database, params.id))) throw notFound()
    await told(request, 'deleted', params.id)
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

async function told(request: TenantRequest, verb: AuditVerb, id: number): Promise<void> {
  await appendAudit(request.database, request, { action: `notice.${verb}`, subject: { kind: 'notice', id } })
  await request.notify('notice', id)
}
