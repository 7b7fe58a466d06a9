import { documents } from '@tsumugi/contract'
import { actAs } from '@tsumugi/documents/scene'
import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BoardOfRequests, BoardOfTrades } from './board.story.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  setLocale('ja')
  adoptStyles(document, pageStyles)
  await page.viewport(1280, 900)
}, 240_000)
afterEach(erase)

const cards = () => [...document.querySelectorAll('.document-board li')]
const columnOf = (id: number) => document.querySelector(`a[href$="/trades/${id}"]`)?.closest('section')?.ariaLabel

it('domain §3.6 each trade stands in the column of its status, and a column says how many it has', async () => {
  const { api } = await actAs('brand')
  const { data } = await api.of(documents.trades.endpoints).list({ query: { perPage: 200 } })
  draw(<BoardOfTrades />)
  await expect.poll(() => cards().length).toBe(data.length)
  const columns = new Map<string, Set<unknown>>()
  for (const { id, status } of data) {
    const kind = ['lost', 'cancelled'].includes(status) ? 'given up' : status
    columns.set(kind, (columns.get(kind) ?? new Set()).add(columnOf(id)))
  }
  expect([...columns.values()].every((of) => of.size === 1)).toBe(true)
  expect(new Set([...columns.values()].flatMap((of) => [...of])).size).toBe(columns.size)
  const sections = [...document.querySelectorAll('.document-board section')]
  const said = () => sections.map((section) => section.querySelector('h2 .count')?.textContent)
  await expect.poll(said).toEqual(sections.map((section) => String(section.querySelectorAll('li').length)))
})

it('what is beyond the first thirty of a status is led to in the list', async () => {
  const { api } = await actAs('brand')
  const trades = api.of(documents.trades.endpoints)
  const { data } = await trades.list({ query: { direction: 'issue' } })
  const partnerId = data[0]!.receiver!.id
  const before = (await trades.list({ query: { status: 'draft' } })).pagination.totalCount
  for (let at = before; at < 32; at += 1)
    await trades.create({ body: { trade: { partnerId, title: `下書き ${at}`, lines: [] } } })
  draw(<BoardOfTrades />)
  const more = page.getByRole('link', { name: 'ほか 2 件を一覧で見る' })
  await expect.element(more).toHaveAttribute('href', '/s/trades/?status=draft')
})

it('§3.6 only what waits for us stays, and the address says so', async () => {
  draw(<BoardOfRequests />)
  const narrow = page.getByRole('switch', { name: '自社の番だけ' })
  await expect.element(narrow).toBeChecked()
  await expect.poll(() => cards().every((card) => card.matches('[data-turn=ours]'))).toBe(true)
  await userEvent.click(narrow)
  await expect.poll(() => location.search).toBe('?view=board')
  await expect.poll(() => cards().some((card) => !card.matches('[data-turn=ours]'))).toBe(true)
})
