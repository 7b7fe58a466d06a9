import { Refusal } from '../refusal.ts'

interface DatabaseError {
  code: string
  table?: string
  constraint?: string
  column?: string
  detail?: string
}

/** Numbers out of range, text that is no such value, and characters that no text may hold. */
const unstorable = new Set(['22003', '22P02', '22021', '22P05', '22007', '22008'])

/** What the database refuses, as an answer a person can act on; undefined for everything unexpected. */
export function databaseRefusal(error: unknown): Refusal | undefined {
  const fault = (error ?? {}) as DatabaseError
  if (fault.code === '23505') return new Refusal(409, [{ code: 'duplicate_key', field: columnOf(fault) }])
  // Cloth that is ordered: what it lies in stays.
  if (fault.code === '23503' && fault.table === 'material_order_detail')
    return new Refusal(409, [{ code: 'in_use', meta: { count: 1 } }])
  if (fault.code === '23503') return new Refusal(422, [{ code: 'not_found', field: columnOf(fault) }])
  // Raised by refuse_closed(): the closing lock date stands in the detail.
  if (fault.code === 'TS422')
    return new Refusal(422, [
      { code: 'period_closed', field: fault.column ?? 'date', meta: { until: fault.detail ?? '' } },
    ])
  // Raised by what guards issued documents (migration 0040).
  if (fault.code === 'TS409') return new Refusal(422, [{ code: 'issued' }])
  if (fault.code === '23514' && (fault.table === 'line_progress' || fault.table === 'document_line'))
    return new Refusal(422, [{ code: 'invalid', field: 'lines' }])
  // The fee of an ordered line is billed once and given back once (decision 0048).
  if (fault.code === '23514' && fault.table === 'fee_progress')
    return new Refusal(422, [
      { code: fault.constraint === 'fee_credited_within_billed' ? 'fee_credited' : 'fee_billed', field: 'lines' },
    ])
  // Σ paid, received, cleared and reserved is within what is owed, whoever writes at once.
  if (fault.code === '23514' && fault.table === 'payable') return new Refusal(422, [{ code: 'payable_reserved' }])
  // Σ used is within what came in.
  if (fault.code === '23514' && fault.table === 'receipt') return new Refusal(422, [{ code: 'receipt_beyond_amount' }])
  if (fault.code === '23514' && fault.table === 'material_lot')
    return new Refusal(422, [{ code: 'lot_short', field: 'lines.quantity', meta: { code: '' } }])
  if (unstorable.has(fault.code)) return new Refusal(422, [{ code: 'invalid', field: 'value' }])
  return undefined
}

/**
 * The column that the reader can change, read from the constraint's name: under row-level security the database keeps
 * the detail to itself. `brand_user_group_id_code_key` is about `code`.
 */
function columnOf({ table = '', constraint = '' }: DatabaseError): string {
  const columns = constraint.replace(`${table}_`, '').replace(/_(key|fkey|idx\d*)$/, '')
  return columns.replace(/^(user_group_id|brand_id)_/, '') || 'id'
}
