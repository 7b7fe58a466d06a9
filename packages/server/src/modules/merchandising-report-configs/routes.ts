import { contract, paginate, type MerchandisingReportConfig } from '@tsumugi/contract'
import { limitsOf } from '../../database/page-limits.ts'
import { notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import {
  configOf,
  countConfigs,
  deleteConfig,
  insertConfig,
  pageOfConfigs,
  updateConfig,
  type ConfigRow,
} from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore, type RecordBefore } from '../../records/record-before.ts'

export const merchandisingReportConfigRoutes = serve(contract.merchandisingReportConfigs)({
  async list({ database, userGroupId }, { query }) {
    const { page, limit, offset } = limitsOf(query)
    const rows = await pageOfConfigs(database, userGroupId, limit, offset)
    return { data: rows.map(configReply), pagination: paginate(await countConfigs(database, userGroupId), page, limit) }
  },

  async create(request, { body }) {
    const { id } = await insertConfig(
      request.database,
      request.userGroupId,
      request.accountId,
      body.merchandisingReportConfig,
    )
    return saved(request, id, 'created')
  },

  async update(request, { params, body }) {
    const { lockVersion, ...values } = body.merchandisingReportConfig
    const before = await loaded(request, params.id)
    const held = await recordBefore(request, 'merchandising_report_config', params.id)
    await orStale(updateConfig(request.database, request.userGroupId, params.id, lockVersion, values), () => before)
    return saved(request, params.id, 'updated', held)
  },

  async delete(request, { params, query }) {
    const before = await loaded(request, params.id)
    const held = await recordBefore(request, 'merchandising_report_config', params.id)
    await orStale(deleteConfig(request.database, request.userGroupId, params.id, query.lockVersion), () => before)
    await changed(request, { noun: 'merchandising_report_config', verb: 'deleted', id: params.id, before: held })
    return null
  },
})

async function loaded({ database, userGroupId }: TenantRequest, id: number): Promise<MerchandisingReportConfig> {
  const row = await configOf(database, userGroupId, id)
  if (!row) throw notFound()
  return configReply(row)
}

async function saved(request: TenantRequest, id: number, verb: 'created' | 'updated', before?: RecordBefore) {
  await changed(request, { noun: 'merchandising_report_config', verb, id, ...(before && { before }) })
  return { data: await loaded(request, id) }
}

const configReply = (row: ConfigRow): MerchandisingReportConfig => ({
  id: row.id,
  name: row.name,
  rows: row.dimension_rows as MerchandisingReportConfig['rows'],
  columns: row.dimension_columns as MerchandisingReportConfig['columns'],
  measures: row.measures as MerchandisingReportConfig['measures'],
  filters: row.filters as MerchandisingReportConfig['filters'],
  chart: row.chart as MerchandisingReportConfig['chart'],
  updatedAt: row.updated_at,
  createdBy: row.created_by_name,
  lockVersion: row.lock_version,
})
