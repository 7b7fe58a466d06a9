-- A fee of an ordered line is billed once (domain §3.12, decisions 0047 and 0048). Lines of fees follow no ordered line, so the
-- counters of lengths do not hold them: they have counters of their own, counted from the bills that stand, and a check.
create table fee_progress (
  line_id bigint primary key references document_line on delete cascade,
  issuer_id bigint not null,
  receiver_id bigint not null,
  -- once; more only where more stood billed before these counters were
  ceiling numeric(12, 2) not null default 1 check (ceiling >= 1),
  billed numeric(12, 2) not null default 0 check (billed >= 0),
  credited numeric(12, 2) not null default 0 check (credited >= 0),
  constraint fee_billed_within_ceiling check (billed - credited <= ceiling),
  constraint fee_credited_within_billed check (credited <= billed)
);
alter table fee_progress enable row level security;
alter table fee_progress force row level security;
create policy party on fee_progress to tsumugi_app using (current_user_group_id() in (issuer_id, receiver_id));
-- Updates are for the lock alone: triggers write.
grant select, update on fee_progress to tsumugi_app;

-- How often the fee of an ordered line stands billed and credited.
create function fees_standing(ordered_line bigint, out billed numeric, out credited numeric) language sql stable security definer
set search_path = public as $$
  select coalesce(sum(x.quantity) filter (where n.noun = 'invoice'), 0),
    coalesce(sum(x.quantity) filter (where n.noun = 'credit_note'), 0)
  from material_order_detail d join document_line x on x.material_detail_id = d.id join document n on n.id = x.document_id
  where d.line_id = ordered_line and x.source_line_id is null and n.noun in ('invoice', 'credit_note') and n.shared
    and n.status not in ('void', 'declined')
$$;

create function count_fees(ordered_line bigint) returns void language plpgsql security definer set search_path = public as $$
begin
  insert into fee_progress (line_id, issuer_id, receiver_id)
  select l.id, l.issuer_id, l.receiver_id from document_line l where l.id = ordered_line
  on conflict (line_id) do nothing;
  perform from fee_progress where line_id = ordered_line for update;
  -- A statement of its own after the lock: it sees what who held the lock before has written.
  update fee_progress p set billed = s.billed, credited = s.credited from fees_standing(ordered_line) as s
  where p.line_id = ordered_line and (p.billed, p.credited) is distinct from (s.billed, s.credited);
end $$;

-- A bill that goes out or falls.
create function follow_fees_of_bill() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform count_fees(line_id) from (
    select distinct d.line_id from document_line x join material_order_detail d on d.id = x.material_detail_id
    where x.document_id = new.id and x.source_line_id is null order by d.line_id) as billed;
  return null;
end $$;
create trigger follow_fees after update of shared, status on document for each row
  when (new.noun in ('invoice', 'credit_note') and (old.shared, old.status) is distinct from (new.shared, new.status))
  execute function follow_fees_of_bill();

-- A line of a bill that both have, where they agreed to another.
create function follow_fee() returns trigger language plpgsql security definer set search_path = public as $$
declare
  of_detail bigint := case when tg_op = 'DELETE' then old.material_detail_id else new.material_detail_id end;
begin
  perform count_fees(line_id) from material_order_detail where id = of_detail;
  return null;
end $$;
create trigger follow_fee after insert or update of quantity on document_line for each row
  when (new.shared and new.material_detail_id is not null and new.source_line_id is null) execute function follow_fee();
create trigger follow_fee_gone after delete on document_line for each row
  when (old.shared and old.material_detail_id is not null and old.source_line_id is null) execute function follow_fee();

-- Counted from the order on, so that a look at it before a bill has something to hold.
create function begin_fees() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into fee_progress (line_id, issuer_id, receiver_id)
  select l.id, l.issuer_id, l.receiver_id from document_line l where l.id = new.line_id and l.fee > 0
  on conflict (line_id) do nothing;
  return null;
end $$;
create trigger begin_fees after insert on material_order_detail for each row execute function begin_fees();
revoke execute on function fees_standing(bigint), count_fees(bigint) from public;

insert into fee_progress (line_id, issuer_id, receiver_id, ceiling, billed, credited)
select l.id, l.issuer_id, l.receiver_id, greatest(s.billed - s.credited, 1), greatest(s.billed, s.credited), s.credited
from document_line l, fees_standing(l.id) as s
where l.id in (select line_id from material_order_detail) and (l.fee > 0 or s.billed > 0);
