import { compare, type Decimal } from '../money/decimal.ts'
import type { ApprovalTarget } from './approval-status.ts'

/** One approver, a team's members, or all who hold a role. `id` names the user or team. */
export interface Approver {
  readonly kind: 'user' | 'team' | 'power_users' | 'owners'
  readonly id: number | null
}

/** How many of those who are asked must approve. */
export const stepModes = ['any', 'all', 'quorum'] as const
export type StepMode = (typeof stepModes)[number]

export interface RouteStep {
  readonly name: string
  readonly approvers: readonly Approver[]
  readonly mode: StepMode
  /** With `quorum`: so many. */
  readonly quorum: number
  /** The step is only taken from this amount on. */
  readonly amountFrom: Decimal | null
  /** Who has approved an earlier step is not asked again. */
  readonly skipIfSameUser: boolean
  readonly dueDays: number | null
  /** Stands in for whoever is absent without a delegate of their own. */
  readonly delegateId: number | null
  /** Is asked as well once the step is late. */
  readonly escalateToId: number | null
}

/** All that are named must hold; an empty list asks for nothing. */
export interface RouteConditions {
  readonly amountFrom: Decimal | null
  readonly brandIds: readonly number[]
  readonly partnerIds: readonly number[]
  readonly categoryIds: readonly number[]
}

export interface Route {
  readonly id: number
  readonly target: ApprovalTarget
  readonly active: boolean
  readonly priority: number
  readonly conditions: RouteConditions
  readonly steps: readonly RouteStep[]
}

/** What a route looks at. */
export interface DocumentFacts {
  readonly amount: Decimal | null
  readonly brandId: number | null
  readonly partnerId: number | null
  readonly categoryIds: readonly number[]
}

/** A document without an amount, brand, partner or category does not meet a condition on it. */
export function meets(
  { amountFrom, brandIds, partnerIds, categoryIds }: RouteConditions,
  facts: DocumentFacts,
): boolean {
  return (
    reaches(facts.amount, amountFrom) &&
    isAmong(brandIds, facts.brandId) &&
    isAmong(partnerIds, facts.partnerId) &&
    (categoryIds.length === 0 || facts.categoryIds.some((id) => categoryIds.includes(id)))
  )
}

/** The first active route of the target whose conditions hold, by priority (domain §3.11). */
export function chooseRoute<R extends Route>(
  routes: readonly R[],
  target: ApprovalTarget,
  facts: DocumentFacts,
): R | null {
  const candidates = routes.filter((route) => route.active && route.target === target)
  const inOrder = candidates.toSorted((a, b) => a.priority - b.priority || a.id - b.id)
  return inOrder.find((route) => meets(route.conditions, facts)) ?? null
}

/** Without a route, or where none of its steps applies, any one power user decides (domain §3.11). */
export const powerUserStep: RouteStep = {
  name: '',
  approvers: [{ kind: 'power_users', id: null }],
  mode: 'any',
  quorum: 1,
  amountFrom: null,
  skipIfSameUser: false,
  dueDays: null,
  delegateId: null,
  escalateToId: null,
}

/** The steps that a document of this amount takes. */
export function stepsFor(steps: readonly RouteStep[] | undefined, amount: Decimal | null): readonly RouteStep[] {
  const taken = (steps ?? []).filter((step) => reaches(amount, step.amountFrom))
  return taken.length ? taken : [powerUserStep]
}

function reaches(amount: Decimal | null, from: Decimal | null): boolean {
  return from === null || (amount !== null && compare(amount, from) >= 0)
}

function isAmong(wanted: readonly number[], id: number | null): boolean {
  return wanted.length === 0 || (id !== null && wanted.includes(id))
}
