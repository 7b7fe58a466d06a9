import { snake, type DocumentKind } from '@tsumugi/contract'
import type { TenantRequest } from '../../http/request.ts'
import { partnerOf, type DocumentDataRow } from '../../records/documents/document-row.ts'
import { openMarks } from '../confirmed-marks/open-marks.ts'
import { wordsOfField } from './field-words.ts'

/** A date that the other side has read and that moves is confirmed by it; one that is given for the first time is news only. */
export async function markChanges(
  request: TenantRequest,
  kind: DocumentKind,
  before: DocumentDataRow,
  after: DocumentDataRow | null,
): Promise<void> {
  const partner = partnerOf(before, request.userGroupId)
  if (!before.shared || !after || partner === null) return
  for (const [field, { kind: type, after: later }] of Object.entries(kind.fields)) {
    const [from, to] = [before[snake(field)], after[snake(field)]] as (string | null)[]
    if (type !== 'date' || !later || !from || from === to) continue
    await openMarks(request, {
      subject: { kind: kind.noun, id: before.id, label: [after.number, after.title].filter(Boolean).join(' ') },
      content: { key: field, name: wordsOfField(field).ja },
      from,
      to: to ?? null,
      partnerIds: [partner],
    })
  }
}
