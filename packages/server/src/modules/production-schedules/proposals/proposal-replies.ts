import type { PlanCost, ProcedureProposal } from '@tsumugi/contract'
import { applyPatch, staleChanges, type PlanPatch } from '@tsumugi/domain/scheduling'
import { costOf, type PlanView } from '../plans/plan-view.ts'
import type { ProposalRow } from './proposal-queries.ts'

const nothing: PlanCost = { moved: [], outcome: null }

/** A patch as far as the reader sees its steps. */
export function visiblePatch({ plan }: PlanView, { steps, links }: PlanPatch): PlanPatch {
  const seen = new Set(plan.steps.map(({ id }) => id))
  return {
    steps: steps.filter(({ id }) => seen.has(id)),
    links: links.filter(({ from, to }) => seen.has(from) && seen.has(to)),
  }
}

/** A proposal as one side of it reads it; what it would cost is worked out on the plan as it stands. */
export function proposalReply(view: PlanView, row: ProposalRow): ProcedureProposal {
  const stale = new Set(staleChanges(view.stored.plan, row.changes))
  const { steps, links } = visiblePatch(view, { steps: row.changes, links: row.links })
  const fresh = { steps: row.changes.filter(({ id }) => !stale.has(id)), links: row.links }
  const isOurs = row.user_group_id === view.reader
  const isOpen = row.status === 'open' && stale.size < row.changes.length + row.links.length
  const dates = ({ planned, workdays }: (typeof steps)[number]['before']) => ({ ...planned, workdays })
  return {
    id: row.id,
    scheduleId: row.schedule_id,
    side: isOurs ? 'ours' : 'theirs',
    status: row.status,
    from: { id: row.user_group_id, name: row.from_name },
    to: { id: row.must_confirm_group_id, name: row.to_name },
    byName: row.by_name,
    changes: row.changes
      .filter(({ id }) => steps.some((step) => step.id === id))
      .map(({ id, before, after, days }) => ({
        procedureId: Number(id),
        before: dates(before),
        after: dates(after),
        days,
        isStale: row.status === 'open' && stale.has(id),
      })),
    links: links.map(({ from, to, before, after }) => ({ from: Number(from), to: Number(to), before, after })),
    cost: isOpen ? costSinceAsked(view, row, fresh) : nothing,
    note: row.note,
    answer: row.answer,
    createdAt: row.created_at,
    lockVersion: row.lock_version,
  }
}

/** Of the whole move: what its author moved at once stands in the plan already, so the plan before it is compared. */
function costSinceAsked(view: PlanView, { user_group_id, outcome_before }: ProposalRow, fresh: PlanPatch): PlanCost {
  const { moved, outcome } = costOf(view, { plan: applyPatch(view.stored.plan, fresh) })
  const before = outcome_before?.[user_group_id === view.reader ? 'asker' : 'asked']
  return { moved, outcome: before ? { before, after: outcome?.after ?? view.outcome } : outcome }
}
