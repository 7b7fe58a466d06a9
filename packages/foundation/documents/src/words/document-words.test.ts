import { documentKinds, type DocumentKind } from '@tsumugi/contract'
import { billingStatuses, deliveryStatuses, documentApprovalStatuses, transitionWaits } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { messages as enStatuses } from '../status-words/messages/en.ts'
import { messages as jaStatuses } from '../status-words/messages/ja.ts'
import { messages as zhStatuses } from '../status-words/messages/zh-CN.ts'
import { messages as en } from './messages/en.ts'
import { messages as ja } from './messages/ja.ts'
import { messages as zh } from './messages/zh-CN.ts'

const kinds = Object.values(documentKinds)
const refusals = [
  'transition_status',
  'transition_side',
  'transition_power_user',
  'transition_reason',
  'transition_both',
  'transition_time',
  ...transitionWaits,
]

/** Every word that a row asks for; of a field its own or that of every kind. */
function asked({ noun, fields, lines, lifecycle }: DocumentKind): string[][] {
  const all = { ...fields, ...lines }
  return [
    [`kind.${noun}`],
    ...lifecycle.statuses.map((status) => [`status.${noun}.${status}`]),
    ...Object.keys(lifecycle.transitions).map((move) => [`move.${noun}.${move}`]),
    ...Object.keys(all).map((field) => [`field.${noun}.${field}`, `field.${field}`]),
    ...Object.entries(all).flatMap(([field, { choices = [] }]) => choices.map((word) => [`choice.${field}.${word}`])),
  ]
}

it.each([
  ['ja', { ...ja, ...jaStatuses }],
  ['en', { ...en, ...enStatuses }],
  ['zh-CN', { ...zh, ...zhStatuses }],
])('%s has a word for every kind, status, move, field and choice of the rows', (_, messages) => {
  const known = new Set(Object.keys(messages))
  const lacking = kinds.flatMap(asked).filter((keys) => !keys.some((key) => known.has(key)))
  expect(lacking).toEqual([])
  expect(
    [
      ...refusals.map((each) => `why.${each}`),
      ...deliveryStatuses.map((each) => `delivery.${each}`),
      ...billingStatuses.map((each) => `billing.${each}`),
      ...documentApprovalStatuses.map((each) => `approval.${each}`),
    ].filter((key) => !known.has(key)),
  ).toEqual([])
})
