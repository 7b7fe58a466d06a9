import { isDeepStrictEqual } from 'node:util'
import { snake } from '@tsumugi/contract'
import { fieldChanges, type FieldChange } from '@tsumugi/domain'
import { Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { validated } from '../../http/validation.ts'
import { isHeld, recordsOf } from '../extension-values.ts'
import { plainValues } from '../master-changes.ts'
import { recordsByKey, type Within } from '../master-queries.ts'
import { missing, requiredFields } from '../missing-in.ts'
import { recordOf, type Bound, type MasterDataRow, type Values } from '../master-table.ts'

/** What asks for rows: a request, or the work that is done afterwards for somebody. */
export type RowsRequest = Pick<TenantRequest, 'database' | 'userGroupId' | 'accountId' | 'locale'>

/** A row that is right, and what saving it would do. Nothing is written yet. */
export interface PlannedRow {
  readonly outcome: 'create' | 'update' | 'same'
  /** What tells it from the others. */
  readonly key: string
  /** All that was given where it is new, else what differs. */
  readonly values: Values
  readonly extensions: Values
  /** The record that it changes. */
  readonly before: MasterDataRow | null
  readonly changes: Readonly<Record<string, FieldChange>>
}

/**
 * Looks up what there is of some rows, and answers what says of each, once, what saving it would do.
 * @throws Refusal 422, by the answered function, with what is wrong with the row
 */
export async function planner(
  request: RowsRequest,
  of: Bound,
  within: Within,
  rows: readonly Values[],
  /** Whoever looks for rows of one record over more than these. */
  mayRepeat = false,
): Promise<(row: Values) => Promise<PlannedRow>> {
  const { key, keyWith = [] } = of.master
  const keys = [key, ...keyWith]
  const { byKey, held } = await presentOf(request, of, within, rows)
  const required = await requiredFields(request, of)
  const seen = new Set<string>()

  return async function plan(row) {
    const { extensions = {}, ...values } = validated(of.master.given, row) as Values & { extensions?: Values }
    const own = keys.map((each) => String(values[each])).join(' ')
    if (seen.has(own) && !mayRepeat) throw new Refusal(422, [{ code: 'repeated_row', field: key }])
    seen.add(own)
    const before = byKey.get(own) ?? null
    const whole = { ...(before && recordOf(of, before)), ...values }
    const causes = [...missing(whole, required), ...(of.rules?.(whole) ?? [])]
    if (causes.length > 0) throw new Refusal(422, causes)
    if (!before) return { outcome: 'create', key: own, values, extensions, before, changes: {} }
    const planned = difference(of, before, held.get(before.id) ?? {}, values, extensions)
    if (planned.outcome === 'update') {
      const current = recordOf(of, before)
      const refused = (await of.mayChange?.(request.database, { ...current, id: before.id }, whole)) ?? []
      if (refused.length > 0) throw new Refusal(422, refused)
    }
    return { key: own, before, ...planned }
  }
}

/** The records that the rows name, by what tells them apart, and what their own fields hold. */
async function presentOf(request: RowsRequest, of: Bound, within: Within, rows: readonly Values[]) {
  const { key, keyWith = [] } = of.master
  const given = rows.map((row) => row[key] ?? '')
  const present = await recordsByKey(request.database, of, within, given)
  const records = await recordsOf(request, of, present)
  return {
    byKey: new Map(present.map((row) => [[key, ...keyWith].map((each) => String(row[snake(each)])).join(' '), row])),
    held: new Map(records.map(({ id, extensions }) => [id, (extensions ?? {}) as Values])),
  }
}

function difference(of: Bound, before: MasterDataRow, held: Values, given: Values, givenExtensions: Values) {
  const current = recordOf(of, before)
  const values = differing(given, (value, field) => isDeepStrictEqual(value ?? null, current[field] ?? null))
  const extensions = differing(givenExtensions, (value, key) => isHeld(value, held[key]))
  const isSame = Object.keys(values).length === 0 && Object.keys(extensions).length === 0
  const changes = {
    ...fieldChanges(current, { ...current, ...values }),
    ...fieldChanges(plainValues(held), { ...plainValues(held), ...extensions }),
  }
  return { outcome: isSame ? ('same' as const) : ('update' as const), values, extensions, changes }
}

const differing = (given: Values, isKept: (value: unknown, field: string) => boolean): Values =>
  Object.fromEntries(Object.entries(given).filter(([field, value]) => !isKept(value, field)))
