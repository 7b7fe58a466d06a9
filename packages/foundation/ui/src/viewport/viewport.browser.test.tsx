import { act, cleanup, renderHook } from '@testing-library/react'
import { page } from 'vitest/browser'
import { afterEach, expect, it } from 'vitest'
import { mobileMax, resizeSettle, tabletMin, useViewport, viewportOf } from './viewport.ts'

afterEach(cleanup)

it('§9 Mobile threshold: width of 512 px or less. Tablet minimum: 768 px', () => {
  expect([mobileMax, tabletMin]).toEqual([512, 768])
  expect([511, 512, 513].map((width) => viewportOf(width).phone)).toEqual([true, true, false])
  expect([767, 768].map((width) => viewportOf(width).tablet)).toEqual([false, true])
})

it('§9 Resize settling delay: 200 ms', async () => {
  expect(resizeSettle).toBe(200)
  await page.viewport(800, 600)
  const { result } = renderHook(useViewport)
  expect(result.current).toMatchObject({ width: 800, phone: false, tablet: true })
  await act(() => page.viewport(390, 800))
  const started = performance.now()
  expect(result.current.width).toBe(800)
  await act(() => expect.poll(() => result.current.width, { interval: 10 }).toBe(390))
  expect(performance.now() - started).toBeGreaterThan(100)
  expect(result.current.phone).toBe(true)
})
