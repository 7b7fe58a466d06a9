import { contract, type Endpoint, type Group } from '@tsumugi/contract'
import { auditNouns } from '@tsumugi/domain'
import { expect, it } from 'vitest'
import { isAbout, isBelow, queryKey, topicOf } from './query-key.ts'

const read = (Object.values(contract) as Group[])
  .flatMap((group) => Object.values(group))
  .filter(({ method, guest }) => method === 'GET' && guest === undefined)

it('the topic of every resource that the audit knows is its noun', () => {
  const topics = new Set(read.map(topicOf))
  const known = new Set<string>(auditNouns)
  const untold = [...topics].filter((topic) => !known.has(topic))
  expect(untold.toSorted()).toEqual([
    'admin',
    'audit_event',
    'bank_entry',
    'calendar',
    'carton',
    'closing_group',
    'credit',
    'curated_material',
    'customer',
    'delivery_arrival',
    'delivery_claim',
    'distributor_lot',
    'event',
    'first_step',
    'home',
    'invoice_match',
    'kpi',
    'material_bill',
    'material_listing',
    'material_order_detail',
    'merchandising_report',
    'notification',
    'open_recruitment',
    'order_record',
    'record_file',
    'schedule_figure',
    'search',
    'transaction_unit',
    'vender',
    'work_calendar',
    'zendesk_link',
  ])
})

it('one question has one key, however its call is written', () => {
  const list: Endpoint = contract.brands.list
  const one = queryKey('', 1, list, { query: { page: 1, q: undefined } } as never)
  expect(one).toEqual(queryKey('', 1, list, { query: { page: 1 } } as never))
  expect(one).not.toEqual(queryKey('', 2, list, { query: { page: 1 } } as never))
  expect(one).not.toEqual(queryKey('https://tsumugi.example', 1, list, { query: { page: 1 } } as never))
})

it('what is kept is found by its topic and its record, at its own origin only', () => {
  const key = queryKey('', 1, contract.brands.show, { id: 7 })
  expect(isAbout(key, '', 'brand')).toBe(true)
  expect(isAbout(key, 'https://elsewhere.example', 'brand')).toBe(false)
  expect(isAbout(key, '', 'color')).toBe(false)
  expect(isAbout(['brands', 7], '', 'brand')).toBe(false)
  const { archive: _archive, ...calls } = contract.brands
  const tags = queryKey('', 1, calls.tags, { id: 7 })
  const below = [key, tags, queryKey('', 1, calls.list, {})].map((each) => isBelow(each, calls.delete, { id: 7 }))
  expect(below).toEqual([true, true, false])
  expect(isBelow(key, calls.delete, { id: 8 })).toBe(false)
})
