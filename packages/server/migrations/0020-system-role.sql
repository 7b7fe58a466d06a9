-- The system's own work runs as a role that is no superuser and owns nothing: each table has a policy that lets it see
-- every row. With that, row-level security can be forced on every table, whoever owns it, also on those that the
-- application role has no right to. The roles are made before any migration runs.

grant usage on schema public to tsumugi_system;
alter default privileges in schema public grant select, insert, update, delete on tables to tsumugi_system;

-- Proven by the request itself, after it has become the application role.
grant execute on function assert_session to tsumugi_app, tsumugi_system;

-- A request leaves work and sees none of it.
create policy leave on outbox for insert to tsumugi_app with check (true);

-- Called after every migration, so that a table which a later one makes is held as well.
create function hold_tables() returns void language plpgsql as $$
declare
  held record;
begin
  for held in select c.oid, c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely%'
  loop
    if not held.forced then
      execute format('alter table %I enable row level security', held.name);
      execute format('alter table %I force row level security', held.name);
    end if;
    if not exists (select from pg_policy p where p.polrelid = held.oid and p.polname = 'system') then
      execute format('create policy system on %I to tsumugi_system using (true) with check (true)', held.name);
      execute format('grant select, insert, update, delete on %I to tsumugi_system', held.name);
    end if;
  end loop;
end $$;
revoke execute on function hold_tables from public;
select hold_tables();
