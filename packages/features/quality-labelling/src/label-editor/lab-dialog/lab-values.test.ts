import { expect, it } from 'vitest'
import { demoLabel } from '../../story/demo-label.fixture.ts'
import { labOf, valuesOf } from './lab-values.ts'

const report = { laboratory: '検査協会(デモ)', reportNo: 'D-1', testedOn: '2026-11-06', file: null }
const [shell] = demoLabel().parts

it('§3.3 two fibres of one open term keep their own figures, told apart by their names', () => {
  const rows = ['ヘンプ', 'ジュート'].map((name) => ({ ...shell!.rows[0]!, fibre: 'other_plant', name, percent: '50' }))
  const results = [
    { part: 0, fibre: 'other_plant', name: 'ジュート', percent: '48' },
    { part: 0, fibre: 'other_plant', name: 'ヘンプ', percent: '52' },
  ]
  const label = demoLabel({ parts: [{ ...shell!, rows }], lab: { ...report, results } })
  expect(valuesOf(label).measured).toEqual([['52', '48']])
  expect(labOf(valuesOf(label), label)!.results).toEqual(results.toReversed())
})

it('§3.3 what the laboratory found beside the label is kept, and sent again as it was', () => {
  const results = [
    { part: 0, fibre: 'cotton', name: null, percent: '68' },
    { part: 0, fibre: 'linen', name: null, percent: '30' },
    { part: 0, fibre: 'nylon', name: null, percent: '2' },
  ]
  const label = demoLabel({ lab: { ...report, results } })
  expect(valuesOf(label).others).toEqual([{ part: 0, fibre: 'nylon', name: null, percent: '2' }])
  expect(labOf(valuesOf(label), label)).toEqual({ ...report, results })
})

it('a fibre without a figure is not sent, and nothing at all takes the report away', () => {
  const label = demoLabel({ lab: null })
  const others = [{ part: 0, fibre: 'nylon', name: null, percent: '' }]
  expect(labOf({ ...valuesOf(label), others }, label)).toBeNull()
})
