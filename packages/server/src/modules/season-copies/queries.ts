import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { unitCost } from '../merchandising-records/cost-sql.ts'

export interface Candidate {
  id: number
  name: string
  release_on: string
}

/** Products that a season lends to another: no templates, and of dropped ones only those that are asked for. */
export async function candidates(
  database: Database,
  userGroupId: number,
  brandId: number,
  from: string,
  to: string,
  statuses: readonly string[] | undefined,
) {
  const { rows } = await sql<Candidate>`
    select id, name, release_on from merchandising
    where user_group_id = ${userGroupId} and brand_id = ${brandId} and discarded_at is null and not template
      and release_on between ${from}::date and ${to}::date
      and ${statuses?.length ? sql`status = any(${[...statuses]}::text[])` : sql`status <> 'dropped'`}
    order by release_on, id`.execute(database)
  return rows
}

export async function namesBetween(
  database: Database,
  userGroupId: number,
  brandId: number,
  from: string,
  to: string,
): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from merchandising
    where user_group_id = ${userGroupId} and brand_id = ${brandId} and discarded_at is null and not template
      and release_on between ${from}::date and ${to}::date`.execute(database)
  return new Set(rows.map(({ name }) => name))
}

interface Copies {
  userGroupId: number
  accountId: number
  originalAccountId: number | null
}

/** Copies products with their categories and files, however many, in four statements. Status, code and results begin anew. */
export async function copyProducts(
  database: Database,
  { userGroupId, accountId, originalAccountId }: Copies,
  moves: readonly { id: number; day: string }[],
) {
  // Ids are given in the order of the rows, so that the n-th copy belongs to the n-th product.
  const { rows: made } = await sql<{ id: number }>`
    insert into merchandising (user_group_id, brand_id, name, status, release_on, plan_quantity, list_price, unit_cost, markdown_percent,
      sales_plan, note, tags, colours, created_by, updated_by)
    select m.user_group_id, m.brand_id, m.name, 'idea', move.day, m.plan_quantity, m.list_price, ${unitCost}, m.markdown_percent,
      m.sales_plan, m.note, m.tags, m.colours, ${accountId}::bigint, ${accountId}::bigint
    from unnest(${moves.map(({ id }) => id)}::bigint[], ${moves.map(({ day }) => day)}::date[]) with ordinality as move (source, day, place)
    join merchandising m on m.id = move.source and m.user_group_id = ${userGroupId}
    order by move.place
    returning id`.execute(database)
  if (made.length !== moves.length)
    throw new Error(`${moves.length} products were to be copied and ${made.length} were. Nothing is kept.`)
  const rows = made
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .map((id, at) => ({ id, source: moves[at]!.id }))
  const ids = sql`unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ source }) => source)}::bigint[]) as n (id, source)`
  await sql`
    insert into merchandising_category (user_group_id, merchandising_id, category_id, position)
    select c.user_group_id, n.id, c.category_id, c.position from ${ids} join merchandising_category c on c.merchandising_id = n.source
    where c.user_group_id = ${userGroupId}`.execute(database)
  await sql`
    insert into merchandising_file (user_group_id, merchandising_id, kind, name, position, is_primary, storage_key, video_url, content_type, size, sha256, created_by)
    select f.user_group_id, n.id, f.kind, f.name, f.position, f.is_primary, f.storage_key, f.video_url, f.content_type, f.size, f.sha256, f.created_by
    from ${ids} join merchandising_file f on f.merchandising_id = n.source where f.user_group_id = ${userGroupId}`.execute(
    database,
  )
  await sql`
    insert into merchandising_version (user_group_id, merchandising_id, account_id, original_account_id, action, changes)
    select ${userGroupId}::bigint, n.id, ${accountId}::bigint, ${originalAccountId}::bigint, 'copied',
      jsonb_build_array(jsonb_build_object('field', 'copiedFrom', 'before', null, 'after', n.source)) from ${ids}`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}
