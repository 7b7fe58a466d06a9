-- How many rows of each action the audit of an organisation has, as its pages say it: kept by the write, because a history is never
-- shortened. Who appends holds the organisation's chain until the commit (append_audit), so that no writer waits for this besides.
create table audit_tally (
  user_group_id bigint not null references user_group on delete cascade,
  action text collate "C" not null,
  count bigint not null,
  primary key (user_group_id, action)
);

create function keep_audit_tally() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    insert into audit_tally as kept (user_group_id, action, count)
      select user_group_id, action, count(*) from new_rows where user_group_id is not null group by 1, 2 order by 1, 2
      on conflict (user_group_id, action) do update set count = kept.count + excluded.count;
  else
    update audit_tally t set count = t.count - gone.count
      from (select user_group_id, action, count(*) as count from old_rows group by 1, 2) gone
      where t.user_group_id = gone.user_group_id and t.action = gone.action;
  end if;
  return null;
end $$;
revoke execute on function keep_audit_tally from public;

create trigger tally_inserted after insert on audit_event referencing new table as new_rows
  for each statement execute function keep_audit_tally();
create trigger tally_deleted after delete on audit_event referencing old table as old_rows
  for each statement execute function keep_audit_tally();

-- Counts anew: for those that stand already, and where the triggers were off.
create function recount_audit_tally() returns void language sql as $$
  delete from audit_tally;
  insert into audit_tally (user_group_id, action, count)
    select user_group_id, action, count(*) from audit_event where user_group_id is not null group by 1, 2 $$;
revoke execute on function recount_audit_tally from public;
select recount_audit_tally();

alter table audit_tally enable row level security;
alter table audit_tally force row level security;
create policy own on audit_tally for select to tsumugi_app using (user_group_id = current_user_group_id());
grant select on audit_tally to tsumugi_app;
