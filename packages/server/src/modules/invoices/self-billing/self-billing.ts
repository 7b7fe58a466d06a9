import type { InvoiceMatch as InvoiceMatchReply } from '@tsumugi/contract'
import { selfBilling, type SelfBilling } from '@tsumugi/domain/trading'
import type { TenantRequest } from '../../../http/request.ts'
import type { DocumentDataRow } from '../../../records/documents/document-row.ts'
import { todayOf } from '../../../records/number-queries.ts'
import type { InvoiceReading } from '../match-reading.ts'
import { showingOf, type ShowingRow } from './showing-queries.ts'

const day = (value: unknown) => (value as string | null) ?? null

/** Until when an invoice that is shown today can be objected to; null where silence confirms nothing. */
export function silenceFrom({ row, match }: InvoiceReading, today: string) {
  const { deadline } = standing(row, { shownOn: today, lapsed: false, differs: match.differences.length > 0 }, today)
  return deadline === null ? null : { days: Number(row.silence_days), endsOn: deadline }
}

interface Shown {
  readonly shownOn: string | null
  readonly lapsed: boolean
  readonly differs: boolean
}

function standing(row: DocumentDataRow, { shownOn, lapsed, differs }: Shown, today: string): SelfBilling {
  const agreedOn = day(row.silence_agreed_on)
  const isAnswered = ['confirmed', 'approved', 'disputed'].includes(row.status)
  const result = row.status === 'disputed' ? 'objected' : lapsed ? 'confirmed_by_silence' : 'confirmed'
  return selfBilling(
    {
      sentOn: row.issue_date,
      openedOn: shownOn,
      answer: isAnswered ? { on: row.updated_at.slice(0, 10), result } : null,
      agreement: agreedOn === null ? null : { agreedOn, days: Number(row.silence_days ?? 0) },
      // The days stand among the fields of the paper, so that it says so itself.
      isSilenceStated: agreedOn !== null && row.silence_days !== null,
      isBorneOut: !differs,
    },
    today,
  )
}

/** How an invoice that the buyer wrote for the seller stands: what was shown when, and what silence says (trade-law D). */
export async function selfBillingReply(
  { database, userGroupId }: TenantRequest,
  { row, match }: InvoiceReading,
): Promise<InvoiceMatchReply['selfBilling']> {
  if (row.author_id === row.issuer_id) return null
  const [showing, today] = await Promise.all([
    showingOf(database, row.id, row.revision),
    todayOf(database, userGroupId),
  ])
  const shown = {
    shownOn: showing?.shown_on ?? null,
    lapsed: showing !== undefined && showing.lapsed_at !== null,
    differs: match.differences.length > 0,
  }
  const { status, deadline, isQualifying } = standing(row, shown, today)
  const agreement =
    row.silence_agreed_on && row.silence_days
      ? { on: String(row.silence_agreed_on), days: Number(row.silence_days) }
      : null
  return { status, deadline, isQualifying, shownOn: shown.shownOn, agreement, proof: showing ? proofOf(showing) : null }
}

const proofOf = (row: ShowingRow) => ({
  revision: row.revision,
  shownAt: row.shown_at,
  shownTo: row.shown_to_name,
  contentHash: row.content_hash,
  endsOn: row.ends_on,
  lapsedAt: row.lapsed_at,
})
