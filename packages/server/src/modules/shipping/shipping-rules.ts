import { snake, type DocumentKind } from '@tsumugi/contract'
import { compare, minus, sum, type TransitionWait } from '@tsumugi/domain'
import { cartonFaultsOf, packedByLine, remedyFor, type CartonRange } from '@tsumugi/domain/trading'
import type { Database } from '../../database/engine.ts'
import type { Cause } from '../../http/refusal.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import type { DocumentCheck, DocumentRules } from '../../records/documents/document-rules.ts'
import { updateFields } from '../../records/documents/document-queries.ts'
import { linesOf, type LineDataRow } from '../../records/lines/line-queries.ts'
import { todayOf } from '../../records/number-queries.ts'
import { defectsOf, openClaim } from './inspection-queries.ts'

type Checked = Parameters<DocumentCheck>[3][number]

/** The cartons of a delivery; none of one that was begun without them. */
export const packingOf = (row: DocumentDataRow): readonly CartonRange[] => (row.packing ?? []) as CartonRange[]

/** What a move asks of a delivery beside its status (domain §3.8). */
const checks: Readonly<Record<string, (document: Checked) => Cause[]>> = {
  ship: ({ row, lines }) => (packingOf(row).length === 0 ? [] : packingCauses(packingOf(row), lines)),
  inspect: ({ lines }) => {
    const count = lines.filter(
      (line) => compare(sum([figure(line, 'accepted'), figure(line, 'rejected')]), figure(line, 'received')) !== 0,
    ).length
    return count > 0 ? [{ code: 'inspection_incomplete', field: 'lines', meta: { count } }] : []
  },
  close: ({ lines }) => {
    const count = lines.filter((line) => compare(figure(line, 'received'), figure(line, 'quantity')) < 0).length
    return count > 0 ? [{ code: 'delivery_short', meta: { count } }] : []
  },
}

/** What is in the cartons is what is shipped, line by line. */
function packingCauses(packing: readonly CartonRange[], lines: readonly LineDataRow[]): Cause[] {
  const [faulty] = cartonFaultsOf(packing)
  if (faulty) return [{ code: 'carton_faulty', field: 'packing', meta: { number: packing[faulty.at]!.first } }]
  const left = new Map(packedByLine(packing))
  for (const line of lines)
    if (line.source_line_id !== null)
      left.set(line.source_line_id, minus(left.get(line.source_line_id) ?? '0', figure(line, 'quantity')))
  const count = [...left.values()].filter((each) => compare(each, '0') !== 0).length
  return count > 0 ? [{ code: 'cartons_differ', field: 'packing', meta: { count } }] : []
}

const figure = (line: LineDataRow, column: string): string =>
  String((line as unknown as Record<string, unknown>)[column] ?? '0')

/** Moves that would be refused as a delivery stands, told before anybody tries. */
const waiting: Readonly<Record<string, { readonly move: string; readonly wait: TransitionWait }>> = {
  arrived: { move: 'inspect', wait: 'inspection_incomplete' },
  inspected: { move: 'close', wait: 'delivery_short' },
}

/** The day that a move is made, where nobody said another: a receipt starts the 60 days (trade-law B4). */
const dated: Readonly<Record<string, string>> = { ship: 'shippedOn', arrive: 'arrivedOn', inspect: 'inspectedOn' }

/** What was rejected opens a claim: for the goods once more, or for their price where all of them are kept. */
async function claimRejects(database: Database, kind: DocumentKind, id: number): Promise<void> {
  const quantity = sum((await linesOf(database, kind, [id])).map((line) => figure(line, 'rejected')))
  if (compare(quantity, '0') === 0) return
  const treatments = (await defectsOf(database, id)).map(({ treatment }) => treatment)
  await openClaim(database, id, { remedy: remedyFor(treatments), quantity })
}

/** The rules of deliveries, beside those of every document. */
export const shippingRules: Pick<Required<DocumentRules>, 'check' | 'waits' | 'moved'> = {
  async waits({ database }, kind, row): Promise<Readonly<Record<string, TransitionWait>>> {
    const found = kind.noun === 'delivery' ? waiting[row.status] : undefined
    if (!found) return {}
    const lines = await linesOf(database, kind, [row.id])
    return checks[found.move]!({ row, lines }).length > 0 ? { [found.move]: found.wait } : {}
  },

  async moved({ database, userGroupId }, kind, row, transition) {
    if (kind.noun === 'delivery' && transition === 'inspect') await claimRejects(database, kind, row.id)
    const field = kind.noun === 'delivery' ? dated[transition] : undefined
    if (!field || row[snake(field)]) return
    await updateFields(database, kind, row.id, { [field]: await todayOf(database, userGroupId) })
  },

  async check(_, { noun }, transition, documents) {
    const check = noun === 'delivery' ? checks[transition] : undefined
    return new Map(check ? documents.map((each) => [each.row.id, check(each)]) : [])
  },
}
