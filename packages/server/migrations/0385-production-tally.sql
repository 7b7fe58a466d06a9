-- How far each style of production is, and how many of an organisation's styles stand where and come to what: kept by the write,
-- because the list says it of all of them each time it opens. Phases tell their style; the style's own write tells the tally.
alter table production
  -- the kind of its last phase
  add column stage text collate "C",
  -- the last delivery due
  add column delivery_due date,
  -- what its phases come to by kind and currency: [{kind, currency, phases, quantity, amount, unpriced}]
  add column sums jsonb not null default '[]';

create function standings_of_productions(ids bigint[])
  returns table (production_id bigint, stage text, delivery_due date, sums jsonb) language sql stable as $$
  select x.id,
    (select p.kind from phase p where p.production_id = x.id order by p.seq desc limit 1),
    (select p.delivery_due from phase p where p.production_id = x.id and p.delivery_due is not null order by p.seq desc limit 1),
    (select coalesce(jsonb_agg(to_jsonb(each) order by each.kind, each.currency), '[]') from (
      select p.kind, p.currency, count(*) as phases, sum(p.sku_quantity) as quantity, coalesce(sum(p.sku_amount), 0) as amount,
        count(*) filter (where p.sku_amount is null) as unpriced
      from phase p where p.production_id = x.id group by 1, 2) each)
  from unnest(ids) as x(id) $$;
revoke execute on function standings_of_productions from public;

create function keep_production_standing() returns trigger language plpgsql security definer set search_path = public as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct production_id) into ids from new_rows;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct production_id) into ids from old_rows;
  else
    select array_agg(distinct c.production_id) into ids from new_rows n join old_rows o on o.id = n.id
      cross join lateral (values (n.production_id), (o.production_id)) c (production_id)
      where (n.production_id, n.kind, n.seq, n.delivery_due, n.currency, n.sku_quantity, n.sku_amount)
        is distinct from (o.production_id, o.kind, o.seq, o.delivery_due, o.currency, o.sku_quantity, o.sku_amount);
  end if;
  if ids is null then return null; end if;
  -- The style is held first, and its phases looked at after: what another wrote of them meanwhile counts as well.
  perform from production where id = any(ids) order by id for no key update;
  update production d set stage = s.stage, delivery_due = s.delivery_due, sums = s.sums from standings_of_productions(ids) s
    where d.id = s.production_id and (d.stage, d.delivery_due, d.sums) is distinct from (s.stage, s.delivery_due, s.sums);
  return null;
end $$;
revoke execute on function keep_production_standing from public;

create trigger standing_inserted after insert on phase referencing new table as new_rows
  for each statement execute function keep_production_standing();
create trigger standing_updated after update on phase referencing old table as old_rows new table as new_rows
  for each statement execute function keep_production_standing();
create trigger standing_deleted after delete on phase referencing old table as old_rows
  for each statement execute function keep_production_standing();

-- Each write adds what it changed as rows of its own, so that no two writers wait for one row; the sum of all rows is what there is,
-- and from time to time they are put together. A row without a kind counts styles; one with a kind says what their phases come to.
create table production_tally (
  id bigint generated always as identity primary key,
  user_group_id bigint not null references user_group on delete cascade,
  brand_id bigint not null,
  season text collate "C",
  stage text collate "C",
  kind text collate "C",
  currency text collate "C",
  count bigint not null,
  quantity numeric not null,
  amount numeric not null,
  unpriced bigint not null
);
create index on production_tally (user_group_id);

create function production_entries(sums jsonb)
  returns table (kind text, currency text, count bigint, quantity numeric, amount numeric, unpriced bigint) language sql immutable as $$
  select null, null, 1, 0, 0, 0
  union all
  select s.kind, s.currency, s.phases, s.quantity, s.amount, s.unpriced from jsonb_to_recordset(sums)
    as s(kind text, currency text, phases bigint, quantity numeric, amount numeric, unpriced bigint) $$;
revoke execute on function production_entries from public;

create function keep_production_tally() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into production_tally (user_group_id, brand_id, season, stage, kind, currency, count, quantity, amount, unpriced)
      select n.user_group_id, n.brand_id, n.season, n.stage, e.kind, e.currency, sum(e.count), sum(e.quantity), sum(e.amount),
        sum(e.unpriced) from new_rows n cross join lateral production_entries(n.sums) e group by 1, 2, 3, 4, 5, 6;
  elsif tg_op = 'DELETE' then
    insert into production_tally (user_group_id, brand_id, season, stage, kind, currency, count, quantity, amount, unpriced)
      select o.user_group_id, o.brand_id, o.season, o.stage, e.kind, e.currency, -sum(e.count), -sum(e.quantity), -sum(e.amount),
        -sum(e.unpriced) from old_rows o cross join lateral production_entries(o.sums) e group by 1, 2, 3, 4, 5, 6;
  else
    insert into production_tally (user_group_id, brand_id, season, stage, kind, currency, count, quantity, amount, unpriced)
      select user_group_id, brand_id, season, stage, kind, currency, sum(times * count), sum(times * quantity), sum(times * amount),
        sum(times * unpriced)
      from (
        select n.user_group_id, n.brand_id, n.season, n.stage, e.*, 1 as times
          from new_rows n cross join lateral production_entries(n.sums) e
        union all
        select o.user_group_id, o.brand_id, o.season, o.stage, e.*, -1
          from old_rows o cross join lateral production_entries(o.sums) e) changed
      group by 1, 2, 3, 4, 5, 6
      having (sum(times * count), sum(times * quantity), sum(times * amount), sum(times * unpriced)) <> (0, 0, 0, 0);
  end if;
  return null;
end $$;
revoke execute on function keep_production_tally from public;

create trigger tally_inserted after insert on production referencing new table as new_rows
  for each statement execute function keep_production_tally();
create trigger tally_updated after update on production referencing old table as old_rows new table as new_rows
  for each statement execute function keep_production_tally();
create trigger tally_deleted after delete on production referencing old table as old_rows
  for each statement execute function keep_production_tally();

-- Puts the rows of each tally together. Rows that are written meanwhile stay beside the sum.
create function compact_production_tally() returns void language sql as $$
  with many as (
    select id, count(*) over (partition by user_group_id, brand_id, season, stage, kind, currency) as rows from production_tally),
  gone as (delete from production_tally t using many m where m.id = t.id and m.rows > 1 returning t.*)
  insert into production_tally (user_group_id, brand_id, season, stage, kind, currency, count, quantity, amount, unpriced)
    select user_group_id, brand_id, season, stage, kind, currency, sum(count), sum(quantity), sum(amount), sum(unpriced) from gone
    group by 1, 2, 3, 4, 5, 6 having (sum(count), sum(quantity), sum(amount), sum(unpriced)) <> (0, 0, 0, 0) $$;
revoke execute on function compact_production_tally from public;

-- Counts all styles anew: for those that stand already, and where the triggers were off.
create function recount_production_tally() returns void language sql security definer set search_path = public as $$
  update production d set stage = s.stage, delivery_due = s.delivery_due, sums = s.sums
    from standings_of_productions((select array_agg(id) from production)) s
    where d.id = s.production_id and (d.stage, d.delivery_due, d.sums) is distinct from (s.stage, s.delivery_due, s.sums);
  delete from production_tally;
  insert into production_tally (user_group_id, brand_id, season, stage, kind, currency, count, quantity, amount, unpriced)
    select d.user_group_id, d.brand_id, d.season, d.stage, e.kind, e.currency, sum(e.count), sum(e.quantity), sum(e.amount),
      sum(e.unpriced) from production d cross join lateral production_entries(d.sums) e group by 1, 2, 3, 4, 5, 6 $$;
revoke execute on function recount_production_tally from public;
alter table production no force row level security;
alter table phase no force row level security;
select recount_production_tally();
alter table production force row level security;
alter table phase force row level security;

alter table production_tally enable row level security;
alter table production_tally force row level security;
create policy own on production_tally for select to tsumugi_app using (user_group_id = current_user_group_id());
grant select on production_tally to tsumugi_app;

create index production_of_season on production (user_group_id, season, updated_at desc, id desc);
create index production_of_stage on production (user_group_id, stage, updated_at desc, id desc);
create index phase_of_maker on phase (user_group_id, supplier_group_id) where supplier_group_id is not null;
