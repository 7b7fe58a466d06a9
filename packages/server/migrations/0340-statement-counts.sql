-- What a statement holds is counted once it is in whole, and goes on with what people do: a page of a long one counts nothing.
alter table bank_statement
  add entries int not null default 0,
  add posted int not null default 0,
  add waiting int not null default 0;
update bank_statement s set entries = e.entries, posted = e.posted, waiting = e.waiting
  from (select statement_id, count(*) as entries, count(*) filter (where status = 'posted') as posted,
      count(*) filter (where status in ('confirm', 'tie', 'manual')) as waiting
    from bank_entry group by statement_id) e
  where e.statement_id = s.id;
alter table bank_statement add constraint bank_statement_counts check (least(posted, waiting, entries - posted - waiting) >= 0);
drop index bank_entry_counted;

-- The ledger follows once for all settlements of a statement instead of once for each; its check holds Σ settled within
-- what is owed, whoever writes at once. Payables that were not held before are taken in the order of all writers.
create or replace function settle_payable() returns trigger language plpgsql as $$
declare
  followed bigint;
begin
  perform from payable p where p.id in (select payable_id from made) order by p.id for no key update;
  update payable p set paid = p.paid + s.paid, received = p.received + s.received, cleared = p.cleared + s.cleared,
    lock_version = p.lock_version + s.many
  from (select payable_id, debtor_id, creditor_id, count(*) as many,
      coalesce(sum(amount) filter (where kind = 'payment'), 0) as paid,
      coalesce(sum(amount) filter (where kind = 'receipt'), 0) as received,
      coalesce(sum(amount) filter (where kind not in ('payment', 'receipt')), 0) as cleared
    from made group by payable_id, debtor_id, creditor_id) s
  where p.id = s.payable_id and p.debtor_id = s.debtor_id and p.creditor_id = s.creditor_id;
  get diagnostics followed = row_count;
  if followed <> (select count(distinct (payable_id, debtor_id, creditor_id)) from made) then
    raise exception 'settlement of no payable';
  end if;
  return null;
end $$;
drop trigger settles on settlement;
create trigger settles after insert on settlement referencing new table as made
  for each statement execute function settle_payable();
