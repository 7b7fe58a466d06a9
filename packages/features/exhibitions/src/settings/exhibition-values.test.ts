import { expect, it } from 'vitest'
import {
  exhibitionInput,
  exhibitionValues,
  freeKey,
  isFaulty,
  partFaults,
  windowFaults,
  type PartDraft,
} from './exhibition-values.ts'

const first = { key: 'window_1', label: '2月下旬', startsOn: '2027-02-20', endsOn: '2027-03-15' } as const

it('a delivery window needs a label, and a last day that is not before its first', () => {
  expect(isFaulty(windowFaults(first))).toBe(false)
  expect(windowFaults({ ...first, label: ' ' })).toMatchObject({ label: true })
  expect(windowFaults({ ...first, startsOn: '2027-03-20' })).toEqual({ label: false, startsOn: false, endsOn: true })
  expect(freeKey('window', [first, { key: 'window_3' }])).toBe('window_2')
})

it('a question needs a name, a choice its options; what is not said in a language is said in the one before it', () => {
  const shop: PartDraft = {
    key: 'shop',
    ja: '店名',
    en: 'Shop',
    zh: '',
    type: 'text',
    required: true,
    options: 'left over',
  }
  const pay: PartDraft = {
    key: 'pay',
    ja: '支払',
    en: '',
    zh: '',
    type: 'select',
    required: false,
    options: '月末\n\n 前払 ',
  }
  expect([shop, pay].map(partFaults).some(isFaulty)).toBe(false)
  expect(partFaults({ ...pay, ja: '', options: '\n' })).toEqual({ ja: true, options: true })
  const input = exhibitionInput({
    ...exhibitionValues(undefined),
    opensOn: '2027-02-01',
    closesOn: '2027-02-05',
    parts: [shop, pay],
  })
  expect(input.customerParts).toEqual([
    { key: 'shop', labels: { ja: '店名', en: 'Shop', 'zh-CN': 'Shop' }, type: 'text', required: true, options: [] },
    {
      key: 'pay',
      labels: { ja: '支払', en: '支払', 'zh-CN': '支払' },
      type: 'select',
      required: false,
      options: ['月末', '前払'],
    },
  ])
})

it('leaves the password alone where nothing is typed, and names no questions of its own', () => {
  const input = exhibitionInput({
    ...exhibitionValues(undefined),
    brandId: '1',
    name: ' 春 ',
    opensOn: '2027-02-01',
    closesOn: '2027-02-05',
  })
  expect(input).toMatchObject({ name: '春', brandId: 1, season: null, minAmount: null, ratePercent: '60' })
  expect(input).not.toHaveProperty('password')
  expect(input).toMatchObject({ customerParts: [], currency: 'JPY' })
  expect(new Date(input.closesAt) > new Date(input.opensAt)).toBe(true)
})
