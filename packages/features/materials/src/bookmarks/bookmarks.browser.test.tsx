import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Bookmarks, CuratedByThePlatform } from './bookmarks.story.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  setLocale('ja')
  adoptStyles(document, pageStyles)
}, 240_000)
afterEach(erase)

const cards = () => page.getByRole('list', { name: '素材のブックマーク' }).getByRole('listitem')
const folders = () => page.getByRole('navigation', { name: 'フォルダー' })

it.each([1280, 390])(
  'at %d px a folder is made, filled, taken away with what is in it, and put back',
  async (width) => {
    await page.viewport(width, 900)
    draw(<Bookmarks />)
    await expect.poll(() => cards().elements().length).toBe(6)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    const name = `候補 ${width}`
    await userEvent.click(folders().getByRole('button', { name: 'フォルダーを作る' }))
    await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: '名前' }), name)
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '保存する' }))
    await userEvent.click(folders().getByRole('button', { name: /^すべて/ }))
    await userEvent.click(cards().first().getByRole('checkbox'))
    await userEvent.selectOptions(page.getByRole('combobox', { name: '移す先' }), name)
    await userEvent.click(folders().getByRole('button', { name: new RegExp(`^${name}`) }))
    await expect.poll(() => cards().elements().length).toBe(1)
    await userEvent.click(page.getByRole('button', { name: 'フォルダーを削除' }))
    await expect.element(page.getByText(`「${name}」を削除しました`)).toBeVisible()
    await expect.poll(() => cards().elements().length).toBe(5)
    await userEvent.click(page.getByRole('button', { name: '元に戻す' }))
    await expect.poll(() => cards().elements().length).toBe(6)
  },
)

it('a note is written where it is read, and stays', async () => {
  await page.viewport(1280, 900)
  draw(<Bookmarks />)
  const note = () => cards().first().getByRole('textbox')
  await userEvent.fill(note(), '裏地に')
  await userEvent.click(page.getByRole('heading', { level: 1 }))
  erase()
  draw(<Bookmarks />)
  await expect.element(note()).toHaveValue('裏地に')
})

it('two that are marked stand side by side, the cheaper one said to be so', async () => {
  await page.viewport(1280, 900)
  draw(<Bookmarks />)
  await userEvent.click(cards().nth(1).getByRole('checkbox'))
  await userEvent.click(cards().nth(2).getByRole('checkbox'))
  await userEvent.click(page.getByRole('button', { name: '比べる' }))
  const price = page
    .getByRole('dialog')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '単価' }) })
  await expect.element(price.first()).toHaveTextContent(/最良/)
})

it('the platform publishes a list, and takes it back', async () => {
  await page.viewport(1280, 900)
  draw(<CuratedByThePlatform />)
  await userEvent.click(folders().getByRole('button', { name: /^藍を着る/ }))
  await userEvent.click(page.getByRole('button', { name: '公開をやめる' }))
  await userEvent.click(page.getByRole('button', { name: '市場に公開する' }))
  await expect.element(folders().getByRole('button', { name: /^藍を着る/ })).toHaveTextContent('公開中')
})
