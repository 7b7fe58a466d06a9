import type { RouteStepInput } from '@tsumugi/contract'
import type { Text } from '@tsumugi/i18n'
import type { Approvers } from '../route-queries.ts'
import type { Messages } from './messages/ja.ts'

export type Approver = RouteStepInput['approvers'][number]
export type StepText = Text<Messages>

/** A step while it is typed: figures as text. */
export interface StepDraft {
  name: string
  approvers: Approver[]
  mode: RouteStepInput['mode']
  quorum: string
  amountFrom: string
  skipIfSameUser: boolean
  dueDays: string
  delegateId: string
  escalateToId: string
}

export const emptyStep: StepDraft = {
  name: '',
  approvers: [],
  mode: 'any',
  quorum: '2',
  amountFrom: '',
  skipIfSameUser: false,
  dueDays: '3',
  delegateId: '',
  escalateToId: '',
}

export const draftOf = (step: RouteStepInput): StepDraft => ({
  name: step.name,
  approvers: step.approvers,
  mode: step.mode,
  quorum: String(step.quorum),
  amountFrom: step.amountFrom ?? '',
  skipIfSameUser: step.skipIfSameUser,
  dueDays: step.dueDays === null ? '' : String(step.dueDays),
  delegateId: String(step.delegateId ?? ''),
  escalateToId: String(step.escalateToId ?? ''),
})

export const stepOf = (draft: StepDraft): RouteStepInput => ({
  name: draft.name.trim(),
  approvers: draft.approvers,
  mode: draft.mode,
  quorum: Math.max(1, Number(draft.quorum) || 1),
  amountFrom: draft.amountFrom || null,
  skipIfSameUser: draft.skipIfSameUser,
  dueDays: draft.dueDays === '' ? null : Number(draft.dueDays),
  delegateId: draft.delegateId ? Number(draft.delegateId) : null,
  escalateToId: draft.escalateToId ? Number(draft.escalateToId) : null,
})

/** Whether a step lacks what it cannot do without. */
export const isComplete = ({ name, approvers }: StepDraft): boolean => name.trim() !== '' && approvers.length > 0

export const approverKey = ({ kind, id }: Approver): string => (id === null ? kind : `${kind} ${id}`)

/** The name of a person, team or role. */
export function approverName(t: StepText, { kind, id }: Approver, known: Partial<Approvers> | undefined): string {
  if (kind === 'power_users') return t('powerUsers')
  if (kind === 'owners') return t('owners')
  const among = kind === 'team' ? known?.teams : known?.users
  if (!among) return '…'
  return among.find((each) => each.id === id)?.name ?? t('unknown')
}

/** Everybody a step can name, roles first. */
export function approverChoices(
  t: StepText,
  known: Approvers | undefined,
): { approver: Approver; label: string; hint: string }[] {
  const named = (kind: 'team' | 'user', list: Approvers['teams']) =>
    list.map(({ id, name }) => ({ approver: { kind, id }, label: name, hint: t(`kind.${kind}`) }))
  const roles = (['power_users', 'owners'] as const).map((kind) => ({
    approver: { kind, id: null },
    label: approverName(t, { kind, id: null }, known),
    hint: t('kind.role'),
  }))
  return [...named('team', known?.teams ?? []), ...named('user', known?.users ?? []), ...roles]
}

/** Steps in one line: `課長 (MD企画) → 代表 (オーナー)`. */
export const stepLine = (t: StepText, steps: readonly StepDraft[], known: Partial<Approvers> | undefined): string =>
  steps
    .map(
      ({ name, approvers }) => `${name} (${approvers.map((each) => approverName(t, each, known)).join(t('between'))})`,
    )
    .join(' → ')
