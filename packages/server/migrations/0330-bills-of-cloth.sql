-- Bills of cloth (domain §3.12, decision 0042): an ordered line with a price is counted like every line that is billed, from what
-- became of its cloth, so that the checks of the counters hold its bills. Lines of invoices and credit notes name the sent line.
alter table document_line add column material_detail_id bigint references material_order_detail;
create index on document_line (material_detail_id) where material_detail_id is not null;

-- What was issued keeps what it bills: of goods its delivery, of cloth its sent line.
create or replace function refuse_unagreed_billing() returns trigger language plpgsql as $$
begin
  perform assert_agreed(array(
    select distinct document_id from (
      (select id, document_id, tax_percent, delivered_on, delivery_line_id, material_detail_id from old_rows where shared
      except select id, document_id, tax_percent, delivered_on, delivery_line_id, material_detail_id from new_rows)
      union all
      (select id, document_id, tax_percent, delivered_on, delivery_line_id, material_detail_id from new_rows where shared
      except select id, document_id, tax_percent, delivered_on, delivery_line_id, material_detail_id from old_rows)
    ) as differing));
  return null;
end $$;

-- What of a sent line its buyer does not keep: claimed and not refused. Of a credit only what no credit note took back, for
-- notes count what they take back themselves.
create function cloth_given_back(detail material_order_detail) returns numeric language sql stable security definer
set search_path = public as $$
  select case
    when detail.status <> 'claimed' or detail.claim_answer = 'refused' then 0
    when detail.claim_answer = 'credit' then greatest(coalesce(detail.claim_quantity, detail.net_length) - (
      select coalesce(sum(l.quantity), 0) from document_line l join document n on n.id = l.document_id
      where l.material_detail_id = detail.id and n.noun = 'credit_note' and n.status in ('issued', 'confirmed')), 0)
    else coalesce(detail.claim_quantity, detail.net_length) end
$$;

-- The counters of an ordered line. Rolls hold what they hold, so the ceiling follows them; what is billed stays accepted, and a
-- credit note takes it back. Swatches are free: nothing of them is counted.
create function count_cloth(ordered_line bigint) returns void language sql security definer set search_path = public as $$
  insert into line_progress as p (line_id, document_id, issuer_id, receiver_id, billing_policy, ordered, ceiling, shipped,
    received, accepted)
  select l.id, l.document_id, l.issuer_id, l.receiver_id, 'delivered', l.quantity, greatest(l.quantity, s.shipped), s.shipped,
    s.received, s.received - s.given_back
  from document_line l, lateral (
    select coalesce(sum(d.net_length) filter (where d.status in ('shipped', 'received', 'claimed')), 0) as shipped,
      coalesce(sum(d.net_length) filter (where d.status in ('received', 'claimed')), 0) as received,
      coalesce(sum(cloth_given_back(d)), 0) as given_back
    from material_order_detail d where d.line_id = l.id) as s
  where l.id = ordered_line and l.unit_price > 0
  on conflict (line_id) do update set ceiling = excluded.ceiling, shipped = excluded.shipped, received = excluded.received,
    accepted = greatest(excluded.accepted, p.billed - p.credited)
$$;

create function follow_cloth() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform count_cloth(new.line_id);
  return null;
end $$;
revoke execute on function cloth_given_back(material_order_detail), count_cloth(bigint) from public;
create trigger follow_cloth after insert or update on material_order_detail for each row execute function follow_cloth();
select count_cloth(line_id) from (select distinct line_id from material_order_detail) as ordered;
