import type { Page } from '@playwright/test'
import { expect, pageWith, test } from './fixture/site.ts'

const vanilla = `<div id="place"></div><p id="said"></p><script type="module">
  const menu = document.createElement('tsumugi-side-menu')
  menu.counts = { approvals: 5 }
  menu.addEventListener('tsumugi-navigate', (event) => {
    event.preventDefault()
    document.querySelector('#said').textContent = event.detail.href
  })
  const map = document.createElement('tsumugi-md-map')
  map.setAttribute('brand-id', '1')
  document.querySelector('#place').append(menu, map)
  window.change = () => { menu.counts = { approvals: 6 }; map.brandId = 2 }
</script>`

const vue = `<div id="place"></div><script type="module">
  import { createApp, h, ref } from '/vendor/vue.js'
  const [count, brand, said] = [ref(5), ref(1), ref('')]
  const leave = (event) => { event.preventDefault(); said.value = event.detail.href }
  createApp(() => h('div', [
    h('tsumugi-side-menu', { '.counts': { approvals: count.value }, onTsumugiNavigate: leave }),
    h('tsumugi-md-map', { 'brand-id': brand.value }),
    h('p', { id: 'said' }, said.value),
  ])).mount('#place')
  window.change = () => { count.value = 6; brand.value = 2 }
</script>`

async function expectPassedOn(page: Page): Promise<void> {
  const link = page.locator('tsumugi-side-menu').getByRole('link')
  await expect(link).toHaveText('approvals 5')
  await expect(page.getByText('brand 1')).toBeVisible()
  await page.evaluate(() => (window as unknown as { change(): void }).change())
  await expect(link).toHaveText('approvals 6')
  await expect(page.getByText('brand 2')).toBeVisible()
  await link.click()
  await expect(page.locator('#said')).toHaveText('/s/approvals')
  await expect(page.locator('tsumugi-side-menu output')).toHaveText('false')
}

for (const [host, body] of Object.entries({ vanilla, vue })) {
  test(`design §4: a ${host} page passes primitives, objects and events, before the element is defined and after`, async ({
    site,
    page,
  }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    site.page(`/${host}`, pageWith(body))
    await page.goto(`${site.url}/${host}`)
    await expectPassedOn(page)
    expect(problems).toEqual([])
  })
}

test('spec §4 Overlays: Tab leads from widget to widget, Escape closes what is open and gives the focus back', async ({
  site,
  page,
}) => {
  site.page(
    '/two-widgets',
    pageWith(
      '<tsumugi-global-header id="a"></tsumugi-global-header><a href="#">between</a><tsumugi-global-header id="b"></tsumugi-global-header>',
    ),
  )
  await page.goto(`${site.url}/two-widgets`)
  const [first, second] = [page.locator('#a'), page.locator('#b')]
  await expect(second.locator('.go')).toBeVisible()
  const order = [
    first.getByLabel('下書き'),
    first.locator('.count'),
    first.locator('.ask'),
    first.locator('.go'),
    page.getByText('between'),
    second.getByLabel('下書き'),
    second.locator('.count'),
    second.locator('.ask'),
    second.locator('.go'),
  ]
  for (const stop of order) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  for (const [widget, other] of [
    [second, first],
    [first, second],
  ] as const) {
    await widget.locator('.ask').press('Enter')
    await expect(dialog).toBeVisible()
    for (const _ of order) {
      await page.keyboard.press('Tab')
      await expect(other.locator('.count')).not.toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(widget.locator('.ask')).toBeFocused()
    await expect(widget.locator('output')).toHaveText('false')
  }
})
