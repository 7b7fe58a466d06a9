import { expect, it } from 'vitest'
import { blocksApproval, checkLabel, type LabelContent } from './label-check.ts'
import { editLabel, labelStatusAfter, labelStatuses, labelTransitions, labelTransitionsFrom } from './label-status.ts'

it('§3.3 draft>review>approved>printed>superseded', () => {
  expect(labelStatusAfter('draft', 'submit')).toBe('review')
  expect(labelStatusAfter('review', 'approve')).toBe('approved')
  expect(labelStatusAfter('approved', 'print')).toBe('printed')
  expect(labelStatusAfter('printed', 'supersede')).toBe('superseded')
})

it('§4.8 status only by named transitions: nothing else moves', () => {
  const open = labelStatuses.map((status) => [status, labelTransitionsFrom(status)])
  expect(Object.fromEntries(open)).toEqual({
    draft: ['submit'],
    review: ['return', 'approve'],
    approved: ['print', 'supersede'],
    printed: ['print', 'supersede'],
    superseded: [],
  })
  for (const status of labelStatuses) {
    for (const transition of Object.keys(labelTransitions) as (keyof typeof labelTransitions)[]) {
      const reached = labelStatusAfter(status, transition)
      expect(reached !== null).toBe(labelTransitionsFrom(status).includes(transition))
    }
  }
})

it('§3.3 editing approved makes a new version', () => {
  expect(editLabel({ status: 'approved', version: 3 })).toEqual({ status: 'draft', version: 4, replaces: 3 })
  expect(editLabel({ status: 'printed', version: 1 })).toEqual({ status: 'draft', version: 2, replaces: 1 })
  expect(editLabel({ status: 'draft', version: 3 })).toEqual({ status: 'draft', version: 3, replaces: null })
  expect(editLabel({ status: 'review', version: 3 })).toEqual({ status: 'draft', version: 3, replaces: null })
  expect(editLabel({ status: 'superseded', version: 2 })).toBeNull()
})

const whole: LabelContent = {
  care: { edition: '2024', codes: [141, 210, 300, 445, 520, 611, 711], unrestricted: [] },
  parts: [{ partName: null, mode: 'whole', rows: [{ fibre: 'cotton', percent: '100' }] }],
  labellerName: '白詰草アパレル(デモ)',
  labellerAddress: '',
  labellerPhone: '03-0000-0000',
  originCountry: 'JP',
}

it('§3.3 labeller with address or phone, and origin', () => {
  const codes = (change: Partial<LabelContent>) => checkLabel({ ...whole, ...change }).map(({ code }) => code)
  expect(codes({})).toEqual([])
  expect(codes({ labellerPhone: '', labellerAddress: '東京都' })).toEqual([])
  expect(codes({ labellerPhone: ' ' })).toEqual(['contact_missing'])
  expect(codes({ labellerName: '' })).toEqual(['labeller_missing'])
  expect(codes({ originCountry: '日本' })).toEqual(['origin_missing'])
})

it('§3.3 approval waits for errors and for undecided categories, not for other warnings', () => {
  const blocked = (change: Partial<LabelContent>) => checkLabel({ ...whole, ...change }).some(blocksApproval)
  expect(blocked({})).toBe(false)
  expect(blocked({ care: { ...whole.care, codes: [141, 210, 300, 445, 520, 611] } })).toBe(true)
  expect(blocked({ care: { ...whole.care, edition: '2014' } })).toBe(false)
  expect(blocked({ parts: [] })).toBe(true)
})
