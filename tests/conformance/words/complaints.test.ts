import { ApiError, refusalOf, wordsOf } from '@tsumugi/api'
import { camel } from '@tsumugi/contract'
import { $locale } from '@tsumugi/i18n'
import { afterEach, expect, it } from 'vitest'
import { problemsOf } from '../../../packages/server/src/http/failures/error-reply.ts'
import { messages, type ErrorCode } from '../../../packages/server/src/http/messages/ja.ts'

const codes = (Object.keys(messages) as ErrorCode[]).filter((code) => messages[code].includes('{field}'))
/** As the server's own checks and its schemas spell them, plain and inside of others. */
const fields = [
  'email',
  'name',
  'owner_email',
  'ownerEmail',
  'order.customer.shop',
  'merchandising.listPrice',
  'user_group.registration_number',
  'tags.0',
  'order.lines.12',
]

afterEach(() => $locale.set('ja'))

for (const locale of ['ja', 'en', 'zh-CN'] as const) {
  it(`domain §1 Errors: every complaint about a field calls it by its label, or by no name of the wire, in ${locale}`, () => {
    $locale.set(locale)
    expect(codes.length).toBeGreaterThan(8)
    for (const code of codes) {
      for (const field of fields) {
        const [problem] = problemsOf([{ code, field, meta: { maximum: 9, minimum: 1 } }], locale)
        const key = camel(field.split('.').findLast((part) => !/\d/.test(part))!)
        const received = { ...problem!, field: camel(problem!.field!) }
        const refused = new ApiError(422, { errors: [received] }, 'POST /things')
        const named = refusalOf(refused, { [key]: '≪Label≫' }) as { body: { errors: { message: string }[] } }
        const [known, unknown] = [named.body.errors[0]!.message, wordsOf(refused)]
        expect(known, `${code} ${field}`).toContain('≪Label≫')
        for (const words of [known, unknown]) {
          expect(words, `${code} ${field}`).not.toMatch(new RegExp(`(?<![a-z ])${key}(?![a-z])|[a-z]_[a-z]|[a-z][A-Z]`))
        }
      }
    }
  })
}
