-- How many documents an organisation has of each status, and what they come to, as every list says them: kept by the write, because a
-- list that adds up all of its documents takes longer each year. Each write adds what it changed as rows of its own, so that no two
-- writers wait for one row; the sum of all rows is what there is, and from time to time they are put together.
create table document_tally (
  id bigint generated always as identity primary key,
  user_group_id bigint not null references user_group on delete cascade,
  noun text collate "C" not null,
  -- the side the organisation is on, and whether it wrote the document: both decide whose turn it is
  side text collate "C" not null check (side in ('issuer', 'receiver')),
  is_author boolean not null,
  status text collate "C" not null,
  currency text collate "C" not null,
  count integer not null,
  quantity numeric not null,
  amount numeric not null
);
create index on document_tally (user_group_id, noun);

-- What a document is in the tallies of its sides: a draft is its author's alone (domain §4.11).
create function tally_entries(issuer_id bigint, receiver_id bigint, author_id bigint, shared boolean)
  returns table (user_group_id bigint, side text, is_author boolean) language sql immutable as $$
  select e.party, e.side, e.party = author_id from (values (issuer_id, 'issuer'), (receiver_id, 'receiver')) e (party, side)
  where e.party is not null and (shared or e.party = author_id) $$;

create function keep_document_tally() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into document_tally (user_group_id, noun, side, is_author, status, currency, count, quantity, amount)
      select e.user_group_id, n.noun, e.side, e.is_author, n.status, n.currency, count(*), sum(n.quantity), sum(n.amount)
      from new_rows n cross join lateral tally_entries(n.issuer_id, n.receiver_id, n.author_id, n.shared) e group by 1, 2, 3, 4, 5, 6;
  elsif tg_op = 'DELETE' then
    insert into document_tally (user_group_id, noun, side, is_author, status, currency, count, quantity, amount)
      select e.user_group_id, o.noun, e.side, e.is_author, o.status, o.currency, -count(*), -sum(o.quantity), -sum(o.amount)
      from old_rows o cross join lateral tally_entries(o.issuer_id, o.receiver_id, o.author_id, o.shared) e group by 1, 2, 3, 4, 5, 6;
  else
    insert into document_tally (user_group_id, noun, side, is_author, status, currency, count, quantity, amount)
      select user_group_id, noun, side, is_author, status, currency, sum(times), sum(times * quantity), sum(times * amount)
      from (
        select e.*, n.noun, n.status, n.currency, n.quantity, n.amount, 1 as times
          from new_rows n cross join lateral tally_entries(n.issuer_id, n.receiver_id, n.author_id, n.shared) e
        union all
        select e.*, o.noun, o.status, o.currency, o.quantity, o.amount, -1
          from old_rows o cross join lateral tally_entries(o.issuer_id, o.receiver_id, o.author_id, o.shared) e) changed
      group by 1, 2, 3, 4, 5, 6
      having sum(times) <> 0 or sum(times * quantity) <> 0 or sum(times * amount) <> 0;
  end if;
  return null;
end $$;
revoke execute on function keep_document_tally from public;

create trigger tally_inserted after insert on document referencing new table as new_rows
  for each statement execute function keep_document_tally();
create trigger tally_updated after update on document referencing old table as old_rows new table as new_rows
  for each statement execute function keep_document_tally();
create trigger tally_deleted after delete on document referencing old table as old_rows
  for each statement execute function keep_document_tally();

-- Puts the rows of each tally together. Rows that are written meanwhile stay beside the sum.
create function compact_document_tally() returns void language sql as $$
  with many as (
    select user_group_id, noun, side, is_author, status, currency from document_tally
    group by 1, 2, 3, 4, 5, 6 having count(*) > 1 or sum(count) = 0),
  gone as (delete from document_tally t using many m
    where (t.user_group_id, t.noun, t.side, t.is_author, t.status, t.currency)
      = (m.user_group_id, m.noun, m.side, m.is_author, m.status, m.currency) returning t.*)
  insert into document_tally (user_group_id, noun, side, is_author, status, currency, count, quantity, amount)
    select user_group_id, noun, side, is_author, status, currency, sum(count), sum(quantity), sum(amount) from gone
    group by 1, 2, 3, 4, 5, 6 having sum(count) <> 0 or sum(quantity) <> 0 or sum(amount) <> 0 $$;
revoke execute on function compact_document_tally from public;

-- Counts all documents anew: for those that stand already, and where the triggers were off.
create function recount_document_tally() returns void language sql as $$
  delete from document_tally;
  insert into document_tally (user_group_id, noun, side, is_author, status, currency, count, quantity, amount)
    select e.user_group_id, d.noun, e.side, e.is_author, d.status, d.currency, count(*), sum(d.quantity), sum(d.amount)
    from document d cross join lateral tally_entries(d.issuer_id, d.receiver_id, d.author_id, d.shared) e group by 1, 2, 3, 4, 5, 6 $$;
revoke execute on function recount_document_tally from public;
select recount_document_tally();

alter table document_tally enable row level security;
alter table document_tally force row level security;
create policy own on document_tally for select to tsumugi_app using (user_group_id = current_user_group_id());
grant select on document_tally to tsumugi_app;
