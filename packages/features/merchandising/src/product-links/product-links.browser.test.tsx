import { merchandisingResults, toWire } from '@tsumugi/contract'
import { storage } from '@tsumugi/session'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadTexts } from '../product-drawer/loaded-texts.fixture.ts'
import { labelStatusTexts, linkTexts } from './link-texts.ts'
import { demoResults, LinksGround } from './links-ground.fixture.tsx'
import { ProductLinks } from './product-links.tsx'
import { ResultsDialog } from './results-dialog.tsx'

const product = { id: 177, name: 'タイプライターシャツ', brandId: 3, releaseOn: '2027-02-12' }
const cell = (name: string) => page.getByRole('textbox', { name })

beforeAll(async () => {
  await loadTexts()
  await linkTexts.load('ja')
  await labelStatusTexts.load('ja')
})
beforeEach(() => page.viewport(1000, 900))
afterEach(() => {
  erase()
  vi.restoreAllMocks()
  storage.recordDraft('merchandising_result.177').remove()
})

describe('what hangs on a product', () => {
  it('its productions lead to themselves; without any, one is made of it, after showing what becomes of it', async () => {
    const functions = ['merchandising', 'production_management'] as const
    draw(
      <LinksGround functions={functions} made={[{ id: 12, styleNo: 'SK27-064', season: '27SS' }]}>
        <ProductLinks product={product} />
      </LinksGround>,
    )
    await expect.element(page.getByRole('link', { name: 'SK27-064 27SS' })).toHaveAttribute('href', '/s/productions/12')
    expect(page.getByRole('button', { name: '品番を作る' }).elements()).toHaveLength(0)
    erase()
    const asked: unknown[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
      asked.push(JSON.parse(init?.body as string))
      const made = (id: number, name: string, outcome: string, productionId: number | null) => ({
        merchandising_id: id,
        name,
        outcome,
        production_id: productionId,
        style_no: 'SK27-064',
        lock_version: productionId && 0,
        errors: [],
      })
      const isMade = asked.length > 1
      const data = [
        made(177, 'タイプライターシャツ', 'created', isMade ? 40 : null),
        made(178, '別の商品', 'exists', 12),
      ]
      return Promise.resolve(Response.json({ data }))
    })
    draw(
      <LinksGround functions={functions}>
        <ProductLinks product={product} />
      </LinksGround>,
    )
    await userEvent.click(page.getByRole('button', { name: '品番を作る' }))
    await userEvent.selectOptions(page.getByRole('combobox', { name: '作る範囲' }), '2027-02')
    await expect.element(page.getByText('作成済み')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: '1件の品番を作る' }))
    await userEvent.click(page.getByRole('button', { name: '元に戻す' }))
    const month = { brand_id: 3, month: '2027-02' }
    await expect
      .poll(() => asked)
      .toEqual([
        { ids: [177], dry_run: true },
        { month, dry_run: true },
        { month },
        { productions: [{ id: 40, lock_version: 0 }] },
      ])
  })

  it('its labels lead to themselves; without any, a label can be begun for it', async () => {
    draw(
      <LinksGround labels={[{ id: 8, version: 2, status: 'draft' }]} workflows={['先上げの承認']}>
        <ProductLinks product={product} />
      </LinksGround>,
    )
    await expect
      .element(page.getByRole('link', { name: '第2版 下書き' }))
      .toHaveAttribute('href', '/s/quality_labelings/8/edit')
    await page.getByRole('button', { name: '申請する' }).click()
    await expect.element(page.getByRole('menuitem', { name: '先上げの承認' })).toBeVisible()
    erase()
    draw(
      <LinksGround>
        <ProductLinks product={product} />
      </LinksGround>,
    )
    await expect
      .element(page.getByRole('link', { name: 'ラベルを作る' }))
      .toHaveAttribute('href', '/s/quality_labelings?merchandising_id=177&new=true')
    await expect.element(page.getByRole('button', { name: '申請する' })).not.toBeInTheDocument()
  })

  it('§6 nothing of an area that the organisation does not have', async () => {
    draw(
      <LinksGround functions={[]}>
        <ProductLinks product={product} />
      </LinksGround>,
    )
    await expect.element(page.getByRole('button', { name: '実績を入れる' })).toBeVisible()
    expect(document.querySelectorAll('.product-links dt')).toHaveLength(1)
  })
})

describe('§3.14 monthly results', () => {
  const show = (results = demoResults) =>
    draw(
      <LinksGround results={results}>
        <ResultsDialog product={product} onClose={() => undefined} />
      </LinksGround>,
    )

  it('a pasted table fills months and figures; sums follow, and what is wrong says so before it is sent', async () => {
    show()
    await expect.element(cell('2026年9月 売上')).toHaveValue('5,200,000')
    document.querySelector<HTMLInputElement>('[data-cell="0/1"]')!.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '530\t5,300,000\n300\t2,100,000')
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    )
    await expect.element(cell('2026年10月 売上')).toHaveValue('2,100,000')
    expect(document.querySelector('tfoot')!.textContent).toBe('計1,000830¥7,400,000¥5,200,000')
    expect(document.querySelectorAll('td[data-changed]')).toHaveLength(4)
    await cell('2026年10月 うち正価').fill('9000000')
    await expect.element(page.getByRole('button', { name: '保存する' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(cell('2026年9月 うち正価')).toHaveFocus()
  })

  it('only changed months are sent; a failed save keeps them, and they survive a reload', async () => {
    const sent: { results: object[] }[] = []
    vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
      sent.push(JSON.parse(String(init?.body)) as (typeof sent)[number])
      return Response.json(
        { errors: [{ code: 'invalid', field: null, message: 'いまは保存できません。', meta: {} }] },
        { status: 422 },
      )
    })
    show()
    await cell('2026年10月 販売数').fill('290')
    await page.getByRole('button', { name: '月を足す' }).click()
    await cell('2026年11月 販売数').fill('１２')
    await page.getByRole('button', { name: '保存する' }).click()
    await expect.element(page.getByText('いまは保存できません。')).toBeVisible()
    const none = { receivedQuantity: 0, sales: '0', fullPriceSales: '0', stockQuantity: 0 }
    expect(sent).toEqual([
      toWire(merchandisingResults.save.body!, {
        results: [
          { ...demoResults.results[1]!, soldQuantity: 290 },
          { ...none, period: '2026-11-01', soldQuantity: 12, lockVersion: null },
        ],
      }),
    ])
    erase()
    show()
    await expect.element(cell('2026年10月 販売数')).toHaveValue('290')
    await expect.element(cell('2026年11月 販売数')).toHaveValue('１２')
  })

  it('somebody was faster: their figures are taken in, and what was typed stays', async () => {
    const theirs = {
      ...demoResults,
      results: demoResults.results.map((each) => ({ ...each, soldQuantity: 777, lockVersion: 9 })),
    }
    vi.spyOn(window, 'fetch').mockImplementation(async () =>
      Response.json(
        {
          errors: [{ code: 'stale', field: null, message: '', meta: {} }],
          current: (toWire(merchandisingResults.show.reply, { data: theirs }) as { data: unknown }).data,
        },
        { status: 409 },
      ),
    )
    show()
    await cell('2026年10月 売上').fill('2000000')
    await page.getByRole('button', { name: '保存する' }).click()
    await expect.element(page.getByText('ほかの人が先に保存しました。', { exact: false })).toBeVisible()
    await expect.element(cell('2026年9月 販売数')).toHaveValue('777')
    await expect.element(cell('2026年10月 売上')).toHaveValue('2,000,000')
  })

  it('stands on a phone: the months stay in sight while the figures scroll', async () => {
    await page.viewport(390, 844)
    show()
    await expect.element(cell('2026年9月 売上')).toBeInTheDocument()
    const scroll = document.querySelector('.results-grid > .scroll')!
    const left = () => document.querySelector('tbody th')!.getBoundingClientRect().left
    const before = left()
    scroll.scrollLeft = 200
    expect(scroll.scrollLeft).toBeGreaterThan(0)
    expect(left()).toBe(before)
  })
})
