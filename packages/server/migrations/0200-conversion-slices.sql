-- A conversion goes through its rows in small transactions, each from where the last one ended: looking for the next rows
-- from the start again went past all that were done, and took longer with each.
alter table converter_run add column reached int;
-- Rows of one record are found in one pass through all rows.
drop index converter_row_run_id_key_idx;

-- The last place among archived records, as the index of the others tells theirs: new records come after both.
do $$
declare
  master text;
begin
  foreach master in array array['color', 'size', 'fabric', 'part_name', 'care_instruction', 'care_attention',
    'wash_tag_symbol_set', 'sku_group', 'contract_format', 'invoice_format', 'order_sheet_format', 'currency_conversion',
    'raw_material', 'catalogue_cloth'] loop
    execute format('create index %I on %I (user_group_id, position) where discarded_at is not null',
      master || '_last_archived', master);
  end loop;
end $$;
create index vendor_material_in_order on vendor_material (vendor_id, position);
-- How many rows a run has is told to the planner once they are read: a small sample says it.
alter table converter_row alter run_id set statistics 10, alter user_group_id set statistics 10, alter row set statistics 10;
