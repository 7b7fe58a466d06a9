-- Credit notes (domain §3.7, trade-law D): what a seller takes back of what was billed. What is credited is counted on the
-- lines of the order, never more than was billed there.

create table credit_note (
  document_id bigint primary key references document on delete cascade,
  credit_reason text collate "C" not null default 'goods_returned'
    check (credit_reason in ('goods_returned', 'price_too_high', 'quantity_short', 'agreed_reduction')),
  -- when the goods came back or the reduction was agreed, and when they had been sold
  returned_on date,
  sold_on date,
  invoice_number text collate "C",
  -- as it was when the note was written; null of an issuer who is not registered
  registration_number text collate "C",
  remarks text
);
call priced_head('credit_note');
call document_kind('credit_note');
