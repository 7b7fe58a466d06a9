import { riskDays, soldPhaseKinds } from '@tsumugi/domain'
import { sql } from 'kysely'

/** Phases `p` of the organisation's own, those it makes, and those it was invited to; the policies of the table say the same. */
export const readablePhase = (userGroupId: number) => sql`(p.user_group_id = ${userGroupId}
  or p.supplier_group_id = ${userGroupId}
  or exists (select from production_share s where s.phase_id = p.id and s.sharee_group_id = ${userGroupId}))`

/** Productions `d` of the organisation's own, those of which it makes a phase, and those it was invited to. */
export const readableProduction = (userGroupId: number) => sql`(d.user_group_id = ${userGroupId}
  or exists (select from phase p where p.production_id = d.id and p.supplier_group_id = ${userGroupId})
  or exists (select from production_share s where s.production_id = d.id and s.sharee_group_id = ${userGroupId}))`

/** What the SKUs of a phase `p` come to, which their table keeps; without an amount while a SKU that is made has no price. */
export const phaseFigures = sql`cross join lateral (
  select p.sku_count as skus, p.sku_quantity as quantity, p.sku_amount as amount) f`

/** Phases `p` whose pieces are sold. */
export const sold = sql`p.kind = any(${[...soldPhaseKinds]}::text[])`

/** Who makes a phase `p`, its prices and how it stands are told to the owner and to that supplier. */
const isTold = (userGroupId: number) => sql`${userGroupId}::bigint in (p.user_group_id, p.supplier_group_id)`

/** How a phase `p` with its figures `f` stands against its delivery, on the day it is where its owner is. */
export const phaseHealth = (userGroupId: number) => {
  const today = sql`(now() at time zone (select o.time_zone from user_group o where o.id = p.user_group_id))::date`
  const delivered = sql`(select coalesce(sum(a.accepted), 0) from stock_keeping_unit k
    join document_line l on l.sku_id = k.id join line_progress a on a.line_id = l.id
    where k.phase_id = p.id and ${userGroupId}::bigint in (a.issuer_id, a.receiver_id))`
  return sql`case when not ${isTold(userGroupId)} then null
    when f.quantity > 0 and ${delivered} >= f.quantity then 'done'
    when p.delivery_due < ${today} then 'late'
    when p.delivery_due <= ${today} + ${riskDays}::int and p.frozen_at is null and ${sold} then 'at_risk'
    when p.delivery_due is not null then 'on_track' end`
}

/** A phase as callers see it: who makes it and at what price is told to the owner and to that supplier. */
export const phaseObject = (userGroupId: number) => {
  const told = isTold(userGroupId)
  return sql`jsonb_build_object('id', p.id, 'productionId', p.production_id, 'kind', p.kind, 'seq', p.seq,
    'supplier', case when ${told} and g.id is not null then jsonb_build_object('id', g.id, 'name', g.name) end,
    'deliveryDue', p.delivery_due, 'health', ${phaseHealth(userGroupId)}, 'currency', p.currency, 'orderQuantity', f.quantity,
    'amount', case when ${told} then trim_scale(f.amount)::text end, 'skuCount', f.skus, 'frozenAt', p.frozen_at,
    'updatedAt', p.updated_at, 'lockVersion', p.lock_version)`
}
