import { sql } from 'kysely'
import type { Database } from '../engine.ts'

/** What a request runs as: sees one organisation. Never a login, never beyond row-level security. */
export const requestRole = 'tsumugi_app'
/** What the system's own work runs as: policies of its own let it see every row; it owns nothing. */
export const systemRole = 'tsumugi_system'
export const ourRoles = [requestRole, systemRole] as const

/**
 * Makes the roles and takes part in them, where this login may. Roles belong to the whole server and not to one database:
 * where the login may not, somebody has made them before (see `unfitLogins`).
 */
export async function makeRoles(database: Database): Promise<void> {
  for (const role of ourRoles) {
    await sql
      .raw(
        `do $$ begin
          if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
        exception when duplicate_object or unique_violation or insufficient_privilege then null; end $$`,
      )
      .execute(database)
    await sql
      .raw(
        `do $$ begin
          if not pg_has_role(current_user, '${role}', 'usage') then execute format('grant ${role} to %I', current_user); end if;
        exception when others then null; end $$`,
      )
      .execute(database)
  }
}
