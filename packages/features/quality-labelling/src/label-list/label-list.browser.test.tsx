import { cleanup, render } from '@testing-library/react'
import { $user } from '@tsumugi/session'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoSummaries } from '../story/demo-label.fixture.ts'
import { LabelGround, signInAs } from '../story/label-ground.fixture.tsx'
import { loadTexts } from '../story/loaded-texts.fixture.ts'
import { LabelListScreen } from './label-list-screen.tsx'

beforeAll(loadTexts)
beforeEach(() => page.viewport(1280, 900))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  sessionStorage.clear()
  $user.set(null)
})

it('§3.3 list: style, parts with percent, symbols, status, what the rules say', async () => {
  signInAs('brand')
  render(
    <LabelGround labels={demoSummaries}>
      <LabelListScreen query={{}} />
    </LabelGround>,
  )
  await expect
    .element(page.getByRole('link', { name: 'タイプライターシャツ' }).first())
    .toHaveAttribute('href', '/s/quality_labelings/1/edit')
  await expect.element(page.getByText('SK27-170')).toBeVisible()
  expect(document.querySelector('.parts')!.textContent).toBe('表地 綿 70%、麻 30%別布 綿 100%')
  expect(document.querySelectorAll('.symbols')[0]!.querySelectorAll('svg')).toHaveLength(7)
  await expect.element(page.getByText('誤り 2')).toBeVisible()
  await expect.element(page.getByText('注意 1')).toBeVisible()
})

it('many at once: approve, ZIP, CSV; the whole bar stands on a phone', async () => {
  signInAs('brand')
  render(
    <LabelGround labels={demoSummaries}>
      <LabelListScreen query={{}} />
    </LabelGround>,
  )
  await expect.element(page.getByText('SK27-170')).toBeVisible()
  await page.getByRole('checkbox').nth(1).click()
  await page.viewport(390, 844)
  const bar = page.getByRole('toolbar')
  await expect.element(bar.getByRole('button', { name: '承認する' })).toBeVisible()
  expect(bar.element().scrollWidth).toBeLessThanOrEqual(bar.element().clientWidth)
  await bar.getByRole('button', { name: '書き出す' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'ZIP（PDFとSVG）' })).toBeVisible()
})

it('§6.13 a supplier has nothing to make or approve', async () => {
  signInAs('supplier')
  render(
    <LabelGround labels={demoSummaries.map((label) => ({ ...label, foreign: true }))}>
      <LabelListScreen query={{}} />
    </LabelGround>,
  )
  await expect
    .element(page.getByRole('link', { name: 'タイプライターシャツ' }).first())
    .toHaveAttribute('href', '/s/quality_labelings/1')
  // Pictures and checks are the brand's own affair: no empty places for them.
  await expect.element(page.getByRole('columnheader', { name: '確認' })).not.toBeInTheDocument()
  expect(document.querySelectorAll('.thumb')).toHaveLength(0)
  await page.getByRole('checkbox').nth(1).click()
  await expect.element(page.getByRole('toolbar').getByRole('button', { name: '書き出す' })).toBeVisible()
  expect(document.body.textContent).not.toContain('承認する')
  expect(document.body.textContent).not.toContain('ラベルを作る')
})

it('says what is empty, and what to do next', async () => {
  signInAs('brand')
  render(
    <LabelGround labels={[]}>
      <LabelListScreen query={{}} />
    </LabelGround>,
  )
  await expect.element(page.getByRole('heading', { name: '品質表示はまだありません' })).toBeVisible()
})

it('review D5: a new label is asked for once by the address, also while the list stands already; n asks too', async () => {
  const started = location.href
  signInAs('brand')
  const list = (query: { new?: string }) => (
    <LabelGround labels={demoSummaries}>
      <LabelListScreen query={{ page: '1', ...query }} />
    </LabelGround>
  )
  const dialog = page.getByRole('dialog')
  const { rerender } = render(list({}))
  await expect.element(page.getByText('SK27-170')).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  history.replaceState(null, '', '/s/quality_labelings?brand_id=1&new=true')
  rerender(list({ new: 'true' }))
  await expect.element(dialog).toBeVisible()
  expect(location.search).toBe('?brand_id=1')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  rerender(list({}))
  await userEvent.keyboard('n')
  await expect.element(dialog).toBeVisible()
  history.replaceState(null, '', started)
})

it('§3.3 a new label takes name, number and brand over from a product of the map', async () => {
  const sent: { quality_labeling: Record<string, unknown> }[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)) as (typeof sent)[number])
    const found = String(url).includes('/products')
      ? [{ id: 12, name: '裏毛パーカー', code: 'SK27-011', brand_id: 1, brand_name: '白詰草', image_url: null }]
      : null
    return found
      ? Response.json({ data: found })
      : Response.json(
          { errors: [{ code: 'invalid', field: null, message: 'いまは作れません。', meta: {} }] },
          { status: 422 },
        )
  })
  signInAs('brand')
  render(
    <LabelGround labels={demoSummaries}>
      <LabelListScreen query={{}} />
    </LabelGround>,
  )
  await page.getByRole('button', { name: 'ラベルを作る' }).click()
  await page.getByRole('combobox', { name: 'MDの商品' }).fill('裏毛')
  await page.getByRole('option', { name: /裏毛パーカー/ }).click()
  await expect.element(page.getByRole('textbox', { name: '品番' })).toHaveValue('SK27-011')
  await expect.element(page.getByRole('textbox', { name: /品名/ })).toHaveValue('裏毛パーカー')
  await page.getByRole('button', { name: '作る', exact: true }).click()
  await expect.element(page.getByText('いまは作れません。')).toBeVisible()
  expect(sent[0]!.quality_labeling).toMatchObject({
    merchandising_id: 12,
    style_no: 'SK27-011',
    item_name: '裏毛パーカー',
    brand_id: 1,
  })
})
