import { contract } from '@tsumugi/contract'
import { actAs } from '@tsumugi/documents/scene'
import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UnderLoupe } from '../market-screen/market.story.tsx'
import { OneOrder } from '../order-rooms/order-rooms.story.tsx'
import { OneCloth } from './catalogue.story.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  setLocale('ja')
  adoptStyles(document, pageStyles)
}, 240_000)
afterEach(erase)

const isWithin = (width: number) => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)

it('domain §3.12 at 390 px a distributor sets the fees of a cloth; its buyer sees them before, in the cart and in its sum', async () => {
  await page.viewport(390, 844)
  draw(<OneCloth id="3" />)
  await userEvent.fill(page.getByRole('textbox', { name: 'カット代(1カット)' }), '500.5')
  await userEvent.fill(page.getByRole('textbox', { name: 'スワッチ代(1枚)' }), '150')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect.element(page.getByText('JPY にはその端数がありません。', { exact: false }).first()).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'カット代(1カット)' }), '500')
  await page.getByRole('button', { name: '保存する' }).click()
  const market = (await actAs('brand')).api.of(contract.materialListings)
  await expect.poll(async () => (await market.show({ id: 3 })).data.cutFee).toBe('500')
  isWithin(390)
  erase()
  draw(<UnderLoupe open="3" />)
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByRole('row', { name: /カット代\(1カット\).*500/ })).toBeVisible()
  await expect.element(drawer.getByRole('row', { name: /スワッチ\(月20枚.*150/ })).toBeVisible()
  await drawer.getByRole('textbox', { name: '数量' }).fill('3.2')
  await expect.element(drawer.getByText(/加算料金 .500/)).toBeVisible()
  isWithin(390)
  const { tiers, colors } = (await market.show({ id: 3 })).data
  const cartLine = { materialColorId: colors[0]!.id, kind: 'sample_cut', quantity: '3.2' } as const
  const { orderId } = (await (await actAs('brand')).api.of(contract.materialCarts).add({ body: { cartLine } })).data
  erase()
  await page.viewport(1280, 900)
  draw(<OneOrder id={orderId} />)
  await expect.element(page.getByRole('columnheader', { name: '加算料金' })).toBeVisible()
  const amount = Math.trunc(Number(tiers![0]!.unitPrice) * 3.2) + 500
  await expect.element(page.getByText(new RegExp(amount.toLocaleString('ja'))).first()).toBeVisible()
  await page.screenshot({ path: '../../../../../node_modules/.cache/documents/cloth-fee-cart.png' })
})
