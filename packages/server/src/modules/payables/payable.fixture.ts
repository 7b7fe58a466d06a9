import type { Parties } from '../../records/tests/document-parties.fixture.ts'

/** Writes payables of the buyer to the seller as confirmed invoices leave them, all of one document. */
export async function payableWriter({ rows, buyerId, sellerId }: Parties) {
  const [document] = await rows(
    `insert into document (noun, issuer_id, receiver_id, author_id, status, issuer_name, receiver_name, line_rounding)
     values ('trade', $1, $2, $1, 'draft', 'x', 'y', 'down') returning id`,
    [sellerId, buyerId],
  )
  let part = 0
  return async (amount: string | number, more: Readonly<Record<string, unknown>> = {}): Promise<number> => {
    part += 1
    const row: Record<string, unknown> = {
      document_id: document!.id,
      part,
      debtor_id: buyerId,
      creditor_id: sellerId,
      number: `INV-2611-${String(part).padStart(5, '0')}`,
      currency: 'JPY',
      amount,
      issued_on: '2026-11-01',
      due_on: '2026-11-30',
      ...more,
    }
    const columns = Object.keys(row)
    const [made] = await rows(
      `insert into payable (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()}) returning id`,
      Object.values(row),
    )
    return made!.id as number
  }
}
