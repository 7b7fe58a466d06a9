import { createIntl as createWholeIntl } from 'react-intl/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { createIntl } from './intl-messages.ts'

const messages = {
  plain: 'It’s {name}',
  count: '{count, plural, =0 {none} one {# item} other {# items}} of {total, number}',
  day: 'until {day, date, medium}',
  choice: '{kind, select, shop {a shop} other {somebody}}',
  rich: 'Missing <b>{missing}</b> of <i>all <b>{total, number}</b></i>',
}
const values = {
  name: 'Tsumugi',
  count: 3,
  total: 12345.6,
  day: new Date(Date.UTC(2026, 10, 21)),
  kind: 'shop',
  missing: '¥1,200',
  b: (chunks: unknown) => <b>{chunks as string}</b>,
  i: (chunks: unknown) => <i>{chunks as string}</i>,
}

for (const locale of ['ja', 'en', 'zh-CN']) {
  it(`spec §1 widgets write every kind of message as react-intl does, in ${locale}`, () => {
    const given = { locale, defaultLocale: 'ja', messages, onError: vi.fn<(error: Error) => void>() }
    const written = (intl: Pick<ReturnType<typeof createWholeIntl>, 'formatMessage'>) =>
      Object.keys(messages).map((id) => renderToStaticMarkup(<>{intl.formatMessage({ id }, values as never)}</>))
    expect(written(createIntl(given))).toEqual(written(createWholeIntl(given)))
    expect(given.onError).not.toHaveBeenCalled()
  })
}

it('§8 a message that cannot be written is reported, and its key is shown', () => {
  const onError = vi.fn<(error: Error) => void>()
  const given = { locale: 'en', defaultLocale: 'ja', messages: { count: '{count, plural, other {#}} {name}' }, onError }
  expect(createIntl(given).formatMessage({ id: 'count' }, { count: 1 })).toBe('count')
  expect(onError).toHaveBeenCalledOnce()
})
