import { compare, minus } from '@tsumugi/domain'
import type { Cause } from '../../http/refusal.ts'
import type { DocumentRules } from '../../records/documents/document-rules.ts'
import { holdFees } from './fee-queries.ts'

const bills = {
  invoice: { left: 'billable', code: 'fee_billed' },
  credit_note: { left: 'creditable', code: 'fee_credited' },
} as const

/** A fee of an ordered line is billed once and given back once, also where several drafts go out together (decision 0048). */
export const feeRules: Pick<Required<DocumentRules>, 'check'> = {
  async check({ database }, { noun }, transition, documents) {
    const found = new Map<number, Cause[]>()
    if (transition !== 'issue' || !(noun in bills)) return found
    const { left, code } = bills[noun as keyof typeof bills]
    const open = new Map<number, string>()
    const lines = await holdFees(
      database,
      documents.map(({ row }) => row.id),
    )
    for (const { id, document_id: documentId, ordered_line_id: ordered, quantity, ...counted } of lines) {
      const rest = minus(open.get(ordered) ?? counted[left], quantity)
      if (compare(rest, '0') >= 0) open.set(ordered, rest)
      else
        found.set(documentId, [...(found.get(documentId) ?? []), { code, field: `lines.${id}`, meta: { lineId: id } }])
    }
    return found
  },
}
