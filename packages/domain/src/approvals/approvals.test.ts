import { describe, expect, it } from 'vitest'
import {
  chooseRoute,
  meets,
  powerUserStep,
  stepsFor,
  type Route,
  type RouteConditions,
  type RouteStep,
} from './approval-route.ts'
import { approvalStatusAfter, approvalStatuses, needsComment } from './approval-status.ts'
import { approvalsNeeded, assigneesOf, stepOutcome, type Assignee, type StepSurroundings } from './approval-step.ts'

const none: RouteConditions = { amountFrom: null, brandIds: [], partnerIds: [], categoryIds: [] }
const facts = (amount: string | null = null, more = {}) => ({
  amount,
  brandId: null,
  partnerId: null,
  categoryIds: [],
  ...more,
})
const step = (name: string, more: Partial<RouteStep> = {}): RouteStep => ({
  ...powerUserStep,
  name,
  approvers: [{ kind: 'user', id: 2 }],
  ...more,
})
const route = (id: number, more: Partial<Route> = {}): Route => ({
  id,
  target: 'custom',
  active: true,
  priority: id,
  conditions: none,
  steps: [step('一次')],
  ...more,
})

describe('golden 44: a route from ¥1,000,000 has two steps', () => {
  const large = route(1, { conditions: { ...none, amountFrom: '1000000' }, steps: [step('課長'), step('部長')] })
  const stepCount = (routes: Route[], amount: string) =>
    stepsFor(chooseRoute(routes, 'custom', facts(amount))?.steps, amount).length
  it.each([
    ['999999', 1],
    ['999999.9999', 1],
    ['1000000', 2],
    ['1000000.0000', 2],
    ['1000001', 2],
  ])('%s takes %i', (amount, count) => {
    expect(stepCount([large, route(2)], amount)).toBe(count)
    // Without a second route the power users decide, in one step.
    expect(stepCount([large], amount)).toBe(count)
    // The same said by the steps of one route.
    expect(stepCount([route(3, { steps: [step('課長'), step('部長', { amountFrom: '1000000' })] })], amount)).toBe(
      count,
    )
  })
})

describe('§3.11 the first matching route by priority, none → power users', () => {
  it('is the lowest priority that is active, of the target, and meets the document', () => {
    const routes = [
      route(1, { priority: 9 }),
      route(2, { priority: 3 }),
      route(3, { priority: 1, active: false }),
      route(4, { priority: 0, target: 'contract' }),
    ]
    expect(chooseRoute(routes, 'custom', facts())?.id).toBe(2)
    expect(chooseRoute(routes, 'payment', facts())).toBeNull()
    expect(stepsFor(undefined, '5')).toEqual([powerUserStep])
  })
  it('conditions on brand, partner and category must all hold; what a document lacks is not met', () => {
    const conditions = { amountFrom: null, brandIds: [1, 2], partnerIds: [7], categoryIds: [30, 31] }
    expect(meets(conditions, facts(null, { brandId: 2, partnerId: 7, categoryIds: [5, 31] }))).toBe(true)
    expect(meets(conditions, facts(null, { brandId: 3, partnerId: 7, categoryIds: [31] }))).toBe(false)
    expect(meets(conditions, facts(null, { brandId: 1, partnerId: null, categoryIds: [31] }))).toBe(false)
    expect(meets(conditions, facts(null, { brandId: 1, partnerId: 7, categoryIds: [] }))).toBe(false)
    expect(meets({ ...none, amountFrom: '1' }, facts(null))).toBe(false)
  })
})

const said = (accountId: number, decision: Assignee['decision'] = null, escalated = false): Assignee => ({
  accountId,
  onBehalfOf: null,
  escalated,
  decision,
})

describe('§3.11 mode any, all, quorum n', () => {
  const three = [said(1, 'approved'), said(2), said(3)]
  it('any: the first one approves', () => expect(stepOutcome({ mode: 'any', quorum: 1 }, three)).toBe('approved'))
  it('all: waits for the last', () => {
    expect(stepOutcome({ mode: 'all', quorum: 1 }, three)).toBe('open')
    expect(
      stepOutcome(
        { mode: 'all', quorum: 1 },
        [1, 2, 3].map((id) => said(id, 'approved')),
      ),
    ).toBe('approved')
  })
  it('quorum 2 of 3', () => {
    expect(stepOutcome({ mode: 'quorum', quorum: 2 }, three)).toBe('open')
    expect(stepOutcome({ mode: 'quorum', quorum: 2 }, [said(1, 'approved'), said(2, 'counted'), said(3)])).toBe(
      'approved',
    )
  })
  it('a quorum larger than those asked can still be reached', () =>
    expect(approvalsNeeded({ mode: 'quorum', quorum: 5 }, 2)).toBe(2))
  it('one refusal ends every mode', () => {
    for (const mode of ['any', 'all', 'quorum'] as const) {
      expect(stepOutcome({ mode, quorum: 2 }, [said(1, 'approved'), said(2, 'rejected')])).toBe('rejected')
      expect(stepOutcome({ mode, quorum: 2 }, [said(1), said(2, 'returned')])).toBe('returned')
    }
  })
  it('nobody asked never approves by itself', () => expect(stepOutcome({ mode: 'all', quorum: 1 }, [])).toBe('open'))
  it('escalated: their word suffices, and they are not waited for', () => {
    expect(stepOutcome({ mode: 'all', quorum: 1 }, [said(1), said(9, 'approved', true)])).toBe('approved')
    expect(stepOutcome({ mode: 'all', quorum: 1 }, [said(1, 'approved'), said(9, null, true)])).toBe('approved')
  })
})

describe('§3.11 who is asked', () => {
  const around = (more: Partial<StepSurroundings> = {}): StepSurroundings => ({
    requesterId: 1,
    selfApproval: false,
    absences: new Map(),
    powerUserIds: [1, 8],
    earlierApproverIds: [],
    ...more,
  })
  const asked = (ids: number[], more: Partial<StepSurroundings> = {}, of: Partial<RouteStep> = {}) =>
    assigneesOf(step('x', of), ids, around(more)).map(({ accountId, onBehalfOf, decision }) => [
      accountId,
      onBehalfOf,
      decision,
    ])

  it('who asked is left out, unless self_approval', () => {
    expect(asked([1, 2])).toEqual([[2, null, null]])
    expect(asked([1, 2], { selfApproval: true })).toEqual([
      [1, null, null],
      [2, null, null],
    ])
  })
  it('nobody left: the other power users; no other: nobody', () => {
    expect(asked([1])).toEqual([[8, null, null]])
    expect(asked([], { powerUserIds: [1] })).toEqual([])
  })
  it('absent → own delegate, else the step’s, else still asked', () => {
    expect(asked([2], { absences: new Map([[2, 5]]) })).toEqual([[5, 2, null]])
    expect(asked([2], { absences: new Map([[2, null]]) }, { delegateId: 6 })).toEqual([[6, 2, null]])
    expect(asked([2], { absences: new Map([[2, null]]) })).toEqual([[2, null, null]])
  })
  it('an absent delegate passes on; a circle of absent people, or the requester, does not', () => {
    expect(
      asked([2], {
        absences: new Map([
          [2, 3],
          [3, 4],
        ]),
      }),
    ).toEqual([[4, 2, null]])
    expect(
      asked([2], {
        absences: new Map([
          [2, 3],
          [3, 2],
        ]),
      }),
    ).toEqual([[2, null, null]])
    expect(asked([2], { absences: new Map([[2, 1]]) })).toEqual([[2, null, null]])
  })
  it('two whose delegate is the same ask that one once', () =>
    expect(
      asked([2, 3], {
        absences: new Map([
          [2, 5],
          [3, 5],
        ]),
      }),
    ).toEqual([[5, 2, null]]))
  it('skip_if_same_user counts who approved before', () => {
    expect(asked([2, 3], { earlierApproverIds: [2] }, { skipIfSameUser: true })).toEqual([
      [2, null, 'counted'],
      [3, null, null],
    ])
    expect(asked([2], { earlierApproverIds: [2] })).toEqual([[2, null, null]])
  })
})

it('§4.8 only a running approval moves, and only by a named transition', () => {
  expect(approvalStatusAfter('pending', 'return')).toBe('returned')
  for (const status of approvalStatuses.filter((each) => each !== 'pending'))
    expect(approvalStatusAfter(status, 'approve')).toBeNull()
})

it('§3.11 reject needs comment', () => {
  expect([needsComment('approved'), needsComment('rejected'), needsComment('returned')]).toEqual([false, true, true])
})
