import type { BankAccount } from '@tsumugi/domain/banking'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { TenantRequest } from '../../http/request.ts'

const account = sql`jsonb_build_object('bankCode', b.bank_code, 'bankName', b.bank_name, 'branchCode', b.branch_code,
  'branchName', b.branch_name, 'kind', b.kind, 'accountNumber', b.account_number, 'holder', b.holder)`

/** The accounts of the organisation itself, in its order. */
export async function ownAccounts(database: Database, userGroupId: number): Promise<BankAccount[]> {
  const { rows } = await sql<{ account: BankAccount }>`
    select ${account} as account from bank_account b where b.user_group_id = ${userGroupId}
    order by b.position, b.id`.execute(database)
  return rows.map((row) => row.account)
}

interface Payees {
  /** What they are called by their own name; who is no partner has none here. */
  readonly names: ReadonlyMap<number, string>
  readonly accounts: ReadonlyMap<number, BankAccount>
}

/** Who payees are and where each wants its money: as the payer keeps it, else the first account that it names itself. */
export async function payeesOf(request: TenantRequest, payeeIds: readonly number[]): Promise<Payees> {
  const { database, asSystem, userGroupId } = request
  const ids = [...new Set(payeeIds)]
  const [names, named] = await asSystem((system) =>
    Promise.all([
      namesOf(system, userGroupId, ids),
      sql<{ id: number; account: BankAccount }>`
        select distinct on (b.user_group_id) b.user_group_id as id, ${account} as account from bank_account b
        where b.user_group_id = any(${ids}::bigint[]) order by b.user_group_id, b.position, b.id`.execute(system),
    ]),
  )
  const kept = await sql<{ id: number; account: BankAccount }>`
    select partner_id as id, account from payee_account where partner_id = any(${ids}::bigint[])`.execute(database)
  return { names, accounts: new Map([...named.rows, ...kept.rows].map((row) => [row.id, row.account])) }
}

export async function keptAccounts(database: Database) {
  const { rows } = await sql<{ partner_id: number; account: BankAccount; updated_on: string }>`
    select partner_id, account, updated_at::date::text as updated_on from payee_account order by partner_id limit 2000`.execute(
    database,
  )
  return rows
}

export async function keepAccount(
  database: Database,
  {
    userGroupId,
    accountId,
    partnerId,
    kept,
  }: { userGroupId: number; accountId: number; partnerId: number; kept: BankAccount },
): Promise<void> {
  await sql`insert into payee_account (user_group_id, partner_id, account, updated_by)
    values (${userGroupId}, ${partnerId}, ${JSON.stringify(kept)}::jsonb, ${accountId})
    on conflict (user_group_id, partner_id) do update set account = excluded.account, updated_by = excluded.updated_by,
      updated_at = now()`.execute(database)
}

export const partnerNames = ({ asSystem, userGroupId }: TenantRequest, ids: readonly number[]) =>
  asSystem((system) => namesOf(system, userGroupId, ids))

async function namesOf(
  system: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select g.id, g.name from user_group g where g.id = any(${[...ids]}::bigint[]) and exists (
      select from group_relation r where r.discarded_at is null
        and (r.user_group_id, r.partner_id) in ((${userGroupId}, g.id), (g.id, ${userGroupId})))`.execute(system)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The code by which the bank knows the organisation, as the last run had it. */
export async function lastConsignorCode(database: Database): Promise<string | null> {
  const { rows } = await sql<{ consignor_code: string }>`
    select consignor_code from payment_run order by id desc limit 1`.execute(database)
  return rows[0]?.consignor_code ?? null
}

/** What a person is called. */
export async function accountName(database: Database, accountId: number): Promise<string> {
  const row = await database.selectFrom('account').select('name').where('id', '=', accountId).executeTakeFirst()
  return row?.name ?? ''
}
