-- Requests to quote, estimations, and what an order says by law: prices with discounts and rates of tax, terms of payment,
-- materials, and what cannot be fixed yet. Parts of a field that nothing is searched by stand in one column.

-- What a document comes to beside its amount: of kinds whose lines have a rate of tax. The totals hold one row per rate.
alter table document add column tax_rounding text not null default 'down' check (tax_rounding in ('down', 'half_up', 'up')),
  add column tax numeric(18, 4), add column total numeric(18, 4), add column payable numeric(18, 4), add column tax_totals jsonb;

alter table document_line
  add column line_kind text collate "C" not null default 'goods'
    check (line_kind in ('goods', 'service', 'freight', 'discount', 'rounding')),
  add column discount numeric(16, 4) not null default 0 check (discount >= 0),
  add column tax_code text collate "C" not null default 'standard'
    check (tax_code in ('standard', 'reduced', 'exempt', 'export', 'out_of_scope')),
  add column price_reason text,
  add column chosen text collate "C" not null default 'yes' check (chosen in ('yes', 'no'));

-- A head with prices.
create procedure priced_head(kind text) language plpgsql as $$
begin
  execute format('alter table %I
    add column tax_mode text collate "C" not null default ''ex_tax'' check (tax_mode in (''ex_tax'', ''inc_tax'')),
    add column discount numeric(16, 4) not null default 0 check (discount >= 0),
    add column exchange_rate numeric(18, 8) check (exchange_rate > 0),
    add column rate_units int check (rate_units > 0),
    add column rate_kind text collate "C" check (rate_kind in (''TTM'', ''TTS'', ''TTB'', ''company'')),
    add column rate_on date', kind);
end $$;

create table estimation_request (
  document_id bigint primary key references document on delete cascade,
  reply_due date,
  basis text collate "C" not null default 'full_package' check (basis in ('full_package', 'cmt', 'materials')),
  delivery_due date,
  delivery_place text,
  remarks text
);
call document_kind('estimation_request');

create table estimation (
  document_id bigint primary key references document on delete cascade,
  valid_until date,
  delivery_due date,
  delivery_place text,
  lead_days int check (lead_days between 0 and 999),
  incoterm text collate "C" check (incoterm in ('EXW', 'FCA', 'FOB', 'CIF', 'DAP', 'DDP')),
  breaks jsonb not null default '[]',
  terms jsonb,
  remarks text
);
call priced_head('estimation');
call document_kind('estimation');

alter table contract
  add column work_kind text collate "C" not null default 'manufacturing',
  add column inspection text collate "C" not null default 'required' check (inspection in ('required', 'none')),
  add column inspection_due text,
  add column terms jsonb,
  add column holiday_agreement_on date,
  add column payment_details jsonb,
  add column material_supply text collate "C" not null default 'none' check (material_supply in ('none', 'free', 'paid')),
  add column paid_materials jsonb not null default '[]',
  add column rights_transfer text,
  add column amount_formula text,
  add column undetermined jsonb not null default '{}';
call priced_head('contract');

-- What was issued is guarded in its new parts as in the old ones.
drop trigger agreed_change on document;
create trigger agreed_change before update on document for each row
  when (old.shared and (old.title, old.currency, old.quantity, old.amount, old.line_rounding, old.issuer_name, old.tax_rounding)
    is distinct from (new.title, new.currency, new.quantity, new.amount, new.line_rounding, new.issuer_name, new.tax_rounding)
    or old.shared and (old.receiver_name, old.source_id, old.issue_date, old.issued_at, old.id, old.tax, old.total, old.payable, old.tax_totals)
    is distinct from (new.receiver_name, new.source_id, new.issue_date, new.issued_at, new.id, new.tax, new.total, new.payable, new.tax_totals))
  execute function refuse_unagreed_head();

create or replace function refuse_unagreed_changed() returns trigger language plpgsql as $$
begin
  perform assert_agreed(array(
    select distinct document_id from (
      (select id, document_id, position, source_line_id, sku_id, item, colour, size, description, unit, quantity, unit_price, amount,
        line_kind, discount, tax_code, price_reason from old_rows where shared
      except select id, document_id, position, source_line_id, sku_id, item, colour, size, description, unit, quantity, unit_price, amount,
        line_kind, discount, tax_code, price_reason from new_rows)
      union all
      (select id, document_id, position, source_line_id, sku_id, item, colour, size, description, unit, quantity, unit_price, amount,
        line_kind, discount, tax_code, price_reason from new_rows where shared
      except select id, document_id, position, source_line_id, sku_id, item, colour, size, description, unit, quantity, unit_price, amount,
        line_kind, discount, tax_code, price_reason from old_rows)
    ) as differing));
  return null;
end $$;

-- A line names a SKU of one of its parties and of nobody else, whoever writes it.
create function refuse_foreign_skus() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (
    select from new_rows l join stock_keeping_unit k on k.id = l.sku_id join phase p on p.id = k.phase_id
    where p.user_group_id <> l.issuer_id and p.user_group_id is distinct from l.receiver_id
  ) then
    raise exception 'a line names a SKU of somebody else' using errcode = 'TS409';
  end if;
  return null;
end $$;
create trigger own_skus_added after insert on document_line referencing new table as new_rows
  for each statement execute function refuse_foreign_skus();
create trigger own_skus_changed after update on document_line referencing new table as new_rows
  for each statement execute function refuse_foreign_skus();
