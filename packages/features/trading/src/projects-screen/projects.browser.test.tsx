import { documents, projects } from '@tsumugi/contract'
import { actAs, RealScene } from '@tsumugi/documents/scene'
import { setLocale } from '@tsumugi/i18n'
import { href, leave, pageNavigator } from '@tsumugi/navigation'
import { adoptStyles, OverlayHost, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { RequestsScreen } from '../requests-screen/requests-screen.tsx'
import { ProjectScreen } from './project-screen.tsx'
import { ProjectsScreen } from './projects-screen.tsx'

const visited: string[] = []
let unregister: () => void
// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  createRoot(document.body.appendChild(document.createElement('div'))).render(<OverlayHost />)
  unregister = pageNavigator.register((address) => void visited.push(address))
  // A new draft is opened as a page of its own, which would end the test.
  vi.spyOn(leave, 'to').mockImplementation((address) => void visited.push(address))
  setLocale('ja')
  adoptStyles(document, pageStyles)
  await page.viewport(1280, 900)
}, 240_000)
afterEach(() => {
  erase()
  visited.length = 0
})
afterAll(() => unregister())

const show = (screen: ReactNode) =>
  draw(
    <main>
      <RealScene persona="brand">{screen}</RealScene>
    </main>,
  )

it('domain §3.6 a project is made with a trade of the organisation, and its list and its page say what is ordered in it', async () => {
  const { api } = await actAs('brand')
  const trades = (await api.of(documents.trades.endpoints).list({ query: { perPage: 200 } })).data
  // Of the demo, one with orders: the page has a sum to show.
  const made = await Promise.all(
    trades.map(({ id }) => api.of(projects).create({ body: { project: { name: `控え ${id}`, tradeIds: [id] } } })),
  )
  const [ordered] = made.map(({ data }) => data).filter((each) => each.ordered !== '0' && each.currency === 'JPY')
  const trade = ordered!.trades[0]!
  show(<ProjectsScreen query={{}} />)
  await page.getByRole('button', { name: '案件を作る' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(dialog.getByLabelText(/^案件名/)).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabelText(/^案件名/).fill('27春夏 まとめ')
  await dialog.getByLabelText('予算').fill('1')
  // Each organisation has numbers of its own: of two trades with the same one it is this.
  await dialog.getByRole('checkbox', { name: `${trade.number} ${trade.title}`, exact: true }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.poll(() => visited.at(-1)).toMatch(/projects\/\d+$/)
  const id = Number(/\d+$/.exec(visited.at(-1)!)![0])
  erase()
  show(<ProjectScreen params={{ id: String(id) }} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('27春夏 まとめ 計画')
  const sum = `¥${Number(trade.ordered).toLocaleString('en')}`
  await expect
    .element(page.getByRole('definition').last())
    .toHaveTextContent(`${sum} · ${Number(trade.ordered) * 100}%`)
  const link = page.getByRole('link', { name: trade.number!, exact: true })
  await expect.element(link).toHaveAttribute('href', href('trade', { id: trade.id }))
  await expect.element(page.getByText(sum, { exact: true })).toBeVisible()
  erase()
  show(<ProjectsScreen query={{ q: '27春夏 まとめ' }} />)
  await expect.element(page.getByRole('rowheader', { name: '27春夏 まとめ' })).toBeVisible()
  await expect.element(page.getByRole('gridcell', { name: new RegExp(`^${sum}`) })).toBeVisible()
})

it('domain §3.6 a request goes to the default requestee of the organisation unless another is chosen', async () => {
  const { api, user } = await actAs('brand')
  const requestee = user.currentUserGroup!.defaultTradeRequesteeId
  expect(requestee).not.toBeNull()
  show(<RequestsScreen query={{}} />)
  await page.getByRole('button', { name: '取引依頼を作る' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText(/^相手先/)).toHaveValue(String(requestee))
  await dialog.getByLabelText('件名').fill('既定の相手への依頼')
  await dialog.getByRole('button', { name: '作る' }).click()
  await expect.poll(() => visited.at(-1)).toMatch(/trade_requests\/\d+$/)
  const { data } = await api.of(documents.tradeRequests.endpoints).list({ query: { q: '既定の相手への依頼' } })
  expect(data.map(({ receiver, status }) => [receiver?.id, status])).toEqual([[requestee, 'draft']])
})
