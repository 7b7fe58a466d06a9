-- A claim answered with a replacement (domain §3.12) makes a line of its own in the same order: it holds a lot and is allocated,
-- cut and sent as every line is. It stands for the claimed one, so an ordered line may now have several; each claim has one.
alter table material_order_detail drop constraint material_order_detail_line_id_key;
alter table material_order_detail add column replaces_id bigint unique references material_order_detail;
create unique index on material_order_detail (line_id) where replaces_id is null;
create index on material_order_detail (line_id);
create trigger whose_replacement before update on material_order_detail for each row
  when (old.replaces_id is distinct from new.replaces_id) execute function refuse_change();
