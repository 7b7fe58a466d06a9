import { expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { currentOf, refusalOf, wordsOf } from './refusals.ts'

const refused = (status: number, body: object) => new ApiError(status, body, 'PATCH /merchandisings/:id')
const problem = (field: string | null, message: string) => ({ code: 'invalid', field, message, meta: {} })
const names = { listPrice: '上代', colours: '色', 'values.rate': '率' }

it('domain §1 Errors: a 409 stale carries the current row; another 409 does not', () => {
  expect(currentOf<{ id: number }>(refused(409, { errors: [problem(null, '先に')], current: { id: 177 } }))?.id).toBe(
    177,
  )
  expect(currentOf(refused(409, { errors: [problem(null, '番号')] }))).toBeNull()
  expect(currentOf(refused(422, { current: { id: 177 } }))).toBeNull()
  expect(currentOf(new TypeError('Failed to fetch'))).toBeNull()
})

it('domain §1 Errors: a 422 goes to the fields of the form, named as the form names them', () => {
  const errors = [
    problem('merchandising.listPrice', 'listPriceの形が正しくありません。'),
    problem('merchandising.colours.0.hex', 'hexの値'),
    problem('item.values.rate', 'rateの値'),
  ]
  expect(refusalOf(refused(422, { errors }), names)).toMatchObject({
    status: 422,
    body: {
      errors: [
        { field: 'listPrice', message: '上代の形が正しくありません。' },
        { field: 'colours', message: '色の値' },
        { field: 'values.rate', message: '率の値' },
      ],
    },
  })
})

it('what is no matter of fields is said in the server’s words; a lost connection and a failing server stay what they are', () => {
  const gone = refused(404, { errors: [problem('id', '見つかりません。')] })
  expect(refusalOf(gone, names)).toMatchObject({
    status: 422,
    body: { errors: [{ field: null, message: '見つかりません。' }] },
  })
  expect(wordsOf(gone)).toBe('見つかりません。')
  const lost = new TypeError('Failed to fetch')
  const down = refused(500, { errors: [problem(null, '思わぬ誤り')] })
  expect([refusalOf(lost, names), refusalOf(down, names), wordsOf(lost, '途切れました。')]).toEqual([
    lost,
    down,
    '途切れました。',
  ])
})
