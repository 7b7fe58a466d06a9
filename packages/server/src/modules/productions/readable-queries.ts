import { sql } from 'kysely'

/** Phases `p` of the organisation's own, those it makes, and those it was invited to; the policies of the table say the same. */
export const readablePhase = (userGroupId: number) => sql`(p.user_group_id = ${userGroupId}
  or p.supplier_group_id = ${userGroupId}
  or exists (select from production_share s where s.phase_id = p.id and s.sharee_group_id = ${userGroupId}))`

/** Productions `d` of the organisation's own, those of which it makes a phase, and those it was invited to. */
export const readableProduction = (userGroupId: number) => sql`(d.user_group_id = ${userGroupId}
  or exists (select from phase p where p.production_id = d.id and p.supplier_group_id = ${userGroupId})
  or exists (select from production_share s where s.production_id = d.id and s.sharee_group_id = ${userGroupId}))`

/** What the SKUs of a phase `p` come to; without an amount while a SKU that is made has no price. */
export const phaseFigures = sql`cross join lateral (
  select count(*) as skus, coalesce(sum(k.quantity), 0) as quantity,
    case when bool_or(k.quantity > 0 and k.unit_price is null) then null
      else coalesce(sum(k.quantity * k.unit_price), 0) end as amount
  from stock_keeping_unit k where k.phase_id = p.id) f`

/** A phase as callers see it: who makes it and at what price is told to the owner and to that supplier. */
export const phaseObject = (userGroupId: number) => {
  const isTold = sql`${userGroupId}::bigint in (p.user_group_id, p.supplier_group_id)`
  return sql`jsonb_build_object('id', p.id, 'productionId', p.production_id, 'kind', p.kind, 'seq', p.seq,
    'supplier', case when ${isTold} and g.id is not null then jsonb_build_object('id', g.id, 'name', g.name) end,
    'deliveryDue', p.delivery_due, 'currency', p.currency, 'orderQuantity', f.quantity,
    'amount', case when ${isTold} then trim_scale(f.amount)::text end, 'skuCount', f.skus, 'frozenAt', p.frozen_at,
    'updatedAt', p.updated_at, 'lockVersion', p.lock_version)`
}
