-- The palette finds what was shared as well (domain §3.19, §4.14): partners keep the words of a product they make or were
-- invited to, of a recruitment they were asked to answer, of a transport with their goods on board and of a label they were
-- shown. Whether they may see the record today is asked of the record itself, by its policies and by the search.
create view search_seer (noun, record_id, seer_id) as
  select 'production', p.production_id, p.supplier_group_id from phase p where p.supplier_group_id is not null
  union
  select 'production', s.production_id, s.sharee_group_id from production_share s
  union all
  select 'recruitment', i.recruitment_id, i.invitee_id from recruitment_invitation i
  union all
  select distinct 'transport', t.transport_id, party.id from transport_delivery t join document d on d.id = t.document_id
    cross join lateral (values (d.issuer_id), (d.receiver_id)) party (id)
    where party.id is not null
  union all
  select 'quality_labeling', l.id, s.sharee_group_id
    from quality_labeling l join quality_labeling_share s on s.family_id = l.family_id;
revoke all on search_seer from public;

-- A recruitment's number counts its recruiter's recruitments: it is the recruiter's alone.
create function shared_words(record jsonb, columns text[]) returns text[] language sql immutable set search_path = public as $$
  select search_words((select string_agg(record ->> c, ' ') from unnest(columns) c
    where c <> 'number' or not record ? 'nda_revision')) $$;

-- As it stood (0182), and the same words for those who share the record.
create or replace function keep_search_words() returns trigger language plpgsql security definer set search_path = public as $$
declare
  columns text[] := tg_argv[1:];
  ids bigint[];
begin
  if tg_op = 'DELETE' then
    delete from search_word s using old_rows o
      where s.record_id = o.id and s.noun = coalesce(to_jsonb(o) ->> 'noun', tg_argv[0]);
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into search_word (user_group_id, noun, word, record_id)
      select e.user_group_id, e.noun, w, n.id
      from new_rows n, search_entries(to_jsonb(n), tg_argv[0], columns) e, unnest(search_words(e.words)) w
      on conflict do nothing;
    if tg_argv[0] = 'quality_labeling' then
      select array_agg(n.id) into ids from new_rows n;
    end if;
  else
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
  end if;
  if ids is not null and tg_argv[0] in ('production', 'recruitment', 'transport', 'quality_labeling') then
    insert into search_word (user_group_id, noun, word, record_id)
      select s.seer_id, s.noun, w, n.id
      from new_rows n join search_seer s on s.noun = tg_argv[0] and s.record_id = n.id,
        unnest(shared_words(to_jsonb(n), columns)) w
      where n.id = any(ids) and to_jsonb(n) ->> 'discarded_at' is null on conflict do nothing;
  end if;
  return null;
end $$;

-- Words follow what a record is shared by: `call search_follows('production_share', 'production_id', 'sharee_group_id',
-- 'production', 'id', 'style_no', 'name')`. Nobody loses them who shares the record in another way.
create function keep_shared_words() returns trigger language plpgsql security definer set search_path = public as $$
declare
  key text := tg_argv[0];
  seer text := tg_argv[1];
  place text := tg_argv[2];
  columns text[] := tg_argv[4:];
  keys bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct (to_jsonb(n) ->> key)::bigint) into keys from new_rows n where to_jsonb(n) ->> seer is not null;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct (to_jsonb(o) ->> key)::bigint) into keys from old_rows o where to_jsonb(o) ->> seer is not null;
  else
    select array_agg(distinct (to_jsonb(n) ->> key)::bigint) into keys from new_rows n join old_rows o on o.id = n.id
      where (to_jsonb(n) ->> seer) is distinct from (to_jsonb(o) ->> seer);
  end if;
  if keys is null then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    execute format('delete from search_word w using %I r where r.%I = any($1) and w.noun = %L and w.record_id = r.id
      and w.user_group_id <> r.user_group_id
      and not exists (select from search_seer s where s.noun = %L and s.record_id = r.id and s.seer_id = w.user_group_id)',
      place, tg_argv[3], place, place) using keys;
  end if;
  if tg_op <> 'DELETE' then
    execute format('insert into search_word (user_group_id, noun, word, record_id)
      select s.seer_id, s.noun, w, r.id from %I r join search_seer s on s.noun = %L and s.record_id = r.id,
        unnest(shared_words(to_jsonb(r), $2)) w
      where r.%I = any($1) and to_jsonb(r) ->> ''discarded_at'' is null on conflict do nothing',
      place, place, tg_argv[3]) using keys, columns;
  end if;
  return null;
end $$;
revoke execute on function keep_shared_words from public;

create procedure search_follows(sharing text, key text, seer text, place text, place_key text, variadic columns text[])
  language plpgsql as $$
declare
  given text := (select string_agg(quote_literal(c), ', ' order by at)
    from unnest(array[key, seer, place, place_key] || columns) with ordinality each (c, at));
begin
  execute format('create trigger search_shared after insert on %I referencing new table as new_rows
    for each statement execute function keep_shared_words(%s)', sharing, given);
  execute format('create trigger search_unshared after delete on %I referencing old table as old_rows
    for each statement execute function keep_shared_words(%s)', sharing, given);
  if sharing = 'phase' then
    execute format('create trigger search_reshared after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function keep_shared_words(%s)', sharing, given);
  end if;
  execute format('insert into search_word (user_group_id, noun, word, record_id)
    select s.seer_id, s.noun, w, r.id from %I r join search_seer s on s.noun = %L and s.record_id = r.id,
      unnest(shared_words(to_jsonb(r), array[%s])) w
    where to_jsonb(r) ->> ''discarded_at'' is null on conflict do nothing', place, place,
    (select string_agg(quote_literal(c), ', ') from unnest(columns) c));
end $$;
revoke execute on procedure search_follows from public;

call searched('quality_labeling', 'style_no', 'item_name');
call search_follows('phase', 'production_id', 'supplier_group_id', 'production', 'id', 'style_no', 'name');
call search_follows('production_share', 'production_id', 'sharee_group_id', 'production', 'id', 'style_no', 'name');
call search_follows('recruitment_invitation', 'recruitment_id', 'invitee_id', 'recruitment', 'id', 'number', 'title');
call search_follows('transport_delivery', 'transport_id', 'document_id', 'transport', 'id', 'name', 'waybill', 'container');
call search_follows('quality_labeling_share', 'family_id', 'sharee_group_id', 'quality_labeling', 'family_id', 'style_no',
  'item_name');
