-- How many payables an organisation has on each side of its ledger, by the day they are due: how many are open, open beyond what
-- is held, and held. The tabs of the ledger say it, and nobody counts 20,000 open items for a page of 25. Kept by the write like
-- the tally of notifications (0355): each write puts together the rows that no other holds, and adds what it changed to them.
create table payable_tally (
  id bigint generated always as identity primary key,
  user_group_id bigint not null references user_group on delete cascade,
  side text collate "C" not null check (side in ('debtor', 'creditor')),
  currency text collate "C" not null,
  due_on date not null,
  count bigint not null,
  open bigint not null,
  due bigint not null,
  held bigint not null
);
create index on payable_tally (user_group_id, side, currency, due_on);

create type payable_change as (user_group_id bigint, side text, currency text, due_on date, count bigint, open bigint,
  due bigint, held bigint);

-- What a payable says on both sides; `times` is 1 for what is there now and -1 for what was.
create function payable_sides(debtor bigint, creditor bigint, currency text, due_on date, to_pay numeric, to_receive numeric,
  held numeric, times int) returns setof payable_change language sql immutable as $$
  select s.owner, s.side, currency, due_on, times, times * (s.open <> 0)::int, times * (s.open > held)::int,
    times * (held > 0 and s.open <> 0)::int
  from (values (debtor, 'debtor', to_pay), (creditor, 'creditor', to_receive)) as s(owner, side, open) $$;

create function add_to_payable_tally(changes payable_change[]) returns void language sql as $$
  with changed as (
    select user_group_id, side, currency, due_on, sum(count) as count, sum(open) as open, sum(due) as due, sum(held) as held
    from unnest(changes) group by 1, 2, 3, 4 having sum(count) <> 0 or sum(open) <> 0 or sum(due) <> 0 or sum(held) <> 0),
  free as (
    select t.id from changed c join payable_tally t using (user_group_id, side, currency, due_on)
    order by t.id for update of t skip locked),
  gone as (delete from payable_tally where id = any(array(select id from free))
    returning user_group_id, side, currency, due_on, count, open, due, held)
  insert into payable_tally (user_group_id, side, currency, due_on, count, open, due, held)
    select user_group_id, side, currency, due_on, sum(count), sum(open), sum(due), sum(held)
    from (select * from changed union all select * from gone) as every group by 1, 2, 3, 4
    having sum(count) <> 0 or sum(open) <> 0 or sum(due) <> 0 or sum(held) <> 0 $$;
revoke execute on function add_to_payable_tally from public;

create function keep_payable_tally() returns trigger language plpgsql security definer set search_path = public as $$
declare
  changes payable_change[] := '{}';
  more payable_change[];
begin
  if tg_op <> 'INSERT' then
    select array_agg(s) into more from old_rows p, payable_sides(p.debtor_id, p.creditor_id, p.currency, p.due_on,
      p.amount - p.cleared - p.paid, p.amount - p.cleared - p.received, p.held, -1) s;
    changes := changes || more;
  end if;
  if tg_op <> 'DELETE' then
    select array_agg(s) into more from new_rows p, payable_sides(p.debtor_id, p.creditor_id, p.currency, p.due_on,
      p.amount - p.cleared - p.paid, p.amount - p.cleared - p.received, p.held, 1) s;
    changes := changes || more;
  end if;
  if cardinality(changes) > 0 then perform add_to_payable_tally(changes); end if;
  return null;
end $$;
revoke execute on function keep_payable_tally from public;

create trigger tally_inserted after insert on payable referencing new table as new_rows
  for each statement execute function keep_payable_tally();
create trigger tally_updated after update on payable referencing old table as old_rows new table as new_rows
  for each statement execute function keep_payable_tally();
create trigger tally_deleted after delete on payable referencing old table as old_rows
  for each statement execute function keep_payable_tally();

-- Counts anew: for those that stand already, and where the triggers were off.
create function recount_payable_tally() returns void language sql as $$
  delete from payable_tally;
  insert into payable_tally (user_group_id, side, currency, due_on, count, open, due, held)
    select s.user_group_id, s.side, s.currency, s.due_on, sum(s.count), sum(s.open), sum(s.due), sum(s.held)
    from payable p, payable_sides(p.debtor_id, p.creditor_id, p.currency, p.due_on, p.amount - p.cleared - p.paid,
      p.amount - p.cleared - p.received, p.held, 1) s group by 1, 2, 3, 4 $$;
revoke execute on function recount_payable_tally from public;
select recount_payable_tally();

-- What is open, in the order of the ledger's usual page. The tally counts: nothing else needs to be in these indexes, and the
-- smaller they are the sooner they are chosen before the one of all payables, which leads through what is settled.
drop index payable_owed;
create index payable_owed on payable (debtor_id, due_on, id) where (amount - cleared - paid) <> 0;
drop index payable_owed_to;
create index payable_owed_to on payable (creditor_id, due_on, id) where (amount - cleared - received) <> 0;

alter table payable_tally enable row level security;
alter table payable_tally force row level security;
create policy own on payable_tally for select to tsumugi_app using (user_group_id = current_user_group_id());
grant select on payable_tally to tsumugi_app;

-- A statement of a bank settles 250 payables at once: the closing lock is asked for once, and not for each of them.
create function refuse_closed_settlements() returns trigger language plpgsql security definer set search_path = public as $$
declare
  closed_until date;
begin
  select g.closing_lock_on into closed_until from made s join user_group_admin_config g using (user_group_id)
    where s.settled_on <= g.closing_lock_on limit 1;
  if closed_until is not null then
    raise exception 'closed until %', closed_until using errcode = 'TS422', detail = closed_until::text, column = 'settled_on';
  end if;
  return null;
end $$;
revoke execute on function refuse_closed_settlements from public;
drop trigger closed on settlement;
create trigger closed after insert on settlement referencing new table as made
  for each statement execute function refuse_closed_settlements();
