import { setLocale } from '@tsumugi/i18n'
import { draw, erase } from '@tsumugi/ui/draw'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PeopleScene } from '../story/people-scene.fixture.tsx'
import { usual } from './kpi-place.ts'
import { KpiView } from './kpi-screen.tsx'
import { demoMonths, demoTotal } from './kpi.fixture.ts'

beforeEach(() => setLocale('ja'))
afterEach(erase)

it('§3.19 the table says what the chart draws, the latest month first, the period below; shares come from sums', async () => {
  const go = vi.fn()
  draw(
    <PeopleScene known={[]}>
      <KpiView place={usual} go={go} answer={{ months: demoMonths, total: demoTotal }} />
    </PeopleScene>,
  )
  const table = page.getByRole('group', { name: '月ごとの数字' })
  await expect.element(table).toBeVisible()
  const rows = [...table.element().querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows[0]).toEqual(['月', '組織', '利用者', '発注', '流通総額', '納期どおり'])
  expect(rows[1]).toEqual(['2026/11', '18', '32', '30', '¥48,200,000', '95.0%納品20件'])
  expect(rows.at(-2)).toEqual(['2026/01', '8', '12', '0', '–', '–'])
  expect(rows.at(-1)).toEqual(['期間の計', '18', '34', '165', '¥265,100,000', '93.6%納品110件'])
  expect(document.querySelectorAll('.kpi-chart .bar')).toHaveLength(11)
  await page.getByRole('button', { name: '6か月' }).click()
  expect(go).toHaveBeenCalledWith({ ...usual, months: 6 })
  await page.getByRole('button', { name: '前の期間' }).click()
  expect(go).toHaveBeenLastCalledWith({ ...usual, until: '2025-11' })
})
