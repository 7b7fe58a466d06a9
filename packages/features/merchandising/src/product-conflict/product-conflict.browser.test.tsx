import { draw, erase } from '@tsumugi/ui/draw'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoProduct, demoTrees } from '../product-drawer/demo-product.fixture.ts'
import { loadTexts } from '../product-drawer/loaded-texts.fixture.ts'
import { valuesOf, type ProductValues } from '../product-fields/product-values.ts'
import { ProductMerge } from './product-conflict.tsx'

beforeEach(() => page.viewport(1000, 900))
beforeAll(loadTexts)
afterEach(erase)

const product = demoProduct()
const base = valuesOf(product)
const button = (name: string) => page.getByRole('button', { name })
const group = (name: string) => page.getByRole('radiogroup', { name })

async function show(mine: Partial<ProductValues>, theirs: Partial<ProductValues>) {
  const onDecide = vi.fn<(values: Partial<ProductValues> | null) => void>()
  draw(
    <Suspense>
      <ProductMerge
        base={base}
        mine={{ ...base, ...mine }}
        theirs={{ ...product, ...theirs, lockVersion: 4 }}
        categories={demoTrees}
        onDecide={onDecide}
      />
    </Suspense>,
  )
  await expect.element(page.getByRole('dialog', { name: '変更を合わせる' })).toBeVisible()
  return onDecide
}

it('what only one side changed is preselected: one press keeps both changes', async () => {
  const onDecide = await show({ listPrice: '14900' }, { categoryIds: [2, 12] })
  await expect.element(group('上代(税抜)').getByRole('radio', { name: /自分/ })).toBeChecked()
  await expect.element(group('分類').getByRole('radio', { name: /森下/ })).toBeChecked()
  await expect.element(group('分類')).toHaveTextContent('トップス / カットソー・仕事着')
  await button('この内容で保存').click()
  expect(onDecide).toHaveBeenCalledWith({ listPrice: '14900' })
})

it('what both changed must be chosen; the value before stands struck', async () => {
  const onDecide = await show({ releaseOn: '2027-03-19' }, { releaseOn: '2027-04-02' })
  const save = button('この内容で保存')
  await expect.element(save).toHaveAttribute('aria-disabled', 'true')
  expect(document.querySelector('[role=radiogroup] s')!.textContent).toBe('2027年3月12日')
  await save.click({ force: true })
  expect(onDecide).not.toHaveBeenCalled()
  await group('投入日').getByRole('radio', { name: /自分/ }).click()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(group('投入日').getByRole('radio', { name: /森下/ })).toBeChecked()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => onDecide.mock.calls).toEqual([[{}]])
})

it('two notes can be kept together', async () => {
  const onDecide = await show({ note: '裾は三つ巻き。' }, { note: '釦は貝。' })
  await group('メモ')
    .getByRole('radio', { name: /両方残す/ })
    .click()
  await button('この内容で保存').click()
  expect(onDecide).toHaveBeenCalledWith({ note: '釦は貝。\n裾は三つ巻き。' })
})

it('§4.8 a status no step leads to cannot be chosen, also not with all mine', async () => {
  const onDecide = await show({ status: 'confirmed', name: '新' }, { status: 'planned' })
  await expect.element(group('状態').getByRole('radio', { name: /自分/ })).toBeDisabled()
  await button('すべて自分の値').click()
  await button('この内容で保存').click()
  expect(onDecide).toHaveBeenCalledWith({ name: '新' })
})

it('§4 Escape goes back without a decision', async () => {
  const onDecide = await show({ name: '新' }, { note: '別' })
  await userEvent.keyboard('{Escape}')
  expect(onDecide.mock.calls).toEqual([[null]])
})

it('another order of categories is no difference', async () => {
  await show({ name: '新', categoryIds: base.categoryIds.toReversed() }, {})
  await expect.element(group('商品名')).toBeVisible()
  await expect.element(group('分類')).not.toBeInTheDocument()
})
