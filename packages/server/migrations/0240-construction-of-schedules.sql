-- Whether the goods of a schedule are sewn of cloth or knitted: knit and cloth word their steps differently (domain §3.4).
alter table production_schedule add column construction text collate "C" not null default 'cloth' check (
  construction in ('cloth', 'knit'));
