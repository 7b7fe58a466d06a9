import { contract } from '@tsumugi/contract'
import { expect, it } from 'vitest'
import { assertAudited, nothingToDo } from './assert-audited.ts'
import type { TenantRequest } from '../request.ts'

const request = () => ({ audits: [] }) as unknown as TenantRequest

it('a write without a row is found whatever it answers; only its handler can say that there was nothing to do', () => {
  // What became of them may stand in the answer: that one was refused tells nothing of the others.
  const { confirm } = contract.confirmedMarks
  expect(() => assertAudited(confirm, request(), { ids: [1, 2] })).toThrow('PATCH /confirmed_marks/confirm left no row')
  const idle = request()
  nothingToDo(idle)
  expect(() => assertAudited(confirm, idle, { ids: [1, 2] })).not.toThrow()
})
