import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { page } from 'vitest/browser'
import { afterEach, expect, it } from 'vitest'
import { OfBrand, OfDistributor } from './first-steps.story.tsx'

afterEach(() => erase())

it('issue §14.5 the first step without a record is the next', async () => {
  await setLocale('en')
  adoptStyles(document, pageStyles)
  draw(
    <main>
      <OfBrand />
    </main>,
  )
  await expect.element(page.getByRole('status')).toHaveTextContent('4 of 10 done')
  const lines = page.getByRole('listitem').elements()
  const done = lines
    .filter((line) => line.textContent?.includes('Done'))
    .map((line) => line.querySelector('h2')?.textContent)
  expect(done).toEqual(['Suppliers', 'MD map', 'Item list', 'Orders issued'])
  expect(lines.filter((line) => (line as HTMLElement).dataset.next)).toHaveLength(1)
  await expect
    .element(page.getByRole('link', { name: 'Open: Cost sheets' }))
    .toHaveAttribute('href', '/s/resource_plan_sheets')
  expect(document.querySelector('[data-next] h2')?.textContent).toBe('Cost sheets')
})

it('issue §14.5 each kind has its own way, without screens it may not open', async () => {
  await setLocale('en')
  draw(
    <main>
      <OfDistributor />
    </main>,
  )
  await expect.element(page.getByRole('heading', { name: 'Catalogue' })).toBeVisible()
  expect([...document.querySelectorAll('.first-steps h2')].map((head) => head.textContent)).toEqual([
    'Catalogue',
    'Customers',
    'Material orders',
    'Invoices issued',
    'Credits',
  ])
})
