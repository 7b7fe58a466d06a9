import { hash } from '@node-rs/argon2'
import { contract, paginate } from '@tsumugi/contract'
import type { AuditVerb } from '@tsumugi/domain'
import { randomBytes } from 'node:crypto'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { receiveUpload } from '../../files/uploads/receive-upload.ts'
import { deletePicture, putPicture } from '../exhibition-records/picture-queries.ts'
import { usualCustomerParts } from './customer-parts.ts'
import { exhibitionColumns } from './exhibition-columns.ts'
import { ordersPdfReply, qrSheetReply } from './documents.ts'
import { exportReply } from './export-orders.ts'
import {
  brandIsOwn,
  endPasswordSessions,
  exhibitionOf,
  insertExhibition,
  openDoor,
  pageOfExhibitions,
  updateExhibition,
  type ExhibitionRow,
} from '../exhibition-records/queries.ts'
import { exhibitionReply } from './replies.ts'
import { rollUp } from './roll-up.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore, type RecordBefore } from '../../records/record-before.ts'

export const exhibitionRoutes = serve(contract.exhibitions)({
  async list({ database, userGroupId }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const { rows, count } = await pageOfExhibitions(database, userGroupId, query, limit, offset)
    return { data: rows.map(exhibitionReply), pagination: paginate(count, page, limit) }
  },

  async show(request, { params }) {
    return { data: exhibitionReply(await exhibitionIn(request, params.id)) }
  },

  async create(request, { body: { exhibition } }) {
    const { database, userGroupId, accountId } = request
    await assertPlausible(request, exhibition)
    const { id } = await insertExhibition(database, {
      ...exhibitionColumns({ ...exhibition, customerParts: exhibition.customerParts ?? usualCustomerParts }),
      brand_id: exhibition.brandId,
      name: exhibition.name,
      opens_at: exhibition.opensAt,
      closes_at: exhibition.closesAt,
      password_hash: await hashed(exhibition.password),
      user_group_id: userGroupId,
      publishable_key: newPublishableKey(),
      created_by: accountId,
      updated_by: accountId,
    })
    await request.asSystem((system) => openDoor(system, userGroupId, id))
    return recorded(request, id, 'created')
  },

  async update(request, { params, body: { exhibition } }) {
    const { database, userGroupId, accountId } = request
    const before = await exhibitionIn(request, params.id)
    const held = await recordBefore(request, 'exhibition', params.id)
    await assertPlausible(request, { opensAt: before.opens_at, closesAt: before.closes_at, ...defined(exhibition) })
    if (exhibition.currency !== undefined && exhibition.currency !== before.currency && before.order_count > 0)
      throw invalid({ code: 'currency_ordered', field: 'exhibition.currency' })
    await save(request, params.id, exhibition.lockVersion, {
      ...exhibitionColumns(exhibition),
      password_hash: await hashed(exhibition.password),
      updated_by: accountId,
    })
    // Who came in by the password of before is out; an order's own link stays good.
    if (exhibition.password !== undefined) await request.asSystem((system) => endPasswordSessions(system, params.id))
    await changed(request, { noun: 'exhibition', verb: 'updated', id: params.id, before: held })
    return { data: exhibitionReply((await exhibitionOf(database, userGroupId, params.id))!) }
  },

  async renewKey(request, { params, body }) {
    const before = await recordBefore(request, 'exhibition', params.id)
    await save(request, params.id, body.lockVersion, {
      publishable_key: newPublishableKey(),
      updated_by: request.accountId,
    })
    return recorded(request, params.id, 'key_renewed', before)
  },

  async setCover(request, { params, body }) {
    await exhibitionIn(request, params.id)
    const before = await recordBefore(request, 'exhibition', params.id)
    const upload = await receiveUpload(request, body.file, 'image')
    await putPicture(request.database, request.userGroupId, coverOf(params.id), upload)
    return recorded(request, params.id, 'updated', before)
  },

  async removeCover(request, { params }) {
    await exhibitionIn(request, params.id)
    const before = await recordBefore(request, 'exhibition', params.id)
    if (!(await deletePicture(request.database, request.userGroupId, coverOf(params.id)))) throw notFound()
    return recorded(request, params.id, 'updated', before)
  },

  async discard(request, { params, query }) {
    const before = await exhibitionIn(request, params.id)
    if (before.order_count > 0) throw invalid({ code: 'item_ordered' })
    await save(request, params.id, query.lockVersion, { discarded_at: new Date().toISOString() })
    await changed(request, { noun: 'exhibition', verb: 'discarded', id: params.id })
    return null
  },

  async rollUp(request, { params }) {
    return { data: await rollUp(request.database, request.userGroupId, await exhibitionIn(request, params.id)) }
  },

  async export(request, { params, query }) {
    return exportReply(request, await exhibitionIn(request, params.id), query.format ?? 'xlsx')
  },

  async pdf(request, { params }) {
    return ordersPdfReply(request, await exhibitionIn(request, params.id))
  },

  async qrSheet(request, { params }) {
    return qrSheetReply(request, await exhibitionIn(request, params.id))
  },
})

const coverOf = (exhibitionId: number) => ({ exhibitionId, outfitId: null })

const newPublishableKey = () => `pk_${randomBytes(18).toString('base64url')}`

/** Undefined leaves the password as it is, null takes it away. */
const hashed = async (password: string | null | undefined) => (password ? hash(password.normalize('NFKC')) : password)

const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values

async function assertPlausible(
  { database, userGroupId }: TenantRequest,
  wish: { brandId?: number | undefined; opensAt?: string | undefined; closesAt?: string | undefined },
) {
  if (wish.brandId !== undefined && !(await brandIsOwn(database, userGroupId, wish.brandId)))
    throw invalid({ code: 'not_found', field: 'exhibition.brandId' })
  if (Date.parse(wish.closesAt!) <= Date.parse(wish.opensAt!))
    throw invalid({ code: 'window_order', field: 'exhibition.closesAt' })
}

async function exhibitionIn({ database, userGroupId }: TenantRequest, id: number): Promise<ExhibitionRow> {
  const row = await exhibitionOf(database, userGroupId, id)
  if (!row) throw notFound()
  return row
}

const save = (
  request: TenantRequest,
  id: number,
  lockVersion: number,
  values: Parameters<typeof updateExhibition>[4],
) =>
  orStale(updateExhibition(request.database, request.userGroupId, id, lockVersion, values), async () =>
    exhibitionReply(await exhibitionIn(request, id)),
  )

async function recorded(request: TenantRequest, id: number, verb: AuditVerb, before?: RecordBefore) {
  await changed(request, { noun: 'exhibition', verb, id, ...(before && { before }) })
  return { data: exhibitionReply(await exhibitionIn(request, id)) }
}
