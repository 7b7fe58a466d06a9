-- Invoices between two organisations (domain §3.7): what a seller asks for goods that the buyer accepted, with the tax of
-- each rate. What is billed is counted on the lines of the order, whose checks are the law of quantities (domain §4.2).

create table invoice (
  document_id bigint primary key references document on delete cascade,
  period_start date,
  period_end date,
  due_on date,
  -- as it was when the invoice was written; null of an issuer who is not registered
  registration_number text collate "C",
  -- of an invoice that the buyer writes: when both agreed that so many days of silence confirm it
  silence_agreed_on date,
  silence_days int check (silence_days between 1 and 60),
  remarks text,
  -- of an invoice that the buyer wrote: when the seller was shown what it says
  shown_on date,
  -- what the buyer found, and what stays undisputed of it, tax included
  dispute_kinds text collate "C",
  matched_total numeric(18, 4)
);
call priced_head('invoice');
call document_kind('invoice', 'shown_on', 'dispute_kinds', 'matched_total');

alter table document_line
  add column tax_percent numeric(5, 2) check (tax_percent between 0 and 100),
  add column delivered_on date,
  -- the line of a delivery whose accepted goods it bills
  add column delivery_line_id bigint references document_line;
create index on document_line (delivery_line_id) where delivery_line_id is not null;

-- What is taken back was there before: nobody credits more than was billed.
alter table line_progress add constraint credited_within_billed check (credited <= billed);

-- A line that was issued keeps its rate, its day and the delivery it bills, like all that both have seen. Compared by
-- itself, beside the columns of every kind.
create function refuse_unagreed_billing() returns trigger language plpgsql as $$
begin
  perform assert_agreed(array(
    select distinct document_id from (
      (select id, document_id, tax_percent, delivered_on, delivery_line_id from old_rows where shared
      except select id, document_id, tax_percent, delivered_on, delivery_line_id from new_rows)
      union all
      (select id, document_id, tax_percent, delivered_on, delivery_line_id from new_rows where shared
      except select id, document_id, tax_percent, delivered_on, delivery_line_id from old_rows)
    ) as differing));
  return null;
end $$;
create trigger agreed_billing after update on document_line referencing old table as old_rows new table as new_rows
  for each statement execute function refuse_unagreed_billing();
