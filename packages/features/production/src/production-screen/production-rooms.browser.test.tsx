import { setLocale } from '@tsumugi/i18n'
import { sent } from '@tsumugi/records/scene'
import { storiesHold } from '@tsumugi/records/stories-hold'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, it } from 'vitest'
import * as stories from './production-rooms.story.tsx'

const { VariantsInfo, ...framed } = stories
const { Frozen, Gone, NoneYet, OfPartner, Opened, Productions, WithoutSkus } = framed
const bulk = 'PATCH /api/phases/12/stock_keeping_units/bulk'

beforeEach(async () => {
  setLocale('ja')
  sessionStorage.clear()
  document.documentElement.lang = 'ja'
  await page.viewport(1280, 1000)
})
// A page of the blank layout brings its own main.
storiesHold(framed)

/** The list, or the matrix of a phase; documents of the style stand in a table of their own. */
const grid = () => page.getByRole('grid', { name: /^(アイテム一覧|SK26-341 .+ の.+)$/ })
const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`td[data-row="${row}"][data-column="${column}"]`)!
const text = (row: number, column: number) =>
  cell(row, column).querySelector('input')?.value ?? cell(row, column).textContent
const save = () => page.getByRole('button', { name: '保存する' })
const paste = (table: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', table)
  document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

it('spec §2: the list says stage, brand, supplier and quantity, sums the whole result, and opens by key', async () => {
  draw(<Productions />)
  await expect.element(grid().getByText('SK26-341')).toBeVisible()
  await expect.element(grid().getByText('2,220')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: /量産/ })).toHaveTextContent('2')
  erase()
  draw(<NoneYet />)
  await expect.element(page.getByText('品番はまだありません')).toBeVisible()
})

it('spec §2: season, supplier, brand, phase, health and dates narrow the list, stand in the address, and go by their chips', async () => {
  const addresses: string[] = []
  draw(<Productions />)
  await expect.element(grid().getByText('SK26-341')).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'シーズン' }), '27SS')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'サプライヤー' }), '江南縫製(デモ)')
  addresses.push(location.search)
  await userEvent.click(page.getByRole('button', { name: '絞り込み', exact: true }))
  await userEvent.selectOptions(page.getByRole('combobox', { name: '進み具合' }), '納期超過')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('進み具合 納期超過')).toBeVisible()
  expect(addresses).toEqual(['?season=27SS&supplier=21'])
  expect(location.search).toBe('?season=27SS&supplier=21&health=late')
  await userEvent.click(page.getByRole('button', { name: /シーズン 27SS.*外す|外す.*シーズン 27SS/ }))
  await expect.poll(() => location.search).toBe('?supplier=21&health=late')
})

it('domain §1: an edit that came second merges; what is used says why it cannot be deleted', async () => {
  draw(<stories.Edited />)
  await userEvent.click(page.getByRole('button', { name: '操作' }))
  await userEvent.click(page.getByRole('menuitem', { name: '品番を直す' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText('品名').fill('畦編みの上着')
  await userEvent.click(dialog.getByRole('button', { name: '保存する' }))
  await expect
    .poll(() => sent[0])
    .toEqual({ call: 'PATCH /api/productions/1', body: { production: { name: '畦編みの上着', lock_version: 1 } } })
  await expect.element(page.getByText('畦編みカーデ', { exact: true })).toBeVisible()
  erase()
  draw(<stories.InUse />)
  await userEvent.click(page.getByRole('button', { name: '操作' }))
  const remove = page.getByRole('menuitem', { name: '品番を削除' })
  await expect.element(remove).toHaveAttribute('aria-disabled', 'true')
  await expect.element(remove).toHaveAccessibleDescription(/確定した数量 1件 で使われているため/)
})

it('domain §3.4: a pasted table is saved in one go, changed and added SKUs apart', async () => {
  draw(<Opened />)
  await expect.element(grid()).toBeVisible()
  await userEvent.click(cell(0, 1))
  paste('110\t44\n210\t84')
  await userEvent.click(save())
  await expect
    .poll(() => sent[0])
    .toEqual({
      call: bulk,
      body: {
        stock_keeping_units: {
          changed: [
            { id: 2, quantity: 110, lock_version: 1 },
            { id: 3, quantity: 44, lock_version: 1 },
            { id: 5, quantity: 210, lock_version: 1 },
            { id: 6, quantity: 84, lock_version: 1 },
          ],
        },
      },
    })
  // The scene answers 500: everything stays as it was typed.
  await expect.element(page.getByText(/保存できませんでした/)).toBeVisible()
  expect([text(0, 1), text(1, 2)]).toEqual(['110', '84'])
})

it('half-typed work survives a reload; text that is no quantity lets nothing be sent', async () => {
  draw(<Opened />)
  await expect.element(grid()).toBeVisible()
  await userEvent.click(cell(2, 2))
  await userEvent.keyboard('3.5{Enter}')
  erase()
  draw(<Opened />)
  await expect.element(grid()).toBeVisible()
  await expect.poll(() => text(2, 2)).toBe('3.5')
  await userEvent.click(save())
  expect(sent).toEqual([])
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('墨 L')
})

it('what the server refuses stands in its cell, and goes as the cell is changed', async () => {
  draw(<stories.Refused />)
  await expect.element(grid()).toBeVisible()
  await userEvent.click(cell(0, 0))
  await userEvent.keyboard('5{Enter}')
  await userEvent.click(save())
  await expect.poll(() => cell(0, 0).getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(cell(0, 0))
  await expect.element(page.getByText('内訳の合計 60 が、SKUの数量 5 を超えています。')).toBeVisible()
  await userEvent.keyboard('70{Enter}')
  expect(cell(0, 0).getAttribute('aria-invalid')).toBeNull()
  // A cell below its parts is told before anything is sent.
  sent.length = 0
  await userEvent.click(cell(0, 1))
  await userEvent.keyboard('5{Enter}')
  await userEvent.click(save())
  await expect.poll(() => cell(0, 1).getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

it('domain §1 Errors: somebody was faster: both figures are shown, and mine goes over theirs', async () => {
  draw(<stories.Stale />)
  await expect.element(grid()).toBeVisible()
  await userEvent.click(cell(0, 0))
  await userEvent.keyboard('70{Enter}')
  await userEvent.click(save())
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('生成り S').first()).toBeVisible()
  await userEvent.click(dialog.getByRole('radio', { name: /70/ }))
  await userEvent.click(dialog.getByRole('button', { name: /保存|この内容/ }))
  await expect
    .poll(() => sent[1]?.body)
    .toEqual({ stock_keeping_units: { changed: [{ id: 1, quantity: 70, lock_version: 2 }] } })
})

it('colours and sizes of the masters begin the matrix; a size set comes at once', async () => {
  draw(<WithoutSkus />)
  await userEvent.click(page.getByRole('combobox', { name: '色を足す' }))
  await userEvent.click(page.getByRole('option', { name: /墨/ }))
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'サイズセットを足す' }), '婦人')
  await expect.element(grid()).toBeVisible()
  expect([...document.querySelectorAll('thead th')].map((each) => each.textContent)).toEqual([
    '色',
    'S',
    'M',
    'L',
    'XL',
    '計',
  ])
  await userEvent.click(cell(0, 0))
  await userEvent.keyboard('12{Tab}{Tab}8{Enter}')
  await userEvent.click(save())
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      stock_keeping_units: {
        added: [
          { color_id: 7, size_id: 1, name: null, quantity: 12 },
          { color_id: 7, size_id: 3, name: null, quantity: 8 },
        ],
      },
    })
})

it('golden case 41: JANs pasted into a column go to the SKUs beneath; a wrong digit and a JAN that stands twice block', async () => {
  draw(<Opened />)
  await userEvent.click(page.getByRole('button', { name: 'JAN・分割' }))
  const jan = (name: string) => page.getByRole('textbox', { name: `${name} JAN` })
  await userEvent.click(jan('生成り S'))
  paste('4901234567894\n4901234567890\n4901234567894')
  await userEvent.click(save())
  await expect.element(page.getByText('最後の桁は 4 になるはずです', { exact: false })).toBeVisible()
  await expect.element(page.getByText('生成り L JAN と同じです', { exact: false })).toBeVisible()
  expect(sent).toEqual([])
  await jan('生成り M').fill('8904000210037')
  await jan('生成り L').fill('')
  await userEvent.click(page.getByRole('checkbox', { name: /生成り M .*内訳 0点/ }))
  await userEvent.click(save())
  await expect.element(page.getByRole('alert').getByText('内訳の合計 60 と数量 100', { exact: false })).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.click(page.getByRole('checkbox', { name: /生成り M/ }))
  await userEvent.click(save())
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      stock_keeping_units: {
        changed: [
          { id: 1, jan: '4901234567894', lock_version: 1 },
          { id: 2, jan: '8904000210037', lock_version: 1 },
        ],
      },
    })
})

it('domain §3.4: a size is removed with all its SKUs, once asked; not while something is unsaved', async () => {
  draw(<Opened />)
  await expect.element(grid()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '色・サイズを外す' }))
  await userEvent.click(page.getByRole('menuitem', { name: 'L' }))
  await expect.element(page.getByText('3件のSKU（180点）が消えます。元には戻せません。')).toBeVisible()
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: '削除' }))
  await expect.poll(() => sent[0]).toEqual({ call: bulk, body: { stock_keeping_units: { removed: [3, 6, 9] } } })
  await userEvent.click(cell(0, 0))
  await userEvent.keyboard('5{Enter}')
  await expect.element(page.getByRole('button', { name: '色・サイズを外す' })).toHaveAttribute('aria-disabled', 'true')
})

it('domain §1 M*: a reorder shows in its corners what was ordered before', async () => {
  draw(<stories.Reordered />)
  await expect.poll(() => cell(0, 0)?.querySelector('.ghost')?.textContent).toBe('60')
})

it('exhibition orders: what went where, what waits, and names that no master bears are asked for', async () => {
  draw(<stories.FromExhibition />)
  await expect.element(page.getByText('1件の受注から 24点が、まだSKUに入っていません。')).toBeVisible()
  await expect.element(page.getByText('生成り S 2026年11月20日')).toBeVisible()
  const take = page.getByRole('button', { name: '24点をSKUに加える' })
  await expect.element(take).toHaveAttribute('aria-disabled', 'true')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'サイズ 9号' }), 'M')
  await userEvent.click(take)
  await expect
    .poll(() => sent[0])
    .toEqual({
      call: 'POST /api/phases/12/exhibition_quantities',
      body: { ids: [2, 3], colors: [], sizes: [{ name: '9号', size_id: 2 }] },
    })
})

it('labels of the product lead to themselves; a partner is shown none', async () => {
  draw(<Opened />)
  await expect
    .element(page.getByRole('link', { name: '第2版 下書き' }))
    .toHaveAttribute('href', '/s/quality_labelings/8/edit')
  erase()
  draw(<OfPartner />)
  await expect.element(grid()).toBeVisible()
  expect(page.getByRole('link', { name: /第2版/ }).elements()).toHaveLength(0)
})

it('papers stand with their newest version, those before it below; a partner reads and adds none', async () => {
  draw(<Opened />)
  await expect.element(page.getByRole('link', { name: 'SK26-341_仕様書_v2.pdf' })).toBeVisible()
  await expect.element(page.getByText(/^仕様書・第2版・.+・袖丈を1cm短く$/)).toBeVisible()
  await userEvent.click(page.getByText('以前の版 1件'))
  await expect.element(page.getByRole('link', { name: 'SK26-341_仕様書_v1.pdf' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '資料を追加' }))
  await expect.element(page.getByRole('dialog', { name: '資料を追加' })).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: '種類' })).toHaveValue('tech_pack')
  erase()
  draw(<OfPartner />)
  await expect.element(page.getByText('ブランドが共有した資料です。')).toBeVisible()
  expect(page.getByRole('button', { name: '資料を追加' }).elements()).toHaveLength(0)
})

it('settled quantities and partners’ sight: read only, without prices and notes', async () => {
  draw(<Frozen />)
  await expect.element(page.getByText(/数量は確定しています/).first()).toBeVisible()
  await userEvent.click(cell(0, 0))
  await userEvent.keyboard('9')
  expect(text(0, 0)).toBe('60')
  erase()
  draw(<OfPartner />)
  await expect.element(grid()).toBeVisible()
  expect(page.getByText('上代（税抜）').elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: '共有' }).elements()).toHaveLength(0)
  erase()
  draw(<VariantsInfo />)
  await expect.element(page.getByRole('heading', { name: /SK26-341/ })).toBeVisible()
  await expect.element(grid().getByText('450')).toBeVisible()
  erase()
  draw(<Gone />)
  await expect.element(page.getByText('この品番は見られません')).toBeVisible()
})
