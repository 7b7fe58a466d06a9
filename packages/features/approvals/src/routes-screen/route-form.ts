import type { ApprovalRoute } from '@tsumugi/contract'
import type { ApprovalTarget } from '@tsumugi/domain'
import { formatMoney, type Text } from '@tsumugi/i18n'
import type { Messages as PathMessages } from '../approval-path/messages/ja.ts'
import type { Approvers, Named } from '../route-queries.ts'
import { draftOf, emptyStep, stepLine, stepOf, type StepDraft, type StepText } from '../step-editor/step-draft.ts'
import type { Messages } from './messages/ja.ts'

export interface RouteForm {
  name: string
  target: ApprovalTarget
  active: boolean
  amountFrom: string
  brandIds: number[]
  partnerIds: number[]
  categoryIds: number[]
  steps: StepDraft[]
}

export const formOf = (route: ApprovalRoute | undefined, target: ApprovalTarget): RouteForm => ({
  name: route?.name ?? '',
  target: route?.target ?? target,
  active: route?.active ?? true,
  amountFrom: route?.conditions.amountFrom ?? '',
  brandIds: route?.conditions.brandIds ?? [],
  partnerIds: route?.conditions.partnerIds ?? [],
  categoryIds: route?.conditions.categoryIds ?? [],
  steps: route?.steps.map(draftOf) ?? [emptyStep],
})

export const inputOf = ({ name, target, active, amountFrom, brandIds, partnerIds, categoryIds, steps }: RouteForm) => ({
  name: name.trim(),
  target,
  active,
  conditions: { amountFrom: amountFrom || null, brandIds, partnerIds, categoryIds },
  steps: steps.map(stepOf),
})

/** What the dialog calls each field. */
export const fieldNames = {
  name: 'name',
  target: 'target',
  amountFrom: 'amountFrom',
  brandIds: 'brands',
  categoryIds: 'categories',
  partnerIds: 'partners',
  steps: 'steps',
  active: 'active',
} as const satisfies Record<keyof RouteForm, keyof Messages>

interface Words {
  t: Text<Messages>
  path: Text<PathMessages>
  step: StepText
}

/** One value of a route in words, where two people changed it. */
export function routeWords(
  { t, path, step }: Words,
  known: Partial<Approvers & { brands: Named[]; categories: Named[] }>,
  field: keyof RouteForm,
  value: unknown,
): string {
  const names = (list: readonly Named[] = []) =>
    (value as number[]).map((id) => list.find((each) => each.id === id)?.name ?? '–').join(step('between'))
  if (field === 'target') return path(`target.${value as ApprovalTarget}`)
  if (field === 'amountFrom') return value ? formatMoney(String(value), 'JPY', t.locale) : ''
  if (field === 'brandIds') return names(known.brands)
  if (field === 'categoryIds') return names(known.categories)
  if (field === 'partnerIds') return names(known.partners)
  if (field === 'steps') return stepLine(step, value as StepDraft[], known)
  if (field === 'active') return step(value ? 'yes' : 'no')
  return String(value)
}
