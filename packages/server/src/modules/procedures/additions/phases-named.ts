import type { BusinessDate, PhaseKind } from '@tsumugi/domain'
import { nameKey, type ScheduleStatus } from '@tsumugi/domain/scheduling'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import type { Cause } from '../../../http/refusal.ts'
import { readablePhase } from '../../../records/productions/readable-queries.ts'

/** A phase of a style that a file names, with its schedule, if it has one. */
export interface PhaseNamed {
  readonly id: number
  readonly styleNo: string
  readonly name: string
  readonly kind: PhaseKind
  readonly deliveryDue: BusinessDate | null
  readonly scheduleId: number | null
  readonly status: ScheduleStatus | null
}

/** As `nameKey` of the domain writes it. */
const keyOf = (text: RawBuilder<unknown>) =>
  sql`regexp_replace(lower(normalize(${text}, NFKC)), ${String.raw`[\s_./・()\[\]*:※●-]+`}, '', 'g')`

/** Phases that the organisation may see of styles by their numbers, or numbers and names, however they are written. */
export async function phasesNamed(
  database: Database,
  userGroupId: number,
  styles: readonly string[],
): Promise<PhaseNamed[]> {
  const keys = sql`any(${[...new Set(styles.map(nameKey))]}::text[])`
  const { rows } = await sql<PhaseNamed>`
    select p.id, d.style_no as "styleNo", d.name, p.kind, p.delivery_due as "deliveryDue", s.id as "scheduleId", s.status
    from phase p join production d on d.id = p.production_id left join production_schedule s on s.phase_id = p.id
    where ${readablePhase(userGroupId)}
      and (${keyOf(sql`d.style_no`)} = ${keys} or ${keyOf(sql`d.style_no || d.name`)} = ${keys})
    order by p.id`.execute(database)
  return rows
}

/** The one phase that a row is of, or why that is not clear. What is over and done with is not meant where others are. */
export function phaseMeant(
  { style, phase }: { readonly style: string; readonly phase: PhaseKind | null },
  phases: readonly PhaseNamed[],
): PhaseNamed | Cause {
  const key = nameKey(style)
  const ofStyle = phases.filter(({ styleNo, name }) => [styleNo, styleNo + name].some((each) => nameKey(each) === key))
  if (ofStyle.length === 0) return { code: 'style_unknown', meta: { style } }
  const ofKind = ofStyle.filter(({ kind }) => phase === null || kind === phase)
  if (ofKind.length === 0) return { code: 'style_phase_missing', meta: { style } }
  const open = ofKind.filter(({ status }) => status !== 'completed' && status !== 'cancelled')
  const [one, other] = open.length > 0 ? open : ofKind
  return other ? { code: 'style_phases', meta: { style } } : one!
}
