import {
  admitsAddress,
  type FunctionKey,
  type Kind,
  type Locale,
  type SessionUser,
  type UserGroup,
} from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import type { Asker } from '../http/request.ts'
import { hasAgreed } from '../accounts/terms-agreed.ts'
import { isRunning } from './session-queries.ts'
import { hashOf } from './session-token.ts'

interface SessionRow {
  id: number
  name: string
  locale: Locale
  admin: boolean
  originalAccountId: number | null
  originalName: string | null
  originalGroup: { id: number; name: string } | null
  role: 'member' | 'power_user' | 'owner' | null
  memberFunctions: FunctionKey[] | null
  groupFunctions: FunctionKey[] | null
  current: UserGroup | null
  groups: UserGroup[]
  owned: { group: UserGroup; loginIpList: string[]; needsSecondStep: boolean }[]
  loginIpList: string[] | null
  needsSecondStep: boolean
  owesTerms: boolean
  suspendedGroup: { id: number; name: string } | null
}

/**
 * The admin flag of spec §6: belongs to the platform, or looks after somebody. It follows from memberships and entries alone,
 * so that it ends with them.
 */
export const seesConcierges = sql`(
  exists (select from membership am join user_group ag on ag.id = am.user_group_id
    where am.account_id = a.id and am.suspended_at is null and ag.kind = 'admin' and ag.suspended_at is null)
  or exists (select from concierge ac join user_group ag on ag.id = ac.user_group_id
    where ac.account_id = a.id and ag.kind <> 'admin' and ag.suspended_at is null))`

/** Whether the account `a` may act for an organisation: as its member, or as its concierge. */
export const comesFor = (alias: string) => {
  const group = sql.ref(alias)
  return sql`(exists (select from membership im where im.account_id = a.id and im.user_group_id = ${group}.id and im.suspended_at is null)
    or exists (select from concierge ic where ic.account_id = a.id and ic.user_group_id = ${group}.id and ${group}.kind <> 'admin'))`
}

/** One organisation as spec §3 describes it, as a jsonb expression over a table alias. */
export const groupJson = (alias: string) =>
  sql.raw(`jsonb_build_object(
    'id', ${alias}.id, 'kind', ${alias}.kind, 'name', ${alias}.name,
    'defaultTradeRequesteeId', ${alias}.default_trade_requestee_id, 'supplierStartId', ${alias}.supplier_start_id,
    'agreedTermsAt', to_char(${alias}.agreed_terms_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'tester', ${alias}.tester,
    'userGroupConfig', (select jsonb_build_object('allowSkuNamesFreeInput', c.allow_sku_names_free_input)
      from user_group_config c where c.user_group_id = ${alias}.id))`)

/** Finds who holds this session cookie, in one query; null when the session has ended or the person may no longer enter. */
export const findAsker = (database: Database, token: string, address: string): Promise<Asker | null> =>
  findAskerByHash(database, hashOf(token), address)

/** As `findAsker`, for a session already known by the hash of its token. */
export async function findAskerByHash(database: Database, sessionHash: Buffer, address: string): Promise<Asker | null> {
  const { rows } = await sql<SessionRow>`
    select a.id, a.name, a.locale, ${seesConcierges} as admin,
      s.original_account_id as "originalAccountId", o.name as "originalName",
      (select jsonb_build_object('id', og.id, 'name', og.name) from user_group og where og.id = s.original_user_group_id) as "originalGroup",
      m.role, m.functions as "memberFunctions", g.enabled_functions as "groupFunctions",
      case when g.id is null then null else ${groupJson('g')} end as current,
      coalesce((select jsonb_agg(${groupJson('mg')} order by mg.name collate "C", mg.id)
        from membership mm join user_group mg on mg.id = mm.user_group_id
        where mm.account_id = a.id and mm.suspended_at is null and mg.suspended_at is null), '[]') as groups,
      coalesce((select jsonb_agg(jsonb_build_object('group', ${groupJson('cg')}, 'loginIpList', coalesce(cc.login_ip_list, '{}'),
          'needsSecondStep', coalesce(cc.two_factor_required, false) and s.two_factor_at is null) order by cg.id)
        from membership cm join user_group cg on cg.id = cm.user_group_id left join user_group_admin_config cc on cc.user_group_id = cg.id
        where cm.account_id = a.id and cm.role = 'owner' and cm.suspended_at is null and cg.suspended_at is null), '[]') as owned,
      ac.login_ip_list as "loginIpList", coalesce(ac.two_factor_required, false) and s.two_factor_at is null as "needsSecondStep",
      s.original_account_id is null and m.id is not null and not ${hasAgreed} as "owesTerms",
      (select jsonb_build_object('id', sg.id, 'name', sg.name) from user_group sg
        where sg.id = s.user_group_id and sg.suspended_at is not null and ${comesFor('sg')}) as "suspendedGroup"
    from session s
    join account a on a.id = s.account_id
    left join account o on o.id = s.original_account_id
    left join user_group g on g.id = s.user_group_id and g.suspended_at is null
      and ${comesFor('g')}
    left join user_group_admin_config ac on ac.user_group_id = g.id
    left join membership m on m.account_id = a.id and m.user_group_id = g.id and m.suspended_at is null
    where s.token_hash = ${sessionHash} and ${isRunning} and a.suspended_at is null`.execute(database)
  const row = rows[0] && admitted(rows[0], address)
  if (!row) return null
  const { originalAccountId, owesTerms, suspendedGroup } = row
  return { user: sessionUserOf(row), originalAccountId, sessionHash, owesTerms, suspendedGroup }
}

/** Somebody who may not act for the organisation from here, or without a second step, acts for none (domain §3.1). */
function admitted(row: SessionRow, address: string): SessionRow {
  // Owning an organisation gives rights elsewhere: only to somebody whom it would let in itself.
  const owned = row.owned.filter((each) => letsIn(each, address))
  return letsIn(row, address) ? { ...row, owned } : { ...row, owned, current: null, groupFunctions: null, role: null }
}

const letsIn = (rules: { needsSecondStep: boolean; loginIpList: string[] | null }, address: string) =>
  !rules.needsSecondStep && admitsAddress(rules.loginIpList ?? [], address)

function sessionUserOf(row: SessionRow): SessionUser {
  return {
    id: row.id,
    name: row.name,
    locale: row.locale,
    kind: row.current?.kind ?? ('brand' satisfies Kind),
    admin: row.admin,
    powerUser: row.role === 'power_user' || row.role === 'owner',
    userGroups: row.groups,
    currentUserGroup: row.current,
    ownedClientUserGroups: row.owned.map(({ group }) => group),
    originalUser:
      row.originalAccountId && row.originalName ? { id: row.originalAccountId, name: row.originalName } : null,
    originalUserGroup: row.originalGroup,
    enabledFunctions: functionsOf(row),
  }
}

/** A member has the organisation's functions, or those of them granted one by one; a concierge has all of them. */
export function functionsOf(row: Pick<SessionRow, 'groupFunctions' | 'memberFunctions'>): FunctionKey[] {
  const ofGroup = row.groupFunctions ?? []
  return row.memberFunctions ? ofGroup.filter((key) => row.memberFunctions!.includes(key)) : ofGroup
}
