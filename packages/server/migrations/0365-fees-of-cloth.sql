-- Fees of cuts and swatches (domain §3.12, golden case 33, decision 0047). They lie beside the prices of a cloth, so that whoever
-- sees no price sees no fee; the line of an order keeps the one of the moment, and bills have a line for it that follows no
-- ordered line, since counters count lengths.
alter table catalogue_cloth add column cut_fee numeric(11, 2) check (cut_fee >= 0),
  add column swatch_fee numeric(11, 2) check (swatch_fee >= 0);
alter table material_price add column cut_fee numeric(11, 2), add column swatch_fee numeric(11, 2);
alter table document_line add column fee numeric(11, 2) check (fee >= 0);

create or replace function offer_cloth() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- Deleted or merged into another: what lies in stock or is ordered keeps its cloth.
    if exists (select from material_color c where c.material_id = old.id
      and (exists (select from material_lot l where l.color_id = c.id and (l.stock > 0 or l.reserved > 0 or l.incoming > 0))
        or exists (select from material_order_detail d where d.color_id = c.id))) then
      raise exception 'cloth % lies in stock or is ordered', old.id using errcode = 'foreign_key_violation', table = 'material_order_detail';
    end if;
    delete from material where id = old.id and user_group_id = old.user_group_id;
    return null;
  end if;
  insert into material (id, user_group_id, code, name, kind, weave, visibility, composition, width_cm, weight_gsm, finish, origin,
    certificates, care_codes, unit, currency, moq, min_cut, roll_length, lead_days, discarded_at)
  values (new.id, new.user_group_id, new.code, new.name, new.kind, new.weave, new.visibility, new.composition, new.width_cm,
    new.weight_gsm, new.finish, new.origin, new.certificates, new.care_codes, new.unit, new.currency, new.moq, new.min_cut,
    new.roll_length, new.lead_days, new.discarded_at)
  on conflict (id) do update set code = new.code, name = new.name, kind = new.kind, weave = new.weave,
    visibility = new.visibility, composition = new.composition, width_cm = new.width_cm, weight_gsm = new.weight_gsm,
    finish = new.finish, origin = new.origin, certificates = new.certificates, care_codes = new.care_codes, unit = new.unit,
    currency = new.currency, moq = new.moq, min_cut = new.min_cut, roll_length = new.roll_length, lead_days = new.lead_days,
    discarded_at = new.discarded_at, lock_version = material.lock_version + 1, updated_at = now();
  insert into material_price (material_id, user_group_id, tiers, cut_fee, swatch_fee)
  values (new.id, new.user_group_id, new.tiers, new.cut_fee, new.swatch_fee)
  on conflict (material_id) do update set tiers = new.tiers, cut_fee = new.cut_fee, swatch_fee = new.swatch_fee;
  delete from material_color where material_id = new.id
    and no not in (select c ->> 'no' from jsonb_array_elements(new.colors) as c);
  insert into material_color (user_group_id, material_id, no, name, hex, lab_l, lab_a, lab_b)
  select new.user_group_id, new.id, c ->> 'no', c ->> 'name', c ->> 'hex', lab.l, lab.a, lab.b
  from jsonb_array_elements(new.colors) with ordinality as given (c, turn), lateral lab_of(c ->> 'hex') as lab order by turn
  on conflict (material_id, no) do update set name = excluded.name, hex = excluded.hex, lab_l = excluded.lab_l,
    lab_a = excluded.lab_a, lab_b = excluded.lab_b;
  return null;
end $$;

-- What was issued keeps what it bills: of goods its delivery, of cloth its sent line.
create or replace function refuse_unagreed_billing() returns trigger language plpgsql as $$
begin
  perform assert_agreed(array(
    select distinct document_id from (
      (select id, document_id, tax_percent, delivered_on, delivery_line_id, material_detail_id, fee from old_rows where shared
      except select id, document_id, tax_percent, delivered_on, delivery_line_id, material_detail_id, fee from new_rows)
      union all
      (select id, document_id, tax_percent, delivered_on, delivery_line_id, material_detail_id, fee from new_rows where shared
      except select id, document_id, tax_percent, delivered_on, delivery_line_id, material_detail_id, fee from old_rows)
    ) as differing));
  return null;
end $$;

-- What of a sent line its buyer does not keep: claimed and not refused. Of a credit only what no credit note took back, for
-- notes count what they take back themselves.
create or replace function cloth_given_back(detail material_order_detail) returns numeric language sql stable security definer
set search_path = public as $$
  select case
    when detail.status <> 'claimed' or detail.claim_answer = 'refused' then 0
    when detail.claim_answer = 'credit' then greatest(coalesce(detail.claim_quantity, detail.net_length) - (
      select coalesce(sum(l.quantity), 0) from document_line l join document n on n.id = l.document_id
      where l.material_detail_id = detail.id and l.source_line_id is not null and n.noun = 'credit_note'
        and n.status in ('issued', 'confirmed')), 0)
    else coalesce(detail.claim_quantity, detail.net_length) end
$$;
