-- What lists and the palette look through, folded when it is written (domain §4.14). Folding is a hundred times the work
-- of looking: a search through 200,000 colours took seconds. It is also no leakproof function, so that row-level security
-- kept the palette from its indexes; of what is stored, the plain comparison of texts is enough.
create function folded_sum(variadic columns text[]) returns text language sql immutable as $$
  select string_agg(format('coalesce(%I, '''')', c), ' || '' '' || ') from unnest(columns) c $$;

create procedure keep_folded_words(place text, variadic columns text[]) language plpgsql as $$
begin
  execute format('alter table %I add column folded_words text collate "C" generated always as (folded(%s)) stored', place,
    folded_sum(variadic columns));
end $$;

call keep_folded_words('brand', 'name', 'code');
call keep_folded_words('sub_brand', 'name', 'code');
call keep_folded_words('color', 'code', 'name', 'name_en', 'name_zh', 'pantone', 'family');
call keep_folded_words('size', 'code', 'name', 'set_name', 'jis_ref');
call keep_folded_words('fabric', 'name', 'name_en', 'name_zh', 'fibre');
call keep_folded_words('part_name', 'name', 'name_en', 'name_zh');
call keep_folded_words('care_instruction', 'name', 'name_en', 'name_zh');
call keep_folded_words('care_attention', 'name', 'name_en', 'name_zh');
call keep_folded_words('wash_tag_symbol_set', 'name', 'edition');
call keep_folded_words('sku_group', 'name');
call keep_folded_words('contract_format', 'name', 'paper', 'locale', 'notes');
call keep_folded_words('invoice_format', 'name', 'paper', 'locale', 'notes');
call keep_folded_words('order_sheet_format', 'name', 'paper', 'locale', 'notes');
call keep_folded_words('currency_conversion', 'from_currency', 'to_currency', 'kind');
call keep_folded_words('payment_term_definition', 'name', 'basis', 'holiday_shift', 'method', 'fee_bearer', 'note');
call keep_folded_words('extension_field_definition', 'name', 'key', 'target', 'type', 'name_en', 'name_zh', 'formula',
  'unit');
call keep_folded_words('raw_material', 'code', 'name', 'kind', 'unit', 'currency', 'supplier_name', 'note');
call keep_folded_words('catalogue_cloth', 'code', 'name', 'visibility', 'kind', 'weave', 'finish', 'origin', 'unit',
  'currency', 'note');
call keep_folded_words('production', 'style_no', 'name');

do $$
declare
  master text;
begin
  foreach master in array array['brand', 'sub_brand', 'color', 'size', 'fabric', 'part_name', 'care_instruction',
    'care_attention', 'wash_tag_symbol_set', 'sku_group', 'contract_format', 'invoice_format', 'order_sheet_format',
    'raw_material'] loop
    execute format('drop index %I', master || '_found_by_name');
    execute format('alter table %I add column folded_name text collate "C" generated always as (left(folded(name), 24)) stored',
      master);
    execute format('create index %I on %I (user_group_id, folded_name)', master || '_found_by_name', master);
  end loop;
  foreach master in array array['brand', 'sub_brand', 'color', 'size', 'raw_material'] loop
    execute format('drop index %I', master || '_found_by_code');
    execute format('alter table %I add column folded_code text collate "C" generated always as (left(folded(code), 24)) stored',
      master);
    execute format('create index %I on %I (user_group_id, folded_code)', master || '_found_by_code', master);
  end loop;
end $$;

drop procedure keep_folded_words;
drop function folded_sum;
