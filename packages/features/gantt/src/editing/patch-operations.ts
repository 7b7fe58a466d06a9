import { dayNumber, type BusinessDate } from '@tsumugi/domain'
import type { EditablePlan, LinkChange, PlanOperation, PlanPatch, StepChange } from '@tsumugi/domain/scheduling'

/**
 * A patch as operations that come to it, one after the other: what is undone is done by hand, and travels as such. Steps
 * that go earlier are set in the order of the plan and those that go later against it, so that none pushes another.
 */
export function patchOperations({ network }: EditablePlan, { steps, links }: PlanPatch): PlanOperation[] {
  const place = new Map([...network.order].map((step, at) => [network.ids[step]!, at]))
  const inOrder = steps.toSorted((one, other) => place.get(one.id)! - place.get(other.id)!)
  const shiftOf = ({ id, before, after }: StepChange, edge: 'start' | 'end') =>
    workdaysFrom(network.calendars[network.indexOf.get(id)!]!, before.planned[edge], after.planned[edge])
  const operations = (change: StepChange): PlanOperation[] => {
    const [step, moved, longer] = [change.id, shiftOf(change, 'start'), change.after.workdays - change.before.workdays]
    if (moved !== 0 && longer === -moved) return [{ kind: 'resize', step, edge: 'start', days: moved }]
    const move: PlanOperation[] = moved === 0 ? [] : [{ kind: 'move', step, days: moved, chain: false }]
    const size: PlanOperation[] = longer === 0 ? [] : [{ kind: 'resize', step, edge: 'end', days: longer }]
    return longer < 0 ? [...size, ...move] : [...move, ...size]
  }
  const isLater = (change: StepChange) => change.after.planned.end > change.before.planned.end
  return [
    ...links.filter(loosens).map(linkOperation),
    ...inOrder.filter(isLater).toReversed().flatMap(operations),
    ...inOrder.filter((change) => !isLater(change)).flatMap(operations),
    ...links.filter((link) => !loosens(link)).map(linkOperation),
  ]
}

/** Lets a step start earlier than before: it comes first, and what binds steps again comes last. */
const loosens = ({ before, after }: LinkChange) => after === null || (before !== null && after < before)

function linkOperation({ from, to, before, after }: LinkChange): PlanOperation {
  if (after === null) return { kind: 'unlink', from, to }
  return before === null ? { kind: 'link', from, to, lag: after } : { kind: 'set_lag', from, to, lag: after }
}

const workdaysFrom = (calendar: { ordinal(day: number): number }, from: BusinessDate, to: BusinessDate) =>
  calendar.ordinal(dayNumber(to)) - calendar.ordinal(dayNumber(from))
