-- What the SKUs of a phase come to is kept by whoever writes them, and not added up by every list that shows it: a brand
-- of 100,000 phases looked at a million SKUs to open its products. Without an amount while a SKU that is made has no price.
alter table phase
  add column sku_count integer not null default 0,
  add column sku_quantity bigint not null default 0,
  add column sku_amount numeric default 0;

create function sums_of_phases(ids bigint[])
  returns table (phase_id bigint, skus integer, quantity bigint, amount numeric) language sql stable as $$
  select q.id, count(k.id)::integer, coalesce(sum(k.quantity), 0)::bigint,
    case when bool_or(k.quantity > 0 and k.unit_price is null) then null
      else coalesce(sum(k.quantity * k.unit_price), 0) end
  from unnest(ids) q (id) left join stock_keeping_unit k on k.phase_id = q.id group by q.id $$;

-- By the system, because a partner who splits a SKU does not write the phase itself. Phases are held in order of id.
create function keep_phase_sums() returns trigger language plpgsql security definer set search_path = public as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct n.phase_id) into ids from new_rows n;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct o.phase_id) into ids from old_rows o;
  else
    select array_agg(distinct c.phase_id) into ids from new_rows n join old_rows o on o.id = n.id
      cross join lateral (values (n.phase_id), (o.phase_id)) c (phase_id)
      where (n.phase_id, n.quantity, n.unit_price) is distinct from (o.phase_id, o.quantity, o.unit_price);
  end if;
  perform from phase where id = any(ids) order by id for update;
  update phase p set sku_count = s.skus, sku_quantity = s.quantity, sku_amount = s.amount
    from sums_of_phases(ids) s where p.id = s.phase_id;
  return null;
end $$;
revoke execute on function keep_phase_sums from public;

create trigger phase_sums_inserted after insert on stock_keeping_unit referencing new table as new_rows
  for each statement execute function keep_phase_sums();
create trigger phase_sums_updated after update on stock_keeping_unit referencing old table as old_rows new table as new_rows
  for each statement execute function keep_phase_sums();
create trigger phase_sums_deleted after delete on stock_keeping_unit referencing old table as old_rows
  for each statement execute function keep_phase_sums();

update phase p set sku_count = s.skus, sku_quantity = s.quantity, sku_amount = s.amount
  from sums_of_phases((select array_agg(id) from phase)) s where p.id = s.phase_id;
