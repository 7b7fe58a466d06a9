import { cleanup, render } from '@testing-library/react'
import { merchandisings, toWire, type Merchandising } from '@tsumugi/contract'
import { OverlayHost } from '@tsumugi/ui'
import { Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { demoProduct, demoTrees } from './demo-product.fixture.ts'
import { loadTexts } from './loaded-texts.fixture.ts'
import { ProductDrawer } from './product-drawer.tsx'
import { Ground } from './story-ground.fixture.tsx'

beforeEach(() => page.viewport(1000, 900))
beforeAll(loadTexts)
afterEach(cleanup)

const button = (name: string | RegExp) => page.getByRole('button', { name })

async function show(product: Merchandising | undefined = demoProduct()) {
  const asked = { onClose: vi.fn(), onStep: vi.fn(), onChanged: vi.fn() }
  render(
    <Suspense>
      <Ground product={product}>
        <OverlayHost />
        <div style={{ blockSize: '900px' }}>
          <ProductDrawer brandId={1} id={177} categories={demoTrees} {...asked} />
        </div>
      </Ground>
    </Suspense>,
  )
  await expect.element(page.getByRole('heading', { name: product.name })).toBeVisible()
  return asked
}

it('a rail of 360 px beside the map; Escape in it closes it', async () => {
  const { onClose } = await show()
  const rail = document.querySelector<HTMLElement>('aside.product-drawer')!
  expect(rail.offsetWidth).toBe(360)
  await button('次の商品').click()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('previous and next', async () => {
  const { onStep } = await show()
  await button('前の商品').click()
  await button('次の商品').click()
  expect(onStep.mock.calls).toEqual([[-1], [1]])
})

it('§3.14 the plan in figures, with the cost rate computed and its own gap to its sales plan', async () => {
  await show()
  const figures = [...document.querySelectorAll('.figures > div')].map((row) => row.textContent)
  expect(figures.slice(0, 6)).toEqual([
    '投入日3/12',
    '数量1,400 点',
    '上代(税抜)¥13,900',
    '原価¥4,295',
    '原価率30.9%',
    '予算差+¥2.3M',
  ])
})

it('§3.14 nothing to divide is –', async () => {
  await show(demoProduct({ unitCost: null }))
  expect(document.querySelectorAll('.figures dd')[4]!.textContent).toBe('–')
})

it('§4.8 the status offers its named steps and nothing else', async () => {
  await show()
  await button('状態を変える。今は開発中').click()
  const steps = page
    .getByRole('menuitem')
    .elements()
    .map((item) => item.textContent)
  expect(steps).toEqual(['確定する', '中止する', '計画に戻す'])
})

it('history in words, and who acted for whom', async () => {
  await show()
  const history = page.getByRole('list').filter({ hasText: '投入日' })
  await expect.element(history).toHaveTextContent('2027年3月5日 → 2027年3月12日')
  await expect.element(history).toHaveTextContent('原価 ¥4,410 → ¥4,295')
  await expect.element(history).toHaveTextContent('森下 あさ(代理 沖 管理)')
})

describe('§5 what is looked at', () => {
  const look = async (name: string) => {
    await button('すべて 6').click()
    await button(`開く: ${name}`).click()
    await expect.element(page.getByRole('dialog', { name: '画像' })).toBeVisible()
    return document.querySelector<HTMLIFrameElement>('.image-preview iframe')!
  }
  it('a PDF stands in a frame', async () => {
    await show()
    const frame = await look('仕様書_SK27-177_v3.pdf')
    expect([frame.title, frame.hasAttribute('sandbox')]).toEqual(['仕様書_SK27-177_v3.pdf', false])
  })
  it('an office preview stands in a frame that may do nothing', async () => {
    await show()
    expect((await look('数量表.xlsx')).getAttribute('sandbox')).toBe('')
  })
  it('a video plays in its frame, told the origin only', async () => {
    await show()
    const frame = await look('縫製の確認')
    expect(frame.referrerPolicy).toBe('strict-origin-when-cross-origin')
    expect(frame.sandbox.contains('allow-scripts')).toBe(true)
  })
  it('§5 thumbnail sizes: the browser chooses among them for the large picture', async () => {
    await show()
    const picture = document.querySelector<HTMLImageElement>('.pictures .main img')!
    expect(picture.srcset).toMatch(/ 120w, .* 480w$/)
    await button(/画像 2$/).click()
    expect(document.querySelector<HTMLImageElement>('.pictures .main img')!.src).not.toBe(picture.src)
  })
})

describe('files', () => {
  const names = () =>
    [...document.querySelectorAll('.product-files li .text .one-line')].map((name) => name.textContent)

  it('are put in order by the arrow keys, at once; what the server refuses goes back, and says so', async () => {
    await show()
    const seen: (string | null)[] = []
    const watch = new MutationObserver(() => seen.push(names()[0] ?? null))
    watch.observe(document.querySelector('.product-files ul')!, { childList: true })
    const grip = button(/^仕様書_SK27-177_v3.pdf を並べ替える/)
    ;((await grip.element()) as HTMLElement).focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(page.getByText('できませんでした')).toBeVisible()
    await expect.poll(names).toEqual(['SK27-177_1.png', '仕様書_SK27-177_v3.pdf', 'SK27-177_2.png'])
    expect(seen[0]).toBe('仕様書_SK27-177_v3.pdf')
    await expect.element(grip).toHaveFocus()
    watch.disconnect()
  })

  it('one that cannot be sent says why and can be sent again', async () => {
    await show()
    await button('ファイルを加える').click()
    const input = document.querySelector<HTMLInputElement>('.file-drop input[type=file]')!
    await userEvent.upload(input, new File(['x'], '新しい.png', { type: 'image/png' }))
    await expect.element(page.getByText('通信が途切れたようです。もう一度お試しください。')).toBeVisible()
    await expect.element(button('送り直す')).toBeVisible()
    await button('新しい.png をやめる').click()
    await expect.element(page.getByText('新しい.png')).not.toBeInTheDocument()
  })

  it('a new name: Enter keeps it, Escape keeps the old one and closes nothing else', async () => {
    const { onClose } = await show()
    await button('SK27-177_1.png の操作').click()
    await page.getByRole('menuitem', { name: '名前を変える' }).click()
    await userEvent.keyboard('別の名前{Escape}')
    await expect.poll(() => names()[0]).toBe('SK27-177_1.png')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('§5 Video links accepted: another address is refused before it is sent', async () => {
    await show()
    await button('ファイルを加える').click()
    await userEvent.fill(page.getByLabelText('動画のリンク'), 'https://example.com/film')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/YouTube の視聴ページか Vimeo のリンクを貼ってください/)).toBeVisible()
  })

  it('deleting asks first', async () => {
    await show()
    await button('SK27-177_2.png の操作').click()
    await page.getByRole('menuitem', { name: '消す' }).click()
    await expect.element(page.getByRole('alertdialog', { name: /SK27-177_2.png を消しますか/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(names()).toContain('SK27-177_2.png')
  })
})

describe('review D6: a product that is not there', () => {
  const answered = async (code: string) => {
    vi.spyOn(window, 'fetch').mockImplementation(async () =>
      Response.json({ errors: [{ code, field: null, message: '', meta: {} }] }, { status: 404 }),
    )
    const onClose = vi.fn()
    render(
      <Suspense>
        <Ground>
          <ProductDrawer
            {...{ brandId: 1, id: 99_999, categories: demoTrees, onClose, onStep: vi.fn() }}
            onChanged={vi.fn()}
          />
        </Ground>
      </Suspense>,
    )
    return onClose
  }
  afterEach(() => vi.restoreAllMocks())

  it('and never was is not found, and nothing is offered to be put back', async () => {
    const onClose = await answered('not_found')
    await expect.element(page.getByText('この商品は見つかりません')).toBeVisible()
    await expect.element(page.getByText('マップから外れています')).not.toBeInTheDocument()
    await expect.element(button('マップに戻す')).not.toBeInTheDocument()
    await button('マップに戻る').click()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('because it was taken off the map says so, and is offered to be put back', async () => {
    await answered('discarded')
    await expect.element(page.getByText('この商品はマップから外れています')).toBeVisible()
    await expect.element(button('マップに戻す')).toBeVisible()
  })
})

it('§9 phones: a sheet with the same actions', async () => {
  await page.viewport(390, 800)
  await new Promise((resolve) => setTimeout(resolve, 250))
  await show()
  await expect.element(page.getByRole('dialog', { name: 'SK27-177' })).toBeVisible()
  await expect.element(button('編集')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

it('design §4 partner: on a page of another origin, pictures come from where the server is', async () => {
  const product = demoProduct()
  const thumbnails = {
    120: '/api/merchandisings/177/files/1/thumbnails/120',
    480: '/api/merchandisings/177/files/1/thumbnails/480',
  }
  const files = product.files.slice(0, 1).map((file) => ({ ...file, thumbnails }))
  const calls = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async (input) =>
      String(input).endsWith('/api/merchandisings/177')
        ? Response.json(toWire(merchandisings.show.reply, { data: { ...product, files } }))
        : Response.json({ errors: [] }, { status: 500 }),
    )
  render(
    <Suspense>
      <Ground>
        <ProductDrawer
          brandId={1}
          id={177}
          categories={demoTrees}
          onClose={vi.fn()}
          onStep={vi.fn()}
          onChanged={vi.fn()}
        />
      </Ground>
    </Suspense>,
  )
  await expect.element(page.getByRole('heading', { name: product.name })).toBeVisible()
  const sources = [...document.querySelectorAll<HTMLImageElement>('.product-drawer .pictures img')].map(
    (image) => image.src,
  )
  expect(sources.length).toBeGreaterThan(0)
  for (const source of sources) expect(source).toContain('http://127.0.0.1:59999/api/merchandisings/177/files/')
  calls.mockRestore()
})
