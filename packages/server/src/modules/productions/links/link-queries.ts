import type { ProductionDocument, ProductionTalk } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

/** So many documents of one style are told, the newest first. */
const mostDocuments = 200

/** Documents of these kinds that the organisation sees, with what their lines of a style's SKUs come to. */
export async function documentsOfProduction(
  database: Database,
  userGroupId: number,
  productionId: number,
  nouns: readonly string[],
): Promise<ProductionDocument[]> {
  const { rows } = await sql<ProductionDocument>`
    select d.id, d.noun, d.number, d.title, d.status, d.issue_date as "issueDate", d.currency, d.updated_at as "updatedAt",
      case when d.issuer_id = ${userGroupId} then case when d.receiver_id is not null
          then jsonb_build_object('id', d.receiver_id, 'name', coalesce(d.receiver_name, '')) end
        when d.issuer_id is not null then jsonb_build_object('id', d.issuer_id, 'name', coalesce(d.issuer_name, '')) end as partner,
      trim_scale(sum(l.quantity))::text as quantity,
      case when bool_and(l.amount is not null) then trim_scale(sum(l.amount))::text end as amount
    from document d
      join document_line l on l.document_id = d.id
      join stock_keeping_unit k on k.id = l.sku_id
      join phase p on p.id = k.phase_id
    where p.production_id = ${productionId} and d.noun = any(${[...nouns]}::text[])
      and ${userGroupId} in (d.issuer_id, d.receiver_id) and (d.shared or d.author_id = ${userGroupId})
    group by d.id order by d.updated_at desc, d.id desc limit ${mostDocuments}`.execute(database)
  return rows
}

/** Who sees a style beside the reader: its owner to a partner, its makers and guests to its owner. */
export async function talksOfProduction(
  database: Database,
  { userGroupId, accountId }: { readonly userGroupId: number; readonly accountId: number },
  productionId: number,
): Promise<ProductionTalk[]> {
  const { rows } = await sql<ProductionTalk>`
    with partner as (
      select d.user_group_id as id from production d where d.id = ${productionId} and d.user_group_id <> ${userGroupId}
      union select p.supplier_group_id from phase p join production d on d.id = p.production_id
        where d.id = ${productionId} and d.user_group_id = ${userGroupId} and p.supplier_group_id is not null
      union select s.sharee_group_id from production_share s join production d on d.id = s.production_id
        where d.id = ${productionId} and d.user_group_id = ${userGroupId})
    select jsonb_build_object('id', g.id, 'name', g.name) as partner,
      (select t.id from message_thread t join message_member m on m.thread_id = t.id and m.account_id = ${accountId}
        and m.user_group_id = ${userGroupId}
        where t.production_id = ${productionId} and g.id in (t.user_group_id, t.partner_id)) as "threadId"
    from partner join user_group g on g.id = partner.id order by g.name, g.id`.execute(database)
  return rows
}

/** The conversation of two organisations about a style, where one was opened; whether one takes part is asked of it. */
export async function threadOfProduction(
  database: Database,
  productionId: number,
  pair: readonly [number, number],
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from message_thread where production_id = ${productionId}
      and least(user_group_id, partner_id) = ${Math.min(...pair)}
      and greatest(user_group_id, partner_id) = ${Math.max(...pair)}`.execute(database)
  return rows[0]?.id
}

/** Two who open a conversation about a style at once wait for each other, also partners, who may not hold the style itself. */
export async function holdTalks(database: Database, productionId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('production_talk'), ${productionId}::int)`.execute(database)
}
