import { Suspense } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../button/button.tsx'
import { controlTexts } from '../messages/catalogue.ts'
import { mount } from '../overlays/mount.fixture.tsx'
import { BulkBar } from './bulk-bar.tsx'

let leave = () => {}
beforeAll(() => controlTexts.load('ja'))
afterEach(() => {
  leave()
  scrollTo(0, 0)
})

const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()

it('floats at the bottom centre while the list is long, and never covers the pager at rest', async () => {
  const onClear = vi.fn()
  leave = await mount(
    <Suspense>
      <div style={{ blockSize: 2000 }}>rows</div>
      <nav className="test-pager" style={{ blockSize: 40 }} />
      <BulkBar count={1200} sums="4,380点" onClear={onClear}>
        <Button>請求書を作る</Button>
      </BulkBar>
    </Suspense>,
  )
  const bar = page.getByRole('toolbar', { name: '選んだ 1,200 件に対して' })
  await expect.element(bar).toBeInViewport()
  expect(Math.round(window.innerHeight - box('.bulk-bar').bottom)).toBe(12)
  expect(Math.abs(box('.bulk-bar').left + box('.bulk-bar').right - document.documentElement.clientWidth)).toBeLessThan(
    20,
  )
  scrollTo(0, document.documentElement.scrollHeight)
  expect(box('.bulk-bar').top).toBeGreaterThanOrEqual(box('.test-pager').bottom)
  await page.getByRole('button', { name: '選択を外す' }).click()
  expect(onClear).toHaveBeenCalledOnce()
})
