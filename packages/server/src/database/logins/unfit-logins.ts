import type pg from 'pg'
import { UnusableDatabase } from '../unusable-database.ts'
import { ourRoles } from './roles.ts'

/** What the server says about the login of one pool. */
interface Login {
  readonly name: string
  /** Superuser or BYPASSRLS: row-level security does not bind it. */
  readonly unbound: boolean
  readonly makesRoles: boolean
  /** Of the server, such as 150020. From 16 on, whether rights are inherited is said with each grant. */
  readonly version: number
  readonly createsTables: boolean
  /** Tables of ours that another login owns. */
  readonly foreignTables: number
  readonly ownTables: number
  readonly roles: readonly { name: string; unbound: boolean; member: boolean; inherits: boolean }[]
}

const question = `select current_user as name, r.rolsuper or r.rolbypassrls as unbound,
    r.rolsuper or r.rolcreaterole as "makesRoles", current_setting('server_version_num')::int as version,
    has_schema_privilege(current_user, 'public', 'create') as "createsTables",
    (select count(*)::int from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S')
      and not pg_has_role(current_user, c.relowner, 'usage')) as "foreignTables",
    (select count(*)::int from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relowner = r.oid) as "ownTables",
    coalesce((select jsonb_agg(jsonb_build_object('name', o.rolname, 'unbound', o.rolsuper or o.rolbypassrls,
      'member', pg_has_role(current_user, o.oid, 'member'), 'inherits', pg_has_role(current_user, o.oid, 'usage')))
      from pg_roles o where o.rolname = any($1)), '[]') as roles
  from pg_roles r where r.rolname = current_user`

const loginOf = async (pool: pg.Pool): Promise<Login> => (await pool.query<Login>(question, [[...ourRoles]])).rows[0]!

/**
 * Looks at the logins before anything is done with them.
 * @returns what to be warned of: one login that row-level security does not bind, which is for developing
 * @throws UnusableDatabase with the statements that mend it
 */
export async function unfitLogins(system: pg.Pool, requests: pg.Pool): Promise<string | undefined> {
  const [ofSystem, ofRequests] = await Promise.all([loginOf(system), loginOf(requests)])
  const alone = ofSystem.name === ofRequests.name
  const statements = [
    ...rolesFor(ofSystem),
    ...systemFor(ofSystem, alone),
    ...(alone ? [] : requestsFor(ofRequests, ofSystem)),
  ]
  if (statements.length > 0) throw new UnusableDatabase(refusalOf(statements, ofSystem, ofRequests))
  return alone && ofSystem.unbound
    ? `The database is used as ${ofSystem.name}, whom row-level security does not bind. ` +
        'Give requests and the system a login each: DATABASE_URL and SYSTEM_DATABASE_URL.'
    : undefined
}

function rolesFor({ roles, makesRoles }: Login): string[] {
  const missing = ourRoles.filter((role) => !roles.some(({ name }) => name === role))
  return [
    ...(makesRoles ? [] : missing.map((role) => `create role ${role} nologin;`)),
    ...roles.filter(({ unbound }) => unbound).map(({ name }) => `alter role ${name} nosuperuser nobypassrls;`),
  ]
}

function systemFor(login: Login, alone: boolean): string[] {
  const name = quoted(login.name)
  const without = ourRoles.filter((role) => !login.roles.some((each) => each.name === role && each.inherits))
  return [
    ...(login.unbound && !alone ? [`alter role ${name} nosuperuser nobypassrls;`] : []),
    ...(without.length > 0 && !login.makesRoles ? [`alter role ${name} inherit;`, grantOf(without, login, true)] : []),
    ...(login.createsTables ? [] : [`grant create on schema public to ${name};`]),
    ...(login.foreignTables > 0 ? [handOver(name)] : []),
  ]
}

function requestsFor(login: Login, system: Login): string[] {
  const name = quoted(login.name)
  const without = ourRoles.filter((role) => !login.roles.some((each) => each.name === role && each.member))
  // Roles that are yet to be made are no one's yet: the system's login makes them, and cannot give them away.
  return [
    ...(login.unbound ? [`alter role ${name} nosuperuser nobypassrls;`] : []),
    ...(login.roles.some(({ inherits }) => inherits) && !login.unbound
      ? [`alter role ${name} noinherit;`, ...(login.version >= 160_000 ? [grantOf(ourRoles, login, false)] : [])]
      : []),
    ...(without.length > 0 ? [...missingOnes(without, system), grantOf(without, login, false)] : []),
    ...(login.ownTables > 0 ? [`reassign owned by ${name} to ${quoted(system.name)};`] : []),
  ]
}

const grantOf = (roles: readonly string[], { name, version }: Login, inherit: boolean): string =>
  `grant ${roles.join(', ')} to ${quoted(name)}${version >= 160_000 ? ` with inherit ${inherit}, set true` : ''};`

const missingOnes = (roles: readonly string[], { roles: there, makesRoles }: Login): string[] =>
  makesRoles
    ? roles.filter((role) => !there.some(({ name }) => name === role)).map((role) => `create role ${role} nologin;`)
    : []

/** Tables that a superuser made cannot be reassigned at once: one by one. */
const handOver = (name: string): string =>
  `do $$ declare owned record; begin
  for owned in select c.relname, c.relkind from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'S')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S')
  loop execute format('alter %s %I owner to ${name}', case owned.relkind when 'S' then 'sequence' else 'table' end, owned.relname); end loop;
  for owned in select p.oid::regprocedure as signature from pg_proc p where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop execute format('alter routine %s owner to ${name}', owned.signature); end loop;
end $$;`

const quoted = (name: string): string => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`)

function refusalOf(statements: readonly string[], system: Login, requests: Login): string {
  const who =
    system.name === requests.name
      ? `The login ${system.name} does`
      : `The logins ${requests.name} (requests) and ${system.name} (system) do`
  return [
    `${who} not fit what row-level security needs. In this database, as a superuser, run:`,
    ...new Set(statements),
  ].join('\n')
}
