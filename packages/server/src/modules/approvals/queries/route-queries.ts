import type { ApprovalTarget, RouteConditions, RouteStep } from '@tsumugi/domain'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { ApprovalRouteTable } from '../../../database/tables.ts'
import { updateRow } from '../../../database/versions/update-row.ts'

export interface StoredRoute {
  id: number
  name: string
  target: ApprovalTarget
  conditions: RouteConditions
  steps: RouteStep[]
  priority: number
  active: boolean
  version: number
  lock_version: number
  updated_at: string
  updated_by_name: string | null
  running_count: number
}

const columns = sql`
  t.id, t.name, t.target, t.conditions, t.steps, t.priority, t.active, t.version, t.lock_version, t.updated_at, u.name as updated_by_name,
  (select count(*)::int from approval p where p.route_id = t.id and p.status = 'pending') as running_count`

const from = (userGroupId: number) => sql`
  from approval_route t left join account u on u.id = t.updated_by where t.user_group_id = ${userGroupId} and t.discarded_at is null`

export async function routeOf(database: Database, userGroupId: number, id: number): Promise<StoredRoute | undefined> {
  const { rows } = await sql<StoredRoute>`select ${columns} ${from(userGroupId)} and t.id = ${id}`.execute(database)
  return rows[0]
}

/** Routes of a target that may be taken, in the order in which they are tried. */
export async function activeRoutes(
  database: Database,
  userGroupId: number,
  target: ApprovalTarget,
): Promise<StoredRoute[]> {
  const { rows } = await sql<StoredRoute>`
    select ${columns} ${from(userGroupId)} and t.target = ${target} and t.active order by t.priority, t.id`.execute(
    database,
  )
  return rows
}

export async function pageOfRoutes(
  database: Database,
  userGroupId: number,
  wish: { target?: string | undefined; q?: string | undefined },
  limit: number,
  offset: number,
) {
  const words = `%${(wish.q ?? '').normalize('NFKC').replaceAll(/[\\%_]/g, '\\$&')}%`
  const rest = sql`${from(userGroupId)}
    ${wish.target ? sql`and t.target = ${wish.target}` : sql``}
    ${wish.q ? sql`and normalize(t.name, NFKC) ilike ${words}` : sql``}`
  const { rows } =
    await sql<StoredRoute>`select ${columns} ${rest} order by t.target, t.priority, t.id limit ${limit} offset ${offset}`.execute(
      database,
    )
  const total = await sql<{ count: number }>`select count(*) as count ${rest}`.execute(database)
  return { rows, count: Number(total.rows[0]!.count) }
}

/** Adds a route that is tried after the others of its target. */
export const insertRoute = (database: Database, values: Omit<Insertable<ApprovalRouteTable>, 'priority'>) =>
  database
    .insertInto('approval_route')
    .values({
      ...values,
      priority: sql<number>`(select coalesce(max(priority) + 1, 0) from approval_route
      where user_group_id = ${values.user_group_id} and target = ${values.target} and discarded_at is null)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Undefined when there is no such route, or when it has moved on from `lockVersion`. */
export const updateRoute = (
  database: Database,
  userGroupId: number,
  id: number,
  lockVersion: number,
  values: Updateable<ApprovalRouteTable>,
) =>
  updateRow(
    database,
    'approval_route',
    { user_group_id: userGroupId, id, lock_version: lockVersion, discarded_at: null },
    { ...values, version: sql`version + 1` },
  )

export async function routeIds(database: Database, userGroupId: number, target: ApprovalTarget): Promise<number[]> {
  const { rows } = await sql<{
    id: number
  }>`select t.id ${from(userGroupId)} and t.target = ${target} for update of t`.execute(database)
  return rows.map(({ id }) => id)
}

export async function orderRoutes(database: Database, userGroupId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update approval_route t set priority = new.priority - 1
    from unnest(${[...ids]}::bigint[]) with ordinality as new (id, priority)
    where t.id = new.id and t.user_group_id = ${userGroupId}`.execute(database)
}

/** Which of the brands and categories named in a condition are there. */
export async function countKnown(
  database: Database,
  userGroupId: number,
  table: 'brand' | 'category',
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where user_group_id = ${userGroupId} and id = any(${[...ids]}::bigint[])`.execute(
    database,
  )
  return Number(rows[0]!.count)
}

/** Partners of the organisation by name. Who they are stands in their own organisation: run it outside the tenant's role. */
export async function partnersOf(database: Database, userGroupId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select g.id, g.name from group_relation r join user_group g on g.id = r.partner_id
    where r.user_group_id = ${userGroupId} and r.discarded_at is null order by g.name collate "C", g.id`.execute(
    database,
  )
  return rows
}
