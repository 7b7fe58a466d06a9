import type { Approval, ApprovalPath } from '@tsumugi/contract'
import { approvalsNeeded, assigneesOf, minus, snapshotChanges, type ApprovalStatus } from '@tsumugi/domain'
import { notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { trimmedAmount } from './amounts.ts'
import { absentToday, allowsSelfApproval, namesOf } from './queries/people-queries.ts'
import { approvalOf, lastApproved, newestApproval, type StoredApproval } from './queries/queries.ts'
import { surroundings } from './step-progress.ts'
import { assigneesOfSteps, stepsOf, type StoredAssignee, type StoredStep } from './queries/step-queries.ts'
import { knownTargetRow } from './targets/target-rows.ts'

/** The way of an approval, with those who would be asked in the steps to come. */
export async function loadPath(request: TenantRequest, approval: StoredApproval): Promise<ApprovalPath> {
  const { database, userGroupId } = request
  const [steps, said] = await Promise.all([
    stepsOf(database, userGroupId, approval.id),
    assigneesOfSteps(database, userGroupId, approval.id),
  ])
  const ahead = steps.some(({ status }) => status === 'waiting') ? await whoWouldBeAsked(request, approval) : () => []
  return {
    id: approval.id,
    target: approval.target,
    title: approval.title,
    code: approval.code,
    status: approval.status,
    requestedBy: { id: approval.requested_by, name: approval.requested_by_name },
    requestedAt: approval.requested_at,
    decidedAt: approval.decided_at,
    routeName: approval.route_name,
    note: approval.note,
    steps: steps.map((step) => {
      const assignees =
        step.status === 'waiting'
          ? ahead(step)
          : said.filter((each) => each.approval_step_id === step.id).map(assigneeReply)
      return {
        ...stepReply(step),
        needed: approvalsNeeded(step, assignees.filter(({ escalated }) => !escalated).length),
        assignees,
      }
    }),
  }
}

const assigneeReply = (row: StoredAssignee) => ({
  id: row.account_id,
  name: row.name,
  onBehalfOf: row.on_behalf_of_name,
  escalated: row.escalated,
  decision: row.decision,
  comment: row.comment,
  originalBy: row.original_by,
  decidedAt: row.decided_at,
})

const stepReply = (step: StoredStep) => ({
  id: step.id,
  position: step.position,
  name: step.name,
  mode: step.mode,
  quorum: step.quorum,
  status: step.status,
  openedAt: step.opened_at,
  dueOn: step.due_on,
  closedAt: step.closed_at,
  late: step.late,
  escalateTo: step.escalate_to_name,
})

async function whoWouldBeAsked(request: TenantRequest, approval: StoredApproval) {
  const [{ pool, around }, names] = await Promise.all([
    surroundings(request, approval.requested_by, []),
    namesOf(request.database),
  ])
  return (step: StoredStep) =>
    assigneesOf({ skipIfSameUser: false, delegateId: step.delegate_id }, pool.idsOf(step.approvers), around).map(
      ({ accountId, onBehalfOf }) => ({
        id: accountId,
        name: names.get(accountId) ?? '',
        onBehalfOf: onBehalfOf === null ? null : (names.get(onBehalfOf) ?? ''),
        escalated: false,
        decision: null,
        comment: '',
        originalBy: null,
        decidedAt: null,
      }),
    )
}

/** Everything a decision is made on, as one reader sees it. */
export async function loadApproval(request: TenantRequest, id: number): Promise<Approval> {
  const { database, userGroupId, accountId, locale } = request
  const row = await approvalOf(database, userGroupId, id)
  if (!row) throw notFound()
  const own = row.requested_by === accountId
  const [previous, path, absent, correction, files] = await Promise.all([
    lastApproved(database, userGroupId, row),
    loadPath(request, row),
    absentToday(database, userGroupId),
    own ? correctionOf(request, row) : null,
    knownTargetRow(row.target)?.files?.(request, row.target_id),
  ])
  const changes = snapshotChanges(previous?.snapshot ?? null, row.snapshot)
  const open = path.steps.find(({ status }) => status === 'open')
  const isAsked = open?.assignees.some(
    (each) => each.decision === null && (each.id === accountId || absent.get(each.id) === accountId),
  )
  const decidable = isAsked && row.status === 'pending' && (!own || (await allowsSelfApproval(database, userGroupId)))
  return {
    id: row.id,
    target: row.target,
    code: row.code,
    title: row.title,
    imageUrl: row.image_url,
    amount: trimmedAmount(row.amount),
    currency: row.currency,
    status: row.status,
    requestedBy: path.requestedBy,
    requestedAt: row.requested_at,
    decidedAt: row.decided_at,
    dueOn: open?.dueOn ?? null,
    late: open?.late ?? false,
    stepName: open?.name ?? null,
    stepId: decidable ? open!.id : null,
    changeCount: previous ? changes.filter(({ changed }) => changed).length : null,
    note: row.note,
    link: row.link,
    correction,
    path,
    own,
    withdrawable: own && row.status === 'pending',
    lockVersion: row.lock_version,
    previous: previous
      ? {
          id: previous.id,
          decidedAt: previous.decided_at!,
          amount: trimmedAmount(previous.amount),
          difference: differenceOf(row.amount, previous.amount),
        }
      : null,
    fields: changes.map(({ label, choices, value, before, ...field }) => ({
      ...field,
      label: label[locale] || label.ja,
      value: plain(choices?.[String(value)]?.[locale] ?? value),
      before: plain(choices?.[String(before)]?.[locale] ?? before),
    })),
    files: files ?? [],
  }
}

const backWithAsker: readonly string[] = ['returned', 'withdrawn', 'cancelled'] satisfies ApprovalStatus[]

/** Null while it runs, once it is decided for good, and when it was asked for again. */
async function correctionOf({ database, userGroupId }: TenantRequest, row: StoredApproval): Promise<string | null> {
  if (!backWithAsker.includes(row.status)) return null
  const newest = await newestApproval(database, userGroupId, row.target, row.target_id)
  return newest?.id === row.id ? (knownTargetRow(row.target)?.form?.(row.target_id) ?? row.link) : null
}

const differenceOf = (now: string | null, before: string | null): string | null =>
  now === null || before === null ? null : minus(now, before)

type Value = Approval['fields'][number]['value']
const plain = (value: unknown): Value => value as Value
