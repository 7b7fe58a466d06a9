-- How many notifications somebody has, and how many of them are unread, as every page says them: kept by the write, because nobody
-- counts 200,000 to say a figure. Each write puts together the rows of the tally that no other holds, and adds what it changed to
-- them: nobody waits for another, and the sum of all rows is what there is.
create table notification_tally (
  id bigint generated always as identity primary key,
  user_group_id bigint not null references user_group on delete cascade,
  account_id bigint not null references account on delete cascade,
  count bigint not null,
  unread bigint not null
);
create index on notification_tally (user_group_id, account_id);

create function add_to_notification_tally(of_group bigint, of_account bigint, more bigint, more_unread bigint)
  returns void language sql as $$
  with free as (
    select id from notification_tally where user_group_id = of_group and account_id = of_account
    order by id limit 100 for update skip locked),
  gone as (delete from notification_tally where id = any(array(select id from free)) returning count, unread)
  insert into notification_tally (user_group_id, account_id, count, unread)
    select of_group, of_account, more + coalesce(sum(count), 0), more_unread + coalesce(sum(unread), 0) from gone $$;
revoke execute on function add_to_notification_tally from public;

create function keep_notification_tally() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    perform add_to_notification_tally(user_group_id, account_id, count(*), count(*) filter (where read_at is null))
      from new_rows group by user_group_id, account_id;
  elsif tg_op = 'DELETE' then
    -- Not of who is gone altogether: the tally went with them.
    perform add_to_notification_tally(o.user_group_id, o.account_id, -count(*), -count(*) filter (where o.read_at is null))
      from old_rows o join account a on a.id = o.account_id group by o.user_group_id, o.account_id;
  else
    perform add_to_notification_tally(user_group_id, account_id, sum(times)::bigint, sum(unread)::bigint) from (
      select user_group_id, account_id, 1 as times, (read_at is null)::int as unread from new_rows
      union all
      select user_group_id, account_id, -1, -(read_at is null)::int from old_rows) changed
      group by user_group_id, account_id having sum(times) <> 0 or sum(unread) <> 0;
  end if;
  return null;
end $$;
revoke execute on function keep_notification_tally from public;

create trigger tally_inserted after insert on notification referencing new table as new_rows
  for each statement execute function keep_notification_tally();
create trigger tally_updated after update on notification referencing old table as old_rows new table as new_rows
  for each statement execute function keep_notification_tally();
create trigger tally_deleted after delete on notification referencing old table as old_rows
  for each statement execute function keep_notification_tally();

-- Counts anew: for those that stand already, and where the triggers were off.
create function recount_notification_tally() returns void language sql as $$
  delete from notification_tally;
  insert into notification_tally (user_group_id, account_id, count, unread)
    select user_group_id, account_id, count(*), count(*) filter (where read_at is null) from notification group by 1, 2 $$;
revoke execute on function recount_notification_tally from public;
select recount_notification_tally();

-- Where the newest of the unread lead, and a page of the unread.
create index notification_newest_unread on notification (user_group_id, account_id, id desc) where read_at is null;

alter table notification_tally enable row level security;
alter table notification_tally force row level security;
create policy own on notification_tally for select to tsumugi_app using (user_group_id = current_user_group_id());
grant select on notification_tally to tsumugi_app;
