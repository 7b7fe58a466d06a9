import type { Locale } from '@tsumugi/domain'
import type { ScheduledStep } from '@tsumugi/domain/scheduling'
import type { TenantRequest } from '../../http/request.ts'
import { openMarks } from '../confirmed-marks/open-marks.ts'
import type { StepRow } from '../production-schedules/plans/plan-queries.ts'
import { stepWords } from '../production-schedules/plans/plan-words.ts'
import type { StoredPlan } from '../production-schedules/plans/stored-plan.ts'
import { doneContent, withdrawDone } from '../production-schedules/proposals/mark-queries.ts'

const doneWords: Readonly<Record<Locale, string>> = { ja: '済', en: 'Done', 'zh-CN': '完成' }

/**
 * A step that the other side is to approve asks it once it is done, by a mark that is confirmed or objected to in words
 * (domain §3.4, §3.17); put back, it asks no more.
 */
export async function askApproval(
  request: TenantRequest,
  stored: StoredPlan,
  row: StepRow,
  { status, actual }: ScheduledStep,
): Promise<void> {
  const partnerId = partnerOf(stored, row)
  if (!row.approve_by_partner || !row.shared || partnerId === null) return
  if (status !== 'done') {
    await request.asSystem((system) => withdrawDone(system, stored.row.id, row.id))
    return
  }
  await openMarks(request, {
    subject: { kind: 'production_schedule', id: stored.row.id, label: `${stored.row.style_no} ${stored.row.name}` },
    content: { key: `${doneContent}${row.id}`, name: stepWords(row, request.locale) },
    from: null,
    to: `${doneWords[request.locale]} ${actual.end}`,
    partnerIds: [partnerId],
  })
}

/** The brand of a step that the maker does, and the other way round; nobody where the brand makes it itself. */
function partnerOf({ row: { user_group_id, supplier_group_id } }: StoredPlan, { owner_group_id }: StepRow) {
  const other = owner_group_id === user_group_id ? supplier_group_id : user_group_id
  return other === owner_group_id ? null : other
}
