-- Limits of organisations that are kept: how many bytes they store, and which days are closed. And what people want to
-- be told of, and how.

-- What every upload took, once, however many records show it.
create table stored_file (
  user_group_id bigint not null references user_group on delete cascade,
  storage_key text collate "C" not null,
  size bigint not null,
  created_at timestamptz not null default now(),
  primary key (user_group_id, storage_key)
);
alter table stored_file enable row level security;
alter table stored_file force row level security;
create policy own on stored_file using (user_group_id = current_user_group_id());
grant select, insert, update, delete on stored_file to tsumugi_app;

-- Files that were there before they were counted.
create function count_stored_files() returns void language sql as $$
  insert into stored_file (user_group_id, storage_key, size)
  select user_group_id, storage_key, max(size) from (
    select user_group_id, storage_key, size from merchandising_file
    union all select user_group_id, storage_key, size from group_relation_document
    union all select user_group_id, storage_key, size from organisation_image
    union all select user_group_id, storage_key, size from record_file
  ) as kept where storage_key is not null and size is not null group by 1, 2
  on conflict do nothing
$$;
select count_stored_files();

-- Nothing dated within closed days is written, changed or deleted (domain §4.12). A row belongs to the table by
--   create trigger closed before insert or update or delete on <table>
--     for each row execute function refuse_closed('<column of the date>', '<1 day | 1 month>', '<column of the organisation>');
-- A month is closed with its last day; a record of two organisations has one trigger for each.
create function refuse_closed() returns trigger language plpgsql as $$
declare
  version jsonb;
  closed_until date;
begin
  foreach version in array array[case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end] loop
    select closing_lock_on into closed_until from user_group_admin_config where user_group_id = (version ->> tg_argv[2])::bigint;
    if ((version ->> tg_argv[0])::date + tg_argv[1]::interval)::date - 1 <= closed_until then
      raise exception 'closed until %', closed_until using errcode = 'TS422', detail = closed_until::text, column = tg_argv[0];
    end if;
  end loop;
  return coalesce(new, old);
end $$;
create trigger closed before insert or update or delete on merchandising_budget
  for each row execute function refuse_closed('period', '1 month', 'user_group_id');
create trigger closed before insert or update or delete on merchandising_result
  for each row execute function refuse_closed('period', '1 month', 'user_group_id');

-- Decided when somebody is told: on screen only, by a mail at once, or in the next morning's mail.
alter table notification
  add channel text not null default 'mail' check (channel in ('screen', 'mail', 'digest')),
  add mailed_at timestamptz;
-- One morning's mail waits per person and organisation.
create unique index outbox_digest on outbox (payload) where kind = 'notification_digest' and done_at is null and failed_at is null;
