-- What is in which carton of a delivery (domain §3.8): ranges of cartons that are packed alike, with what is in each of a
-- range by line of the order. Frozen with the delivery when it is shipped, as its lines are.
alter table delivery
  add column packing jsonb not null default '[]' check (jsonb_typeof(packing) = 'array'),
  add column gross_kg numeric(9, 3) check (gross_kg >= 0),
  add column carrier text,
  add column waybill text collate "C";
