import type { EntryDirection, OpenItem, PartnerIdentity } from '@tsumugi/domain/banking'
import { sql } from 'kysely'
import type { TenantRequest } from '../../http/request.ts'

/** An open item with what people know it by. */
export interface LedgerItem extends OpenItem {
  readonly partnerName: string
}

/** The most open items that lines are held against, the earliest due first. */
const mostItems = 20_000

interface ItemRow {
  readonly id: string
  readonly partner_id: number
  readonly direction: EntryDirection
  readonly currency: string
  readonly number: string | null
  readonly open: string
  readonly due_on: string
  readonly is_protected: boolean
}

/** All of them where no keys are asked for. */
type Asked = readonly string[] | undefined

const numbersOf = (kind: string, keys: readonly string[]) =>
  keys.filter((key) => key.startsWith(`${kind}:`)).map((key) => Number(key.slice(kind.length + 1)))

/** What money in or out may pay: credits; payments that are on their way; payables that are in no payment. */
async function itemRows({ database, userGroupId }: TenantRequest, asked?: Asked): Promise<ItemRow[]> {
  const among = (kind: string, id: string) =>
    asked ? sql`${sql.ref(id)} = any(${numbersOf(kind, asked)}::bigint[])` : sql`true`
  const { rows } = await sql<ItemRow>`
    select 'payable:' || p.id as id, p.debtor_id as partner_id, 'in' as direction, p.currency, p.number,
      trim_scale(p.amount - p.cleared - p.received)::text as open, p.due_on, p.is_protected
    from payable p where p.creditor_id = ${userGroupId} and p.amount > p.cleared + p.received
      and ${among('payable', 'p.id')}
    union all
    select 'payable:' || p.id, p.creditor_id, 'out', p.currency, p.number,
      trim_scale(p.amount - p.cleared - p.paid - p.held - p.reserved)::text, p.due_on, false
    from payable p where p.debtor_id = ${userGroupId} and p.amount > p.cleared + p.paid + p.held + p.reserved
      and ${among('payable', 'p.id')}
    union all
    select 'payment:' || m.id, m.payee_id, 'out', r.currency, r.number, trim_scale(m.amount)::text, r.pay_on, false
    from payment m join payment_run r on r.id = m.run_id where m.status in ('exported', 'executed')
      and ${among('payment', 'm.id')}
    order by due_on, id limit ${mostItems}`.execute(database)
  return rows
}

interface SignRow {
  readonly partner_id: number
  readonly name: string
  readonly names: string[]
}

/** What lines of any partner have been known by, and the holders of the accounts that are kept of them. */
async function learnedSigns({ database }: TenantRequest) {
  const { rows } = await sql<{ partner_id: number; kind: string; sign: string }>`
    select partner_id, kind, sign from partner_sign
    union all select partner_id, 'name', account ->> 'holder' from payee_account`.execute(database)
  return rows
}

/** Partners of items, by all the names that are kept of them. */
async function partnersOf(request: TenantRequest, rows: readonly ItemRow[]): Promise<SignRow[]> {
  const ids = [...new Set(rows.map(({ partner_id }) => partner_id))]
  const known = await request.asSystem((system) =>
    sql<SignRow>`
      select g.id as partner_id, g.name, array_remove(array_agg(distinct b.holder) || array[g.name, g.name_kana], null) as names
      from user_group g left join bank_account b on b.user_group_id = g.id
      where g.id = any(${ids}::bigint[]) group by g.id`.execute(system),
  )
  return known.rows
}

function itemsOf(rows: readonly ItemRow[], partners: readonly SignRow[]): LedgerItem[] {
  const names = new Map(partners.map(({ partner_id, name }) => [partner_id, name]))
  return rows.map((row) => ({
    id: row.id,
    partner: String(row.partner_id),
    partnerName: names.get(row.partner_id) ?? '',
    direction: row.direction,
    currency: row.currency,
    invoiceNumber: row.number ?? '',
    open: row.open,
    dueOn: row.due_on,
    isProtected: row.is_protected,
  }))
}

/** Those of the items that are open still; all that are, the earliest due first, where no keys are given. */
export async function itemsByKey(request: TenantRequest, keys?: readonly string[]): Promise<LedgerItem[]> {
  if (keys?.length === 0) return []
  const rows = await itemRows(request, keys)
  return itemsOf(rows, await partnersOf(request, rows))
}

/** Open items, and how their partners are known on statements. */
export async function openItems(request: TenantRequest): Promise<{ items: LedgerItem[]; partners: PartnerIdentity[] }> {
  const [rows, learned] = await Promise.all([itemRows(request), learnedSigns(request)])
  const known = await partnersOf(request, rows)
  const signs = new Map<string, string[]>()
  for (const { partner_id, kind, sign } of learned)
    signs.set(`${partner_id} ${kind}`, [...(signs.get(`${partner_id} ${kind}`) ?? []), sign])
  const of = (id: number, kind: string) => signs.get(`${id} ${kind}`) ?? []
  return {
    items: itemsOf(rows, known),
    partners: known.map((row) => ({
      partner: String(row.partner_id),
      names: [...row.names, ...of(row.partner_id, 'name')],
      senderCodes: of(row.partner_id, 'sender_code'),
      virtualAccounts: of(row.partner_id, 'virtual_account'),
    })),
  }
}
