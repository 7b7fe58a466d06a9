import { cleanup, render } from '@testing-library/react'
import { merchandisings, toWire } from '@tsumugi/contract'
import { storage } from '@tsumugi/session'
import { OverlayHost } from '@tsumugi/ui'
import { Suspense, useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoProduct, demoTrees } from '../product-drawer/demo-product.fixture.ts'
import { loadTexts } from '../product-drawer/loaded-texts.fixture.ts'
import { Ground } from '../product-drawer/story-ground.fixture.tsx'
import { ProductDialog, type ProductDialogProps } from './product-dialog.tsx'

beforeEach(() => page.viewport(1000, 900))
beforeAll(loadTexts)
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const product = demoProduct()
const field = (name: string) => page.getByLabelText(name, { exact: true })
const dialog = () => page.getByRole('dialog', { name: /^商品を|^ひな形から/ })
const nothing = () => {}

function Scene(props: Partial<ProductDialogProps>) {
  const [open, setOpen] = useState(true)
  return (
    <Ground>
      <OverlayHost />
      {open && (
        <ProductDialog
          mode="edit"
          brandId={1}
          categories={demoTrees}
          initial={product}
          onSaved={nothing}
          {...props}
          onClose={() => setOpen(false)}
        />
      )}
    </Ground>
  )
}

async function show(props: Partial<ProductDialogProps> = {}) {
  const { unmount } = render(
    <Suspense>
      <Scene {...props} />
    </Suspense>,
  )
  await expect.element(dialog()).toBeVisible()
  return unmount
}

it('§4 Escape closes at once what was left as it was', async () => {
  await show()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
})

it('§4 Escape asks before unsaved input is lost; staying keeps it', async () => {
  await show()
  await userEvent.fill(field('品番'), 'SK27-900')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '編集に戻る' }))
  await expect.element(field('品番')).toHaveValue('SK27-900')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('button', { name: '捨てて閉じる' }))
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(storage.recordDraft(`merchandising.${product.id}`).get()).toBeNull()
})

it('a template that is slow to come keeps what was typed meanwhile, and nothing is sent before it is here', async () => {
  const template = { ...demoProduct(), id: 70, name: '型紙', note: '袖は七分' }
  let hand = () => {}
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input))
    if (pathname.endsWith('/templates'))
      return Response.json(toWire(merchandisings.templates.reply, { data: [template], page: { total: 1 } }))
    if (!pathname.endsWith('/70')) return Response.json({ data: [] })
    await new Promise<void>((resolve) => (hand = resolve))
    return Response.json(toWire(merchandisings.show.reply, { data: template }))
  })
  await show({ mode: 'template', initial: {} })
  await userEvent.fill(page.getByRole('combobox', { name: /ひな形/ }), '型紙')
  await userEvent.click(page.getByRole('option', { name: /型紙/ }))
  await userEvent.fill(page.getByLabelText(/^商品名/), '型紙の子')
  await expect.element(page.getByRole('button', { name: '追加する' })).toBeDisabled()
  hand()
  await expect.element(field('メモ')).toHaveValue('袖は七分')
  await expect.element(page.getByLabelText(/^商品名/)).toHaveValue('型紙の子')
  await expect.element(page.getByRole('button', { name: '追加する' })).toBeEnabled()
})

it('half-typed input survives a reload, with the version it was typed against', async () => {
  const leave = await show()
  await userEvent.fill(field('メモ'), '書きかけ')
  leave()
  await show({ initial: { ...product, lockVersion: 9, note: '別の人の' } })
  await expect.element(field('メモ')).toHaveValue('書きかけ')
  await expect.element(page.getByText('前に書きかけた内容を戻しました。')).toBeVisible()
  await userEvent.fill(field('品番'), 'SK27-903')
  expect(storage.recordDraft(`merchandising.${product.id}`).get()).toMatchObject({
    lockVersion: product.lockVersion,
    base: { note: product.note },
  })
})

it('review D8: what was half typed of a new product survives a reload too', async () => {
  const leave = await show({ mode: 'create', initial: { releaseOn: '2027-03-05' } })
  await userEvent.fill(page.getByLabelText(/^商品名/), '書きかけの子')
  await userEvent.fill(field('メモ'), '袖は七分')
  leave()
  await show({ mode: 'create', initial: {} })
  await expect.element(page.getByLabelText(/^商品名/)).toHaveValue('書きかけの子')
  await expect.element(field('メモ')).toHaveValue('袖は七分')
  await expect.element(page.getByText('前に書きかけた内容を戻しました。')).toBeVisible()
})

it('a change that arrives from somebody else leaves open input alone', async () => {
  const scene = (initial: typeof product) => (
    <Suspense>
      <Scene initial={initial} />
    </Suspense>
  )
  const { rerender } = render(scene(product))
  await userEvent.fill(field('商品名必須'), '自分の名前')
  rerender(scene({ ...product, name: '相手の名前', lockVersion: 4 }))
  await expect.element(field('商品名必須')).toHaveValue('自分の名前')
})

it('§3.14 the cost rate follows price and cost while they are typed', async () => {
  await show()
  await expect.element(page.getByText('原価率 30.9%')).toBeVisible()
  await userEvent.fill(field('原価'), '6950')
  await expect.element(page.getByText('原価率 50.0%')).toBeVisible()
  await userEvent.fill(field('原価'), '15000')
  await expect.element(page.getByText(/原価が上代を超えています/)).toBeVisible()
})

it('Ctrl+S saves: what is missing is said at its field', async () => {
  await show({ mode: 'create', initial: {} })
  await userEvent.fill(field('品番'), 'SK27-901')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('商品名がありません。1 文字以上入れてください。')).toBeVisible()
  await expect.element(field('商品名必須')).toHaveFocus()
})

it('§4.8 offers only the named steps from the present status', async () => {
  await show()
  const status = field('状態')
  await expect.element(status).toHaveValue('in_development')
  const options = [...((await status.element()) as HTMLSelectElement).options].map(({ value }) => value)
  expect(options).toEqual(['in_development', 'confirmed', 'dropped', 'planned'])
})

it('a failure that is no matter of fields keeps the input', async () => {
  await show()
  await userEvent.fill(field('品番'), 'SK27-902')
  await userEvent.click(page.getByRole('button', { name: '保存する' }))
  await expect.element(page.getByText(/入力した内容は残っています/)).toBeVisible()
  await expect.element(field('品番')).toHaveValue('SK27-902')
})

it('tags: Enter and a comma add, Backspace takes the last away', async () => {
  await show()
  await userEvent.fill(field('タグ'), '新型')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('新型', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Backspace}{Backspace}')
  await expect.element(page.getByText('展示会', { exact: true })).not.toBeInTheDocument()
  await expect.element(page.getByText('定番', { exact: true })).toBeVisible()
})
