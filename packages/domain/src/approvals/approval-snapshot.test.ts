import { expect, it } from 'vitest'
import { snapshotChanges, snapshotText, type SnapshotField } from './approval-snapshot.ts'

const label = { ja: '上代', en: 'List price', 'zh-CN': '零售价' }
const field = (key: string, value: SnapshotField['value'], kind: SnapshotField['kind'] = 'text'): SnapshotField => ({
  key,
  kind,
  label,
  value,
})
const text = (fields: SnapshotField[], amount: string | null = '5900') =>
  snapshotText({ title: '天竺T', amount, fields })

it('§3.11 the hash follows values, not order, labels or the way an amount is written', () => {
  const one = text([field('price', '5900.0000', 'money'), field('name', 'a')], '5900.0000')
  const same = text([{ ...field('name', 'a'), label: { ...label, ja: '名称' } }, field('price', '5900', 'money')])
  expect(same).toBe(one)
  expect(text([field('price', '5901', 'money'), field('name', 'a')])).not.toBe(one)
  expect(text([field('price', '5900', 'money')])).not.toBe(one)
  expect(text([field('price', '5900', 'money'), field('name', null)])).not.toBe(
    text([field('price', '5900', 'money'), field('name', '')]),
  )
})

it('§3.11 what changed since the last approval, with how much', () => {
  const before = [
    field('price', '16800', 'money'),
    field('due', '2027-02-12', 'date'),
    field('rate', '36.7', 'percent'),
    field('gone', 'x'),
  ]
  const now = [
    field('price', '17450', 'money'),
    field('due', '2027-02-19', 'date'),
    field('rate', '38.1', 'percent'),
    field('same', 'y'),
  ]
  expect(
    snapshotChanges(before, now).map(({ key, before: was, value, changed, difference }) => [
      key,
      was,
      value,
      changed,
      difference,
    ]),
  ).toEqual([
    ['price', '16800', '17450', true, '3.9'],
    ['due', '2027-02-12', '2027-02-19', true, '7'],
    ['rate', '36.7', '38.1', true, '1.4'],
    ['same', null, 'y', true, null],
    ['gone', 'x', null, true, null],
  ])
})

it('nothing approved before: nothing is marked as changed; from 0 no percentage can be said', () => {
  expect(snapshotChanges(null, [field('price', '5', 'money')])[0]).toMatchObject({
    before: null,
    changed: false,
    difference: null,
  })
  expect(snapshotChanges([field('price', '0', 'money')], [field('price', '5', 'money')])[0]).toMatchObject({
    changed: true,
    difference: null,
  })
})
