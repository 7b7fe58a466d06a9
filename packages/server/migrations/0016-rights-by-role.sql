-- What somebody may do on the platform follows from memberships and concierge entries alone: no flag is kept beside them, and
-- who owns an organisation is who is its owner.

create or replace function renew_sessions_of_organisation() returns trigger language plpgsql security definer set search_path = public as $$
declare organisation bigint := (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::bigint;
begin
  update session set seen_at = seen_at
  where user_group_id = organisation or original_user_group_id = organisation
    or account_id in (select account_id from membership where user_group_id = organisation);
  return null;
end $$;
drop table client_ownership;
alter table account drop column admin;

-- Nobody enters an organisation of kind admin but its members.
delete from session s using user_group g
  where g.id = s.user_group_id and g.kind = 'admin'
    and not exists (select from membership m where m.account_id = s.account_id and m.user_group_id = g.id);
delete from concierge c using user_group g where g.id = c.user_group_id and g.kind = 'admin';

create function refuse_concierge_of_admin() returns trigger language plpgsql as $$
begin
  if exists (select from user_group where id = new.user_group_id and kind = 'admin') then
    raise exception 'an organisation of kind admin has no concierges' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refuse_concierge_of_admin before insert or update on concierge for each row execute function refuse_concierge_of_admin();
