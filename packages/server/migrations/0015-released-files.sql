-- The bytes of a file go once no record shows it. A file that is shown is known by its row in stored_file, and that row
-- stays for as long as anything names it: whoever copies a record meanwhile waits, and finds it or does not.

-- Files that were never measured weigh nothing, but are known.
create or replace function count_stored_files() returns void language sql as $$
  insert into stored_file (user_group_id, storage_key, size)
  select user_group_id, storage_key, coalesce(max(size), 0) from (
    select user_group_id, storage_key, size from merchandising_file
    union all select user_group_id, storage_key, size from group_relation_document
    union all select user_group_id, storage_key, size from organisation_image
    union all select user_group_id, storage_key, size from record_file
    union all select user_group_id, storage_key, null from brand_image
    union all select user_group_id, storage_key, null from exhibition_item_picture
  ) as kept where storage_key is not null group by 1, 2
  on conflict do nothing
$$;
select count_stored_files();

-- A minute later: whoever reads the file at this moment gets it.
create function release_file() returns trigger language plpgsql as $$
begin
  insert into outbox (kind, payload, due_at) values
    ('forget_file', jsonb_build_object('userGroupId', old.user_group_id, 'storageKey', old.storage_key), now() + interval '1 minute');
  return null;
end $$;

do $$
declare
  holder text;
begin
  foreach holder in array array['merchandising_file', 'brand_image', 'exhibition_item_picture', 'group_relation_document',
    'organisation_image', 'record_file'] loop
    execute format('alter table %I add constraint %I foreign key (user_group_id, storage_key) references stored_file deferrable', holder, holder || '_stored');
    execute format('create index on %I (storage_key, user_group_id)', holder);
    execute format('create trigger released after delete on %I for each row when (old.storage_key is not null) execute function release_file()', holder);
    execute format('create trigger exchanged after update of storage_key on %I for each row
      when (old.storage_key is not null and old.storage_key is distinct from new.storage_key) execute function release_file()', holder);
  end loop;
end $$;
