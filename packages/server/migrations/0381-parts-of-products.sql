-- Whether a product of the map stands in a category, and whether it has a picture: what home counts and what the list of products
-- without a place looks for, among 200,000 that have both. Kept by the write of categories and files.
alter table merchandising
  add column has_category boolean not null default false,
  add column has_picture boolean not null default false;

create function keep_parts_of_products() returns trigger language plpgsql security definer set search_path = public as $$
declare
  ids bigint[] := '{}';
  more bigint[];
begin
  if tg_op <> 'INSERT' then
    select array_agg(merchandising_id) into more from old_rows;
    ids := ids || more;
  end if;
  if tg_op <> 'DELETE' then
    select array_agg(merchandising_id) into more from new_rows;
    ids := ids || more;
  end if;
  -- The product is held first, and looked at anew after: what another wrote of it meanwhile counts as well.
  perform from merchandising where id = any(ids) order by id for no key update;
  update merchandising m set has_category = p.has_category, has_picture = p.has_picture
  from (select x.id, exists (select from merchandising_category c where c.merchandising_id = x.id) as has_category,
      exists (select from merchandising_file f where f.merchandising_id = x.id and f.is_primary) as has_picture
    from unnest(ids) as x(id)) p
  where m.id = p.id and (m.has_category, m.has_picture) <> (p.has_category, p.has_picture);
  return null;
end $$;
revoke execute on function keep_parts_of_products from public;

do $$
declare
  part text;
begin
  foreach part in array array['merchandising_category', 'merchandising_file'] loop
    execute format('create trigger parts_inserted after insert on %I referencing new table as new_rows
      for each statement execute function keep_parts_of_products()', part);
    execute format('create trigger parts_updated after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function keep_parts_of_products()', part);
    execute format('create trigger parts_deleted after delete on %I referencing old table as old_rows
      for each statement execute function keep_parts_of_products()', part);
  end loop;
end $$;

-- Looks anew: for those that stand already, and where the triggers were off.
create function refind_parts_of_products() returns void language sql security definer set search_path = public as $$
  update merchandising m set has_category = p.has_category, has_picture = p.has_picture
  from (select x.id, exists (select from merchandising_category c where c.merchandising_id = x.id) as has_category,
      exists (select from merchandising_file f where f.merchandising_id = x.id and f.is_primary) as has_picture
    from merchandising x) p
  where m.id = p.id and (m.has_category, m.has_picture) <> (p.has_category, p.has_picture) $$;
revoke execute on function refind_parts_of_products from public;
alter table merchandising no force row level security;
select refind_parts_of_products();
alter table merchandising force row level security;

-- Products without a place, and those that are still to be released, by the day of it.
create index merchandising_without_place on merchandising (user_group_id, brand_id, id)
  where discarded_at is null and not template and status <> 'closed' and (release_on is null or not has_category);
create index merchandising_to_release on merchandising (user_group_id, release_on)
  include (brand_id, status, has_category, has_picture)
  where discarded_at is null and not template and status not in ('dropped', 'closed', 'released');
