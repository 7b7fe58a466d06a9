import { setLocale } from '@tsumugi/i18n'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Item } from './item-dialog.story.tsx'

let sent: { item: { colours: unknown; limits: { colour: string; size: string; limit: number | null }[] } }[] = []
beforeEach(async () => {
  setLocale('ja')
  sessionStorage.clear()
  sent = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method === 'PATCH') sent.push(JSON.parse(String(init.body)))
    return Response.json(
      { errors: [{ code: 'invalid', field: null, message: 'いまは保存できません。', meta: {} }] },
      { status: 422 },
    )
  })
  await page.viewport(1280, 900)
  draw(<Item />)
})
afterEach(() => {
  erase()
  vi.restoreAllMocks()
})

const cell = (name: string) => page.getByRole('grid').getByRole('textbox', { name, exact: true })
const save = () => page.getByRole('button', { name: '保存' }).click()
async function paste(text: string) {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  document.activeElement!.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  )
}

it('limits are filled by keys and from a spreadsheet; an empty cell has none', async () => {
  await page.getByRole('grid').getByRole('textbox').click()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(cell('紺 M')).toHaveFocus()
  await userEvent.keyboard('6{Enter}')
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await paste('30\t20')
  await save()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.item.limits).toEqual([
    { colour: '桜', size: 'S', limit: 30 },
    { colour: '桜', size: 'M', limit: 20 },
    { colour: '紺', size: 'S', limit: null },
    { colour: '紺', size: 'M', limit: 6 },
  ])
})

it('a limit below what is ordered stays, says why, has the focus and is not sent', async () => {
  await page.getByRole('grid').getByRole('textbox').click()
  await userEvent.keyboard('8{ArrowDown}')
  await save()
  await expect.element(cell('桜 S')).toHaveFocus()
  await expect.element(cell('桜 S')).toHaveValue('8')
  await expect.element(page.getByText(/12点の注文が入っています/)).toBeVisible()
  expect(sent).toEqual([])
})

it('a colour that is called as another is told at its name; one that is ordered stays', async () => {
  await expect.element(page.getByRole('button', { name: '桜を外す' })).toHaveAttribute('aria-disabled', 'true')
  const second = page.getByRole('textbox', { name: '2番目の色の名前' })
  await second.fill('桜')
  await save()
  await expect.element(second).toHaveFocus()
  await expect.element(page.getByText('同じ名前の色があります')).toBeVisible()
  await second.fill('墨')
  await save()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.item.colours).toEqual([
    { name: '桜', hex: '#e2b6b0' },
    { name: '墨', hex: '#26364f' },
  ])
})

it('a garment of one size needs no size of the masters', async () => {
  const oneSize = page.getByRole('button', { name: 'ワンサイズ（F）' })
  await oneSize.click()
  await expect.element(page.getByRole('grid').getByRole('columnheader', { name: 'F' })).toBeVisible()
  await expect.element(oneSize).not.toBeInTheDocument()
  await save()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]!.item.limits).toContainEqual({ colour: '紺', size: 'F', limit: null })
})
