import { snake, type DocumentField, type DocumentFields, type DocumentKind } from '@tsumugi/contract'
import type { DocumentSide } from '@tsumugi/domain'
import { Refusal, type Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { happenedOn } from '../happened-on.ts'
import { sideOf, type DocumentDataRow } from './document-row.ts'

/** How a document stands for whoever writes it. */
export interface Standing {
  readonly side: DocumentSide
  readonly shared: boolean
  readonly status: string
}

type Values = Readonly<Record<string, unknown>>

export const standingOf = (row: DocumentDataRow, userGroupId: number): Standing => ({
  side: sideOf(row, userGroupId),
  shared: row.shared,
  status: row.status,
})

/**
 * After the issue a side writes what is its own then. In a draft its author writes everything else: not what the other side
 * is to say of it later, such as that goods arrived and were accepted.
 */
function isOpen({ after }: DocumentField, { side, shared, status }: Standing): boolean {
  if (!shared) return after === undefined || after.by === side
  return after?.by === side && after.in.includes(status)
}

/** Forms send the fields that they show: nothing, the usual value, and what stands there already write nothing. */
function saysNothing({ presence, kind, choices }: DocumentField, value: unknown, before: unknown): boolean {
  if (value === undefined || value === null || String(value) === String(before ?? '')) return true
  if (presence !== 'usual') return false
  return kind === 'choice' ? value === choices?.[0] : kind === 'decimal' && Number(value) === 0
}

/**
 * `before` is what stands there.
 * @throws Refusal 422 `issued`, or `transition_side` in a draft, for each field that is not this side's to write now
 */
export function refuseUnwritable(
  fields: DocumentFields,
  standing: Standing,
  values: Values,
  place: string,
  before: Values = {},
): void {
  const closed = Object.entries(values).filter(([name, value]) => {
    const field = fields[name]
    if (!field || value === undefined || isOpen(field, standing)) return false
    return standing.shared || !saysNothing(field, value, before[snake(name)])
  })
  const code = standing.shared ? 'issued' : 'transition_side'
  if (closed.length > 0)
    throw new Refusal(
      422,
      closed.map(([name]): Cause => ({ code, field: `${place}.${name}` })),
    )
}

/** @throws Refusal 422 `actual_in_future` where something is said to have happened on a day that has not come */
export async function refuseFuture(
  request: TenantRequest,
  fields: DocumentFields,
  values: Values,
  place: string,
): Promise<void> {
  for (const [name, value] of Object.entries(values))
    if (value && fields[name]?.happened) await happenedOn(request, String(value), `${place}.${name}`)
}

/** What a new draft of this side is begun with. */
export async function refuseInDraft(
  request: TenantRequest,
  { noun, fields, lines: lineFields }: DocumentKind,
  side: DocumentSide,
  { values, lines }: { readonly values: Values; readonly lines: readonly Values[] },
): Promise<void> {
  const standing: Standing = { side, shared: false, status: '' }
  refuseUnwritable(fields, standing, values, noun)
  for (const line of lines) refuseUnwritable(lineFields, standing, line, 'lines')
  await refuseFuture(request, fields, values, noun)
}
