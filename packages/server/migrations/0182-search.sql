-- What the palette finds records by (domain §3.19, §4.14): one row for every beginning of a word of a record, for each
-- organisation that may see it. A beginning is found by its range in one index, tenant first, and reading ends after the
-- few that are shown, however many there are. A table of trigrams was the alternative: it reads all that match before it
-- answers the first, and knows nothing of words of two characters, which is what names in Japanese are made of.
create table search_word (
  user_group_id bigint not null references user_group on delete cascade,
  noun text collate "C" not null,
  word text collate "C" not null,
  record_id bigint not null,
  primary key (user_group_id, noun, word, record_id)
);
create index on search_word (noun, record_id);
alter table search_word enable row level security;
alter table search_word force row level security;
create policy own on search_word for select to tsumugi_app using (user_group_id = current_user_group_id());
grant select on search_word to tsumugi_app;

-- Beginnings of words, folded and at most 12 characters long: at each character of scripts that have no spaces, and in
-- others after what is no letter or digit, and where digits follow letters.
create function search_words(written text) returns text[] language sql immutable parallel safe set search_path = public as $$
  select coalesce(array_agg(word), '{}') from (
    select distinct left(substr(piece, at), 12) collate "C" as word
    from (select folded(p) as piece from regexp_split_to_table(written, '[[:space:]・/／,、()（）「」]+') as p limit 24) pieces
      cross join lateral generate_series(1, least(length(piece), 40)) as at
    where at = 1
      or ascii(substr(piece, at, 1)) > 126 and length(piece) > at
      or substr(piece, at, 1) ~ '[a-z0-9]' and substr(piece, at - 1, 1) !~ '[a-z0-9]'
      or substr(piece, at, 1) ~ '[0-9]' and substr(piece, at - 1, 1) ~ '[a-z]'
    limit 48) found $$;

-- Who may find a record, and by which text: both parties of a document by their partner's name as well, and nobody what
-- only its author sees.
create function search_entries(record jsonb, usual_noun text, columns text[])
  returns table (user_group_id bigint, noun text, words text) language sql immutable set search_path = public as $$
  select seer.id, coalesce(record ->> 'noun', usual_noun),
    concat_ws(' ', (select string_agg(record ->> c, ' ') from unnest(columns) c), seer.partner)
  from (
    select (record ->> 'user_group_id')::bigint, null
      where record ? 'user_group_id' and record ->> 'discarded_at' is null
    union all
    select (record ->> 'issuer_id')::bigint, record ->> 'receiver_name'
      where (record ->> 'shared')::boolean or record ->> 'author_id' = record ->> 'issuer_id'
    union all
    select (record ->> 'receiver_id')::bigint, record ->> 'issuer_name'
      where record ->> 'receiver_id' is not null
        and ((record ->> 'shared')::boolean or record ->> 'author_id' = record ->> 'receiver_id')
  ) seer (id, partner) $$;

-- Keeps the words of a table: `call searched('production', 'style_no', 'name')`. Only the system writes them, because a
-- document is found by its other party as well.
create function keep_search_words() returns trigger language plpgsql security definer set search_path = public as $$
declare
  columns text[] := tg_argv[1:];
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    insert into search_word (user_group_id, noun, word, record_id)
      select e.user_group_id, e.noun, w, n.id
      from new_rows n, search_entries(to_jsonb(n), tg_argv[0], columns) e, unnest(search_words(e.words)) w
      on conflict do nothing;
    return null;
  end if;
  if tg_op = 'DELETE' then
    delete from search_word s using old_rows o
      where s.record_id = o.id and s.noun = coalesce(to_jsonb(o) ->> 'noun', tg_argv[0]);
    return null;
  end if;
  select array_agg(n.id) into ids from new_rows n join old_rows o on o.id = n.id
    where array(select e.user_group_id || ' ' || e.words from search_entries(to_jsonb(n), tg_argv[0], columns) e order by 1)
      is distinct from array(
        select e.user_group_id || ' ' || e.words from search_entries(to_jsonb(o), tg_argv[0], columns) e order by 1);
  if ids is null then
    return null;
  end if;
  delete from search_word s using new_rows n
    where n.id = any(ids) and s.record_id = n.id and s.noun = coalesce(to_jsonb(n) ->> 'noun', tg_argv[0]);
  insert into search_word (user_group_id, noun, word, record_id)
    select e.user_group_id, e.noun, w, n.id
    from new_rows n, search_entries(to_jsonb(n), tg_argv[0], columns) e, unnest(search_words(e.words)) w
    where n.id = any(ids) on conflict do nothing;
  return null;
end $$;
revoke execute on function keep_search_words from public;

create procedure searched(place text, variadic columns text[]) language plpgsql as $$
declare
  given text := (select string_agg(quote_literal(c), ', ') from unnest(columns) c);
begin
  execute format('create trigger search_inserted after insert on %I referencing new table as new_rows
    for each statement execute function keep_search_words(%L, %s)', place, place, given);
  execute format('create trigger search_updated after update on %I referencing old table as old_rows new table as new_rows
    for each statement execute function keep_search_words(%L, %s)', place, place, given);
  execute format('create trigger search_deleted after delete on %I referencing old table as old_rows
    for each statement execute function keep_search_words(%L, %s)', place, place, given);
  execute format('insert into search_word (user_group_id, noun, word, record_id)
    select e.user_group_id, e.noun, w, n.id from %I n, search_entries(to_jsonb(n), %L, array[%s]) e,
      unnest(search_words(e.words)) w on conflict do nothing', place, place, given);
end $$;
revoke execute on procedure searched from public;

call searched('document', 'number', 'title');
call searched('merchandising', 'code', 'name');
call searched('production', 'style_no', 'name');
call searched('project', 'name');
call searched('exhibition', 'name');
call searched('recruitment', 'number', 'title');
call searched('transport', 'name', 'waybill', 'container');

-- Masters are brought in by the ten thousands: they are found by the beginnings of code and name alone, which costs a
-- write one entry.
do $$
declare
  master text;
begin
  foreach master in array array['brand', 'sub_brand', 'color', 'size', 'fabric', 'part_name', 'care_instruction',
    'care_attention', 'wash_tag_symbol_set', 'sku_group', 'contract_format', 'invoice_format', 'order_sheet_format',
    'raw_material'] loop
    execute format('create index %I on %I (user_group_id, (left(folded(name), 24) collate "C"))',
      master || '_found_by_name', master);
  end loop;
  foreach master in array array['brand', 'sub_brand', 'color', 'size', 'raw_material'] loop
    execute format('create index %I on %I (user_group_id, (left(folded(code), 24) collate "C"))',
      master || '_found_by_code', master);
  end loop;
end $$;
