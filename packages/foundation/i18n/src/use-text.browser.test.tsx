import { act, cleanup, render, screen } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { defineCatalogue, LocaleProvider, setLocale, useText, type Locale } from './index.ts'

const ja = { hello: 'こんにちは', selected: '{count, plural, other {#件を選択}}', terms: '<b>{name}</b>の規約' }
type Messages = Record<keyof typeof ja, string>
const en: Messages = {
  hello: 'Hello',
  selected: '{count, plural, one {# item} other {# items}}',
  terms: 'Terms of <b>{name}</b>',
}
const loaders = {
  ja: async () => ({ messages: ja as Messages }),
  en: async () => ({ messages: en }),
  'zh-CN': async () => ({ messages: en }),
}

function later<Value>() {
  const waiting: ((value: Value) => void)[] = []
  const promise = new Promise<Value>((settle) => {
    waiting.push(settle)
  })
  return { promise, resolve: (value: Value) => waiting.forEach((settle) => settle(value)) }
}

const bold = (chunks: ReactNode[]) => <strong>{chunks}</strong>

function Words({ of }: { of: ReturnType<typeof defineCatalogue<Messages>> }) {
  const t = useText(of)
  const terms = t.rich('terms', { name: 'Tsumugi', b: bold })
  return (
    <p data-testid="words">
      {t('hello')} {t('selected', { count: 1 })} {terms}
    </p>
  )
}

function show(of: ReturnType<typeof defineCatalogue<Messages>>, locale: Locale | null = null) {
  return render(
    <LocaleProvider locale={locale}>
      <Suspense fallback={<p>loading</p>}>
        <Words of={of} />
      </Suspense>
    </LocaleProvider>,
  )
}

afterEach(() => {
  cleanup()
  setLocale('ja')
})

it('§1 Japanese is the default locale; messages load when first shown', async () => {
  const japanese = later<{ messages: Messages }>()
  const of = defineCatalogue<Messages>({ ...loaders, ja: () => japanese.promise })
  await act(async () => {
    show(of)
  })
  expect(screen.getByText('loading')).toBeTruthy()
  await act(async () => japanese.resolve({ messages: ja }))
  expect((await screen.findByTestId('words')).innerHTML).toBe('こんにちは 1件を選択 <strong>Tsumugi</strong>の規約')
})

it('§1 the old text stays while another locale loads', async () => {
  const english = later<{ messages: Messages }>()
  const of = defineCatalogue<Messages>({ ...loaders, en: () => english.promise })
  await act(async () => {
    show(of)
  })
  await screen.findByTestId('words')
  await act(async () => setLocale('en'))
  expect(screen.getByTestId('words').textContent).toContain('こんにちは')
  expect(screen.queryByText('loading')).toBeNull()
  await act(async () => english.resolve({ messages: en }))
  expect(screen.getByTestId('words').innerHTML).toBe('Hello 1 item Terms of <strong>Tsumugi</strong>')
})

it('§1 Japanese is the fallback for a key that a locale lacks', async () => {
  const partial = { selected: en.selected, terms: en.terms } as Messages
  const of = defineCatalogue<Messages>({ ...loaders, en: async () => ({ messages: partial }) })
  await act(async () => {
    show(of, 'en')
  })
  expect((await screen.findByTestId('words')).textContent).toBe('こんにちは 1 item Terms of Tsumugi')
})

it('§8 Lazy asset load fails: the error is rethrown to the boundary, and the chunk is not asked for in a loop', async () => {
  let asked = 0
  const broken = () => {
    asked += 1
    return Promise.reject(new Error('chunk lost'))
  }
  const of = defineCatalogue<Messages>({ ja: broken, en: broken, 'zh-CN': broken })
  class Boundary extends Component<{ children: ReactNode }> {
    override state = { message: '' }
    static getDerivedStateFromError(error: Error) {
      return { message: error.message }
    }
    override render() {
      return this.state.message || this.props.children
    }
  }
  await act(async () => {
    render(
      <Boundary>
        <Suspense fallback="loading">
          <Words of={of} />
        </Suspense>
      </Boundary>,
    )
  })
  expect(await screen.findByText('chunk lost')).toBeTruthy()
  expect(asked).toBe(1)
})
