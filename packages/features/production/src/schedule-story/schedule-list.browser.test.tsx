import { setLocale } from '@tsumugi/i18n'
import { asked } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './schedule-list.story.tsx'

beforeEach(async () => {
  setLocale('ja')
  sessionStorage.clear()
  localStorage.clear()
  asked.length = 0
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 1000)
})
storiesHold(stories)

const heads = () =>
  page
    .getByRole('grid')
    .first()
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent?.trim())
    .filter(Boolean)
const templated = ['品番', '最新メモ', '出荷まで', 'ブランド', 'カテゴリ', '担当者']
const lastAsked = () => asked.findLast((each) => each.startsWith('/api/production_schedules?'))

it('domain §3.17: a template brings its columns in order, filters, sort, groups and colours; what is left out is told', async () => {
  draw(<stories.WithTemplates />)
  await userEvent.click(page.getByRole('button', { name: '保存した表示' }))
  await userEvent.click(page.getByRole('button', { name: '週次会議', exact: true }))
  await expect.poll(() => location.search).toBe('?supplier=21&group=season&color=health&sort=-deliveryDue')
  await expect.poll(lastAsked).toContain('group=season')
  expect(lastAsked()).toContain('supplier_group_id=21')
  expect(lastAsked()).toContain('sort=-deliveryDue')
  await expect.poll(heads).toEqual(templated)
  await expect.element(page.getByText('この一覧では絞り込めない条件があります: カテゴリ')).toBeVisible()
})

it('a default template opens by itself, and the columns stay for the next visit', async () => {
  draw(<stories.OpensWithDefault />)
  await expect.poll(heads).toEqual(templated)
  erase()
  draw(<stories.GroupedAndColoured />)
  await expect.poll(heads).toEqual(templated)
})

it('rows stand under their groups, at their edge the colour of the chart', async () => {
  draw(<stories.GroupedAndColoured />)
  await expect.element(page.getByRole('heading', { name: /^27SS/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^\(なし\)/ })).toBeVisible()
  const row = page.getByRole('grid', { name: /27SS/ }).getByRole('row').nth(1)
  await expect.poll(() => (row.element() as HTMLElement).style.getPropertyValue('--mark')).toBe('#b0282e')
  expect(getComputedStyle(row.element().firstElementChild!).boxShadow).toContain('rgb(176, 40, 46)')
})

it('what is chosen, narrowed and coloured goes to the chart and comes back, and narrows nothing by itself', async () => {
  draw(<stories.FromChart />)
  const link = () => page.getByRole('link', { name: 'ガントチャート' }).first().element().getAttribute('href')
  await expect.element(page.getByRole('grid').getByText('SK27-300')).toBeVisible()
  expect(link()).toBe('/s/gantt_chart?season=27SS&color=step&ids=1%2C2&zoom=week&load=21')
  expect(lastAsked()).not.toContain('ids')
  await userEvent.click(page.getByRole('grid').getByRole('row').nth(3).getByRole('checkbox'))
  await expect.poll(link).toContain('ids=1%2C2%2C3')
})

it('domain §3.4: the workbook holds what is chosen, and what the filters leave where nothing is', async () => {
  draw(<stories.FromChart />)
  const sheets = () => asked.filter((each) => each.startsWith('/api/production_schedules/sheet?'))
  await userEvent.click(page.getByRole('button', { name: 'Excel出力' }))
  await expect.poll(sheets).toHaveLength(1)
  expect(sheets()[0]).toContain('season=27SS')
  expect(sheets()[0]).toMatch(/ids(\[\])?=1/)
  erase()
  draw(<stories.WithTemplates />)
  await userEvent.click(page.getByRole('button', { name: 'Excel出力' }))
  await expect.poll(sheets).toHaveLength(1)
  expect(sheets()[0]).not.toContain('ids')
})
