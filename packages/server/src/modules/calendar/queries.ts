import type { CalendarEntry } from '@tsumugi/contract'
import { sql, type RawBuilder } from 'kysely'
import { soldPhaseKinds, type BusinessDate, type CalendarKind, type Kind } from '@tsumugi/domain'
import { stepKinds, stepWord } from '@tsumugi/domain/scheduling'
import type { Database } from '../../database/engine.ts'
import { readablePhase } from '../../records/productions/readable-queries.ts'

export interface CalendarReader {
  readonly userGroupId: number
  readonly kind: Kind
  readonly seesReleases: boolean
  /** What is owed and what is to come in is told to those who may see the ledger. */
  readonly seesMoney: boolean
  /** Wanted, of those the reader sees; all where it is left out. */
  readonly kinds?: readonly CalendarKind[] | undefined
}

export interface Period {
  readonly from: BusinessDate
  readonly to: BusinessDate
}

const mostEntries = 2_000
/** What the steps of a knit are called, by their kind. */
const knitWords = JSON.stringify(Object.fromEntries(stepKinds.map((kind) => [kind, stepWord(kind, 'knit')])))

interface Source {
  readonly kind: CalendarKind
  readonly shows: (reader: CalendarReader) => boolean
  readonly select: (reader: CalendarReader, period: Period) => RawBuilder<unknown>
}

/** The days phases are to be delivered, of goods that are sold or of samples, told to the brand and to who makes them. */
const phases = (kind: 'delivery' | 'sample'): Source => ({
  kind,
  shows: ({ kind: reader }) => reader === 'brand' || reader === 'supplier' || reader === 'trade',
  select: ({ userGroupId }, { from, to }) => sql`
    select ${kind}::text, p.id, concat_ws(' ', d.style_no, d.name), p.delivery_due, p.delivery_due, '/s/productions/' || d.id,
      case when p.user_group_id = ${userGroupId} then maker.name else owner.name end
    from phase p join production d on d.id = p.production_id
      join user_group owner on owner.id = p.user_group_id
      left join user_group maker on maker.id = p.supplier_group_id
    where p.delivery_due between ${from} and ${to} and ${readablePhase(userGroupId)}
      and (p.kind = any(${[...soldPhaseKinds]}::text[])) = ${kind === 'delivery'}`,
})

/** What is undisputed of one currency on one day, as home tells it; the same day keeps its id while it is being paid. */
const payments: Source = {
  kind: 'payment',
  shows: ({ seesMoney }) => seesMoney,
  select: ({ userGroupId }, { from, to }) => sql`
    select 'payment', ('x' || left(md5(concat(side, due_on, currency)), 12))::bit(48)::bigint,
      concat(trim_scale(sum(open)), ' ', currency), due_on, due_on,
      case side when 'payable' then '/s/payables' else '/s/credits' end, side
    from (
      select 'payable' as side, currency, due_on, amount - cleared - paid - held as open from payable
      where debtor_id = ${userGroupId} and (amount - cleared - paid) <> 0
      union all
      select 'credit', currency, due_on, amount - cleared - received - held from payable
      where creditor_id = ${userGroupId} and (amount - cleared - received) <> 0
    ) parts where open > 0 and due_on between ${from} and ${to} group by side, due_on, currency`,
}

/** Every kind of dated record, one select each; a new kind is one more. Each answers the columns of an entry. */
const sources: readonly Source[] = [
  {
    kind: 'release',
    shows: ({ seesReleases }) => seesReleases,
    select: ({ userGroupId }, { from, to }) => sql`
      select 'release', m.id, concat_ws(' ', m.code, m.name), m.release_on, m.release_on,
        '/s/merchandisings/md_map/' || m.brand_id || '/' || m.id, b.name
      from merchandising m join brand b on b.id = m.brand_id
      where m.user_group_id = ${userGroupId} and m.discarded_at is null and not m.template and m.status <> 'dropped' and m.release_on between ${from} and ${to}`,
  },
  {
    kind: 'exhibition',
    shows: ({ kind }) => kind === 'brand',
    select: ({ userGroupId }, { from, to }) => sql`
      select 'exhibition', e.id, e.name, (e.opens_at at time zone 'Asia/Tokyo')::date, (e.closes_at at time zone 'Asia/Tokyo')::date,
        '/s/exhibition_admin/' || e.id, b.name
      from exhibition e join brand b on b.id = e.brand_id
      where e.user_group_id = ${userGroupId} and e.discarded_at is null
        and (e.opens_at at time zone 'Asia/Tokyo')::date <= ${to} and (e.closes_at at time zone 'Asia/Tokyo')::date >= ${from}`,
  },
  {
    kind: 'notice',
    shows: () => true,
    select: ({ userGroupId, kind }, { from, to }) => sql`
      select 'notice', n.id, n.title_ja, n.starts_on, n.starts_on, '/s/notices', null
      from notice n join user_group g on g.id = ${userGroupId}
      where (cardinality(n.kinds) = 0 or ${kind} = any(n.kinds)) and n.starts_on <= (now() at time zone g.time_zone)::date and n.starts_on between ${from} and ${to}`,
  },
  phases('delivery'),
  phases('sample'),
  {
    kind: 'procedure',
    shows: ({ kind }) => kind === 'brand' || kind === 'supplier' || kind === 'trade',
    // Steps of one's own that are still to be done; those kept for oneself are seen by nobody else.
    select: ({ userGroupId }, { from, to }) => sql`
      select 'procedure', r.id, d.style_no, r.planned_start, r.planned_end, '/s/procedures?scope=ours&q=' || d.style_no,
        coalesce(r.name, case s.construction when 'knit' then ${knitWords}::jsonb ->> r.kind else r.kind end)
      from procedure r join production_schedule s on s.id = r.schedule_id join phase p on p.id = s.phase_id
        join production d on d.id = p.production_id
      where r.owner_group_id = ${userGroupId} and r.status in ('todo', 'doing') and s.status in ('planned', 'active')
        and r.planned_start <= ${to} and r.planned_end >= ${from}`,
  },
  payments,
  {
    kind: 'closed',
    shows: () => true,
    select: ({ userGroupId }, { from, to }) => sql`
      select 'closed', (c.closed_on - date '2000-01-01')::bigint, c.name, c.closed_on, c.closed_on, null, null
      from closed_day c where c.user_group_id = ${userGroupId} and c.closed_on between ${from} and ${to}`,
  },
]

/** What is dated within a period and visible to the reader, by its day. */
export async function datedWithin(
  database: Database,
  reader: CalendarReader,
  period: Period,
): Promise<CalendarEntry[]> {
  const wanted = sources.filter(({ kind, shows }) => (reader.kinds?.includes(kind) ?? true) && shows(reader))
  if (wanted.length === 0) return []
  const selects = wanted.map(({ select }) => select(reader, period))
  const { rows } = await sql<CalendarEntry & { id: number }>`
    select * from (${sql.join(selects, sql` union all `)}) as dated (kind, id, title, "startsOn", "endsOn", link, detail) order by "startsOn", kind, title limit ${mostEntries}`.execute(
    database,
  )
  return rows.map(({ id, ...entry }) => ({ ...entry, key: `${entry.kind}-${id}` }))
}
