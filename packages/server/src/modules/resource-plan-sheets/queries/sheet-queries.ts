import { type contract, type CostSheetDetail, type CostSheetSummary, type InputOf } from '@tsumugi/contract'
import type { CostSheetStatus } from '@tsumugi/domain/costing'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { textHolds } from '../../../database/folded-text.ts'
import { updateRow } from '../../../database/versions/update-row.ts'
import { givenColumns } from '../../../database/versions/given-columns.ts'

/** Who writes. */
export interface Owner {
  readonly userGroupId: number
  readonly accountId: number
}

export type SheetRow = Omit<CostSheetDetail, 'lines' | 'versions' | 'requests' | 'moves' | 'approval'>

const requests = (status: string) =>
  sql`(select count(*)::int from cost_line_request r where r.sheet_id = s.id and r.status = ${status})`

/** What the list and the page both tell of a version. */
const styled = sql`s.id, s.production_id as "productionId", p.style_no as "styleNo", p.name as "productionName", p.season,
  b.name as "brandName", s.version, s.name, s.status, s.target_quantity as "targetQuantity", s.currency,
  trim_scale(s.retail_price)::text as "retailPrice", trim_scale(s.target_cost)::text as "targetCost",
  trim_scale(s.unit_cost)::text as "unitCost", s.cost_rate::text as "costRate", ${requests('open')} as "openRequests",
  ${requests('answered')} as "answeredRequests", s.updated_at as "updatedAt", s.lock_version as "lockVersion"`
const source = sql`resource_plan_sheet s join production p on p.id = s.production_id join brand b on b.id = p.brand_id`

const isLatest = sql`not exists (select from resource_plan_sheet n
  where n.user_group_id = s.user_group_id and n.production_id = s.production_id and n.version > s.version)`

export type SheetsAsked = InputOf<(typeof contract)['resourcePlanSheets']['list']>['query']

const sorts = {
  styleNo: sql`p.style_no, s.version desc`,
  '-styleNo': sql`p.style_no desc, s.version desc`,
  unitCost: sql`s.unit_cost nulls last, s.id`,
  '-unitCost': sql`s.unit_cost desc nulls last, s.id`,
  updatedAt: sql`s.updated_at, s.id`,
  '-updatedAt': sql`s.updated_at desc, s.id desc`,
} as const

function wanted(userGroupId: number, { productionId, latest, q }: SheetsAsked): RawBuilder<unknown> {
  const conditions = [
    sql`s.user_group_id = ${userGroupId}`,
    ...(productionId === undefined ? [] : [sql`s.production_id = ${productionId}`]),
    ...(latest ? [isLatest] : []),
    ...(q?.trim() ? [textHolds(sql`concat_ws(' ', p.style_no, p.name, s.name)`, q)] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/** A page of one's own, and how many stand in each status. */
export async function pageOfSheets(
  database: Database,
  userGroupId: number,
  asked: SheetsAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: CostSheetSummary[]; tabs: { status: CostSheetStatus; count: number }[] }> {
  const all = wanted(userGroupId, asked)
  const status = asked.status ?? null
  const { rows } = await sql<CostSheetSummary>`
    select ${styled}, ${isLatest} as "isLatest" from ${source} where ${all} and (${status}::text is null or s.status = ${status})
    order by ${sorts[asked.sort ?? '-updatedAt']} limit ${limit} offset ${offset}`.execute(database)
  const { rows: tabs } = await sql<{ status: CostSheetStatus; count: number }>`
    select s.status, count(*)::int as count from ${source} where ${all} group by 1`.execute(database)
  return { rows, tabs }
}

/** One of one's own, with the fields of its head. */
export async function sheetOf(database: Database, userGroupId: number, id: number): Promise<SheetRow | undefined> {
  const { rows } = await sql<SheetRow>`
    select ${styled}, s.colors, s.margin_mode as "marginMode", trim_scale(s.target_rate)::text as "targetRate",
      trim_scale(s.overhead_percent)::text as "overheadPercent", s.rates, s.note
    from ${source} where s.user_group_id = ${userGroupId} and s.id = ${id}`.execute(database)
  return rows[0]
}

export async function versionsOf(
  database: Database,
  userGroupId: number,
  productionId: number,
): Promise<CostSheetDetail['versions']> {
  const { rows } = await sql<CostSheetDetail['versions'][number]>`
    select id, version, status, trim_scale(unit_cost)::text as "unitCost", updated_at as "updatedAt"
    from resource_plan_sheet where user_group_id = ${userGroupId} and production_id = ${productionId}
    order by version desc`.execute(database)
  return rows
}

const asJson: ReadonlySet<string> = new Set(['colors', 'rates'])

/** Undefined where the version is another one by now. */
export const updateSheet = (
  database: Database,
  { userGroupId, accountId }: Owner,
  id: number,
  lockVersion: number,
  values: Readonly<Record<string, unknown>>,
) =>
  updateRow(
    database,
    'resource_plan_sheet',
    { id, user_group_id: userGroupId, lock_version: lockVersion },
    { ...givenColumns(values, asJson), updated_by: accountId },
  )

/** What it comes to, as its lines stand now. */
export async function keepFigures(
  database: Database,
  id: number,
  figures: Pick<SheetRow, 'unitCost' | 'costRate'> & Partial<Pick<SheetRow, 'rates'>>,
): Promise<void> {
  await database.updateTable('resource_plan_sheet').set(givenColumns(figures, asJson)).where('id', '=', id).execute()
}

/** The status a decision leads to; nothing where it stands elsewhere by now. */
export async function decideSheet(
  database: Database,
  { userGroupId, accountId }: { readonly userGroupId: number; readonly accountId: number | null },
  id: number,
  status: CostSheetStatus,
): Promise<boolean> {
  const place = { id, user_group_id: userGroupId, status: 'submitted' }
  return Boolean(await updateRow(database, 'resource_plan_sheet', place, { status, updated_by: accountId }))
}

/** False where lines of it were opened, or it is no draft. */
export async function deleteSheet(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from resource_plan_sheet s where id = ${id} and user_group_id = ${userGroupId} and status = 'draft'
      and not exists (select from cost_line_request r where r.sheet_id = s.id) returning id`.execute(database)
  return rows.length > 0
}
