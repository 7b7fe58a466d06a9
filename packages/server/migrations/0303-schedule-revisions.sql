-- A list of schedules asks of each whether anything of its plan was written since: its row says so for its steps and links
-- too. To tell by reading every step cost the list of 3,000 schedules three times that of 300.
alter table production_schedule add column plan_revision bigint not null default 0;

-- By the system, because a partner's step is not the brand's schedule. Schedules are held in order of id.
create function note_plan_writes() returns trigger language plpgsql security definer set search_path = public as $$
declare
  ids bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct n.schedule_id) into ids from new_rows n;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct o.schedule_id) into ids from old_rows o;
  else
    select array_agg(distinct c.id) into ids from (
      select schedule_id as id from new_rows union select schedule_id from old_rows) c;
  end if;
  perform from production_schedule where id = any(ids) order by id for update;
  update production_schedule set plan_revision = plan_revision + 1 where id = any(ids);
  return null;
end $$;
revoke execute on function note_plan_writes from public;

create trigger plan_noted_insert after insert on procedure referencing new table as new_rows
  for each statement execute function note_plan_writes();
create trigger plan_noted_update after update on procedure referencing old table as old_rows new table as new_rows
  for each statement execute function note_plan_writes();
create trigger plan_noted_delete after delete on procedure referencing old table as old_rows
  for each statement execute function note_plan_writes();
create trigger plan_noted_insert after insert on procedure_link referencing new table as new_rows
  for each statement execute function note_plan_writes();
create trigger plan_noted_update after update on procedure_link referencing old table as old_rows new table as new_rows
  for each statement execute function note_plan_writes();
create trigger plan_noted_delete after delete on procedure_link referencing old table as old_rows
  for each statement execute function note_plan_writes();
