import type { ApprovalRow } from '@tsumugi/contract'
import { snapshotChanges, type ApprovalTarget, type SnapshotField } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { trimmedAmount } from '../amounts.ts'

export interface InboxWish {
  tab: 'waiting' | 'requested' | 'done'
  target?: ApprovalTarget | undefined
  q?: string | undefined
  late?: boolean
  amountFrom?: string | undefined
  sort?: 'oldest' | 'newest' | 'due' | 'amount' | undefined
}

/** The open step in which somebody is asked: themselves, or for an absent person who named them; never one's own request. */
const askedStep = (accountId: number) => sql`
  select s.id, s.name, s.due_on from approval_step s
  join approval_assignee a on a.approval_step_id = s.id and a.decision is null
  join user_group g on g.id = s.user_group_id
  left join user_group_config c on c.user_group_id = s.user_group_id
  left join approval_absence b on b.user_group_id = s.user_group_id and b.account_id = a.account_id
    and (now() at time zone g.time_zone)::date between b.starts_on and b.ends_on
  where s.approval_id = p.id and s.status = 'open' and (a.account_id = ${accountId} or b.delegate_id = ${accountId})
    and (p.requested_by <> ${accountId} or coalesce(c.self_approval, false))
  limit 1`

const touched = (accountId: number) => sql`
  (p.requested_by = ${accountId} or exists (select from approval_step s join approval_assignee a on a.approval_step_id = s.id
    where s.approval_id = p.id and a.account_id = ${accountId} and a.decision is not null))`

const tabs: Record<InboxWish['tab'], (accountId: number) => RawBuilder<unknown>> = {
  waiting: () => sql`p.status = 'pending' and mine.id is not null`,
  requested: (accountId) => sql`p.status in ('pending', 'returned') and p.requested_by = ${accountId}
    and not exists (select from approval n where n.user_group_id = p.user_group_id and n.target = p.target and n.target_id = p.target_id and n.id > p.id)`,
  done: (accountId) => sql`p.status <> 'pending' and ${touched(accountId)}`,
}

const orders = {
  oldest: sql`p.requested_at, p.id`,
  newest: sql`p.requested_at desc, p.id desc`,
  due: sql`open.due_on nulls last, p.requested_at, p.id`,
  amount: sql`p.amount desc nulls last, p.id`,
} as const

interface Row {
  id: number
  target: ApprovalTarget
  code: string | null
  title: string
  image_url: string | null
  amount: string | null
  currency: string
  status: ApprovalRow['status']
  requested_by: number
  requested_by_name: string
  requested_at: string
  decided_at: string | null
  due_on: string | null
  late: boolean
  step_name: string | null
  step_id: number | null
  snapshot: SnapshotField[]
  before: SnapshotField[] | null
}

function conditions(userGroupId: number, accountId: number, wish: InboxWish) {
  const words = `%${(wish.q ?? '').normalize('NFKC').replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`
    from approval p join user_group g on g.id = p.user_group_id
    left join account r on r.id = p.requested_by
    left join lateral (${askedStep(accountId)}) mine on true
    left join lateral (select s.name, s.due_on from approval_step s where s.approval_id = p.id and s.status = 'open' limit 1) open on true
    where p.user_group_id = ${userGroupId} and ${tabs[wish.tab](accountId)}
      ${wish.target ? sql`and p.target = ${wish.target}` : sql``}
      ${wish.q ? sql`and (normalize(p.title, NFKC) ilike ${words} or p.code ilike ${words} or normalize(r.name, NFKC) ilike ${words})` : sql``}
      ${wish.late ? sql`and open.due_on < (now() at time zone g.time_zone)::date` : sql``}
      ${wish.amountFrom === undefined ? sql`` : sql`and p.amount >= ${wish.amountFrom}::numeric`}`
}

/** One page of the inbox, with what each differs in from its last approval. */
export async function pageOfInbox(
  database: Database,
  userGroupId: number,
  accountId: number,
  wish: InboxWish,
  limit: number,
  offset: number,
) {
  const from = conditions(userGroupId, accountId, wish)
  const rows = sql<Row>`
    select p.id, p.target, p.code, p.title, p.image_url, p.amount, p.currency, p.status, p.requested_by, coalesce(r.name, '') as requested_by_name,
      p.requested_at, p.decided_at, open.due_on, coalesce(open.due_on < (now() at time zone g.time_zone)::date, false) as late,
      open.name as step_name, mine.id as step_id, p.snapshot,
      (select b.snapshot from approval b where b.user_group_id = p.user_group_id and b.target = p.target and b.lineage = p.lineage
        and b.status = 'approved' and b.id < p.id order by b.id desc limit 1) as before
    ${from} order by ${orders[wish.sort ?? (wish.tab === 'waiting' ? 'oldest' : 'newest')]} limit ${limit} offset ${offset}`
  const total = sql<{ count: number }>`select count(*) as count ${from}`
  const [page, counted] = await Promise.all([rows.execute(database), total.execute(database)])
  return { rows: page.rows.map(rowReply), count: Number(counted.rows[0]!.count) }
}

const rowReply = (row: Row): ApprovalRow => ({
  id: row.id,
  target: row.target,
  code: row.code,
  title: row.title,
  imageUrl: row.image_url,
  amount: trimmedAmount(row.amount),
  currency: row.currency,
  status: row.status,
  requestedBy: { id: row.requested_by, name: row.requested_by_name },
  requestedAt: row.requested_at,
  decidedAt: row.decided_at,
  dueOn: row.due_on,
  late: row.late,
  stepName: row.step_name,
  stepId: row.step_id,
  changeCount: row.before ? snapshotChanges(row.before, row.snapshot).filter(({ changed }) => changed).length : null,
})

/** How many wait for somebody, how many of those are late, and how many of their own run. */
export async function inboxCounts(
  database: Database,
  userGroupId: number,
  accountId: number,
): Promise<{ waiting: number; late: number; requested: number }> {
  const count = async (wish: InboxWish) => {
    const { rows } = await sql<{
      count: number
    }>`select count(*) as count ${conditions(userGroupId, accountId, wish)}`.execute(database)
    return Number(rows[0]!.count)
  }
  const [waiting, late, requested] = await Promise.all([
    count({ tab: 'waiting' }),
    count({ tab: 'waiting', late: true }),
    count({ tab: 'requested' }),
  ])
  return { waiting, late, requested }
}
