import { snake, type Project, type ProjectDetail, type projectSorts } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { textHolds } from '../../database/folded-text.ts'

/** What is ordered in the trades of a project, by currency; orders that were cancelled or not accepted count nothing. */
const orders = sql`
  select d.currency, d.amount, d.trade_id from document d
  where d.noun = 'contract' and d.status in ('accepted', 'closed')
    and d.trade_id in (select m.trade_id from project_trade m where m.project_id = p.id)`

const columns = sql`
  p.id, p.name, p.season, p.currency, trim_scale(p.budget)::text as budget, p.starts_on as "startsOn", p.ends_on as "endsOn",
  p.status, p.note, p.updated_at as "updatedAt", p.lock_version as "lockVersion",
  case when b.id is not null then jsonb_build_object('id', b.id, 'name', b.name) end as brand,
  case when a.id is not null then jsonb_build_object('id', a.id, 'name', a.name) end as owner,
  (select count(*)::int from project_production m where m.project_id = p.id) as "productionCount",
  (select count(*)::int from project_trade m where m.project_id = p.id) as "tradeCount",
  trim_scale(coalesce((select sum(o.amount) from (${orders}) o where o.currency = p.currency), 0))::text as ordered,
  (select count(distinct o.currency)::int from (${orders}) o where o.currency <> p.currency) as "otherCurrencies"`
const source = sql`project p left join brand b on b.id = p.brand_id left join account a on a.id = p.owner_id`

export interface ProjectsAsked {
  readonly q?: string | undefined
  readonly status?: string | undefined
  readonly sort?: (typeof projectSorts)[number] | undefined
}

interface ProjectTab {
  readonly status: Project['status']
  readonly count: number
}

/** One page, and how many stand in each status. */
export async function pageOfProjects(
  database: Database,
  userGroupId: number,
  { q, status, sort = '-updatedAt' }: ProjectsAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: Project[]; tabs: ProjectTab[] }> {
  const all = sql`p.user_group_id = ${userGroupId}
    and (${q ?? null}::text is null or ${textHolds(sql`p.name`, q ?? '')})`
  const way = sql.raw(sort.startsWith('-') ? 'desc nulls last' : 'asc nulls last')
  const { rows } = await sql<Project>`
    select ${columns} from ${source} where ${all} and (${status ?? null}::text is null or p.status = ${status ?? null})
    order by ${sql.ref(`p.${snake(sort.replace('-', ''))}`)} ${way}, p.id ${way} limit ${limit} offset ${offset}`.execute(
    database,
  )
  const { rows: tabs } = await sql<ProjectTab>`
    select p.status, count(*)::int as count from project p where ${all} group by 1`.execute(database)
  return { rows, tabs }
}

/** One project with what belongs to it; undefined where it is not one's own. */
export async function projectOf(
  database: Database,
  userGroupId: number,
  id: number,
): Promise<ProjectDetail | undefined> {
  const { rows } = await sql<ProjectDetail>`
    select ${columns},
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'styleNo', r.style_no, 'name', r.name, 'quantity', (
          select coalesce(sum(k.quantity), 0) from phase f join stock_keeping_unit k on k.phase_id = f.id
          where f.production_id = r.id and f.kind in ('bulk', 'reorder'))) order by r.style_no, r.id)
        from project_production m join production r on r.id = m.production_id where m.project_id = p.id), '[]') as productions,
      coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'number', d.number, 'title', d.title, 'status', d.status,
          'currency', d.currency, 'deliveryDue', t.delivery_due,
          'partner', case when d.issuer_id = ${userGroupId} then d.receiver_name else d.issuer_name end,
          'ordered', trim_scale(coalesce((select sum(c.amount) from document c
            where c.trade_id = d.id and c.noun = 'contract' and c.status in ('accepted', 'closed')), 0))::text) order by d.id)
        from project_trade m join document d on d.id = m.trade_id join trade t on t.document_id = d.id
        where m.project_id = p.id), '[]') as trades
    from ${source} where p.id = ${id} and p.user_group_id = ${userGroupId}`.execute(database)
  return rows[0]
}

export async function insertProject(
  database: Database,
  { userGroupId, accountId }: { readonly userGroupId: number; readonly accountId: number },
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const all = { user_group_id: userGroupId, created_by: accountId, updated_by: accountId, ...values }
  const { rows } = await sql<{ id: number }>`
    insert into project (${sql.join(Object.keys(all).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(all))}) returning id`.execute(database)
  return rows[0]!.id
}

export async function deleteProject(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { rows } =
    await sql`delete from project where id = ${id} and user_group_id = ${userGroupId} returning id`.execute(database)
  return rows.length > 0
}

const memberTables = {
  productions: ['project_production', 'production_id'],
  trades: ['project_trade', 'trade_id'],
} as const
export type ProjectMembers = keyof typeof memberTables

/** What may belong to a project: productions and trades that the organisation sees. */
const visible = (members: ProjectMembers, ids: readonly number[]): RawBuilder<unknown> =>
  members === 'productions'
    ? sql`select id from production where id = any(${[...ids]}::bigint[])`
    : sql`select id from document where noun = 'trade' and id = any(${[...ids]}::bigint[])`

/** Puts exactly these into a project. @returns false where one of them is not there for the organisation */
export async function setMembers(
  database: Database,
  userGroupId: number,
  projectId: number,
  members: ProjectMembers,
  ids: readonly number[],
): Promise<boolean> {
  const [table, column] = memberTables[members]
  await sql`delete from ${sql.table(table)} where project_id = ${projectId}`.execute(database)
  const { rows } = await sql`
    insert into ${sql.table(table)} (project_id, user_group_id, ${sql.ref(column)})
    select ${projectId}, ${userGroupId}, id from (${visible(members, ids)}) v returning project_id`.execute(database)
  return rows.length === ids.length
}

/** Whether a brand is the organisation's own, and a person one of its members. */
export async function ownsBrandAndMember(
  database: Database,
  userGroupId: number,
  { brandId, ownerId }: { readonly brandId: number | null; readonly ownerId: number | null },
): Promise<{ brand: boolean; owner: boolean }> {
  const { rows } = await sql<{ brand: boolean; owner: boolean }>`
    select ${brandId}::bigint is null or exists (select from brand where id = ${brandId} and user_group_id = ${userGroupId}) as brand,
      ${ownerId}::bigint is null or exists (
        select from membership where account_id = ${ownerId} and user_group_id = ${userGroupId}) as owner`.execute(
    database,
  )
  return rows[0]!
}
