import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { expectAccessible } from '@tsumugi/ui/accessible'
import { draw, erase } from '@tsumugi/ui/draw'
import type { ComponentType } from 'react'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Answering } from './feedbacks-screen/feedbacks.story.tsx'
import { Chosen } from './messages-screen/messages.story.tsx'
import { Written } from './notices-screen/notices.story.tsx'

const files = import.meta.glob<Record<string, ComponentType>>('./*/*.story.tsx', { eager: true })
const stories = Object.entries(files).flatMap(([file, module]) =>
  Object.entries(module).map(([name, Story]) => ({ name: `${file} ${name}`, Story })),
)

beforeEach(async () => {
  setLocale('ja')
  adoptStyles(document, pageStyles)
  await page.viewport(1280, 900)
})
afterEach(() => {
  erase()
  sessionStorage.clear()
  vi.restoreAllMocks()
})

const sent: { call: string; body: unknown; key: string | null }[] = []
function answers(...replies: [status: number, body?: unknown][]) {
  sent.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const call = `${init?.method ?? 'GET'} ${new URL(String(input)).pathname}`
    if (call.startsWith('GET')) return Response.json({}, { status: 500 })
    const [status, body] = replies.shift() ?? [500, {}]
    sent.push({
      call,
      body: JSON.parse(String(init?.body ?? 'null')),
      key: new Headers(init?.headers).get('Idempotency-Key'),
    })
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status })
  })
}
const refused = {
  errors: [{ code: 'internal', field: null, message: '思わぬ誤りが起きました。', meta: {} }],
  request_id: 'r',
}

it.each(stories)(
  '$name has no axe violations and no scrolling sideways, in light and dark, at 1280 and 390 px',
  async ({ Story }) => {
    document.documentElement.lang = 'ja'
    document.title = 'Tsumugi CLOUD'
    for (const width of [1280, 390]) {
      await page.viewport(width, 800)
      draw(
        <main>
          <Story />
        </main>,
      )
      await expect.element(page.getByRole('heading').first()).toBeInTheDocument()
      await expectAccessible({ without: ['page-has-heading-one'] })
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      erase()
    }
    delete document.documentElement.dataset.theme
  },
)

it('domain §3.19 a mention names its person; what could not be sent stays, and goes with the same key when sent again', async () => {
  answers([500, refused], [500, refused])
  draw(
    <main>
      <Chosen />
    </main>,
  )
  await userEvent.click(page.getByRole('button', { name: '名前を書く(@)' }))
  await userEvent.click(page.getByRole('menuitem', { name: /加藤 匠/ }))
  const field = page.getByRole('textbox', { name: 'メッセージを書く' })
  await userEvent.click(field)
  await userEvent.keyboard('急ぎます{Control>}{Enter}{/Control}')
  await expect
    .poll(() => sent[0])
    .toMatchObject({
      call: 'POST /api/message_threads/1/messages',
      body: { message: { text: '@加藤 匠 急ぎます', mention_ids: [6], file_ids: [] } },
    })
  await expect.element(page.getByText('思わぬ誤りが起きました。')).toBeVisible()
  await expect.element(field).toHaveValue('@加藤 匠 急ぎます')
  await userEvent.click(field)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => sent[1]?.key).toBe(sent[0]!.key)
  expect(sent[0]!.key).toBeTruthy()
})

it('domain §3.19 a message is translated on demand, once; its own words stay when no service answers', async () => {
  const replies = [
    Response.json(
      { ...refused, errors: [{ ...refused.errors[0], message: '翻訳できませんでした。' }] },
      { status: 503 },
    ),
    Response.json({ data: { text: '我周五寄出。', from: 'en' } }),
  ]
  const asked: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(String(input))
    if (!pathname.endsWith('/translation')) return Response.json({}, { status: 500 })
    asked.push(pathname)
    return replies.shift()!
  })
  draw(
    <main>
      <Chosen />
    </main>,
  )
  const translate = page.getByRole('button', { name: '翻訳', exact: true })
  await userEvent.click(translate)
  await expect.element(page.getByText('翻訳できませんでした。')).toBeVisible()
  await expect.element(page.getByText('@森下 あさ さん、金曜に送ります。').last()).toBeVisible()
  await userEvent.click(translate)
  await expect.element(page.getByText('我周五寄出。')).toBeVisible()
  await expect.element(page.getByText('自動翻訳(英語から)')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '翻訳を閉じる' }))
  await expect.element(page.getByText('我周五寄出。')).not.toBeInTheDocument()
  await userEvent.click(translate)
  await expect.element(page.getByText('我周五寄出。')).toBeVisible()
  expect(asked).toEqual(Array(2).fill('/api/message_threads/1/messages/2/translation'))
})

it('domain §3.19 a notice without a title is not sent; one that is changed carries what it was changed from', async () => {
  answers([500, refused])
  draw(
    <main>
      <Written />
    </main>,
  )
  await userEvent.click(page.getByRole('button', { name: '変える' }))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText(/^件名（日本語）/), '')
  await userEvent.click(dialog.getByRole('button', { name: '公開する' }))
  await expect.element(dialog.getByLabelText(/^件名（日本語）/)).toHaveAttribute('aria-invalid', 'true')
  expect(sent).toEqual([])
  await userEvent.fill(dialog.getByLabelText(/^件名（日本語）/), '年始のサポート')
  await userEvent.click(dialog.getByRole('button', { name: '公開する' }))
  await expect.poll(() => sent[0]).toMatchObject({ call: 'PATCH /api/notices/2' })
  expect(sent[0]!.body).toEqual({ notice: { title_ja: '年始のサポート', lock_version: 3 } })
})

it('domain §3.19 the platform moves feedback on and answers it', async () => {
  answers([500, refused], [500, refused])
  draw(
    <main>
      <Answering />
    </main>,
  )
  await userEvent.fill(page.getByRole('textbox', { name: '返事' }), '来月に入ります。')
  await userEvent.click(page.getByRole('button', { name: '保存', exact: true }))
  await expect
    .poll(() => sent[0])
    .toMatchObject({
      call: 'PATCH /api/feedbacks/1',
      body: { feedback: { reply: '来月に入ります。', lock_version: 1 } },
    })
})

it('domain §1 Errors: two people answer one feedback: whose answer stands is asked, half-typed words survive a reload', async () => {
  const current = { id: 1, status: 'done', reply: '相手の返事', lock_version: 2 }
  answers(
    [409, { errors: [{ code: 'stale', field: null, message: '', meta: {} }], request_id: 'r', current }],
    [200, { data: { ...current, reply: '自分の返事', lock_version: 3 } }],
  )
  draw(
    <main>
      <Answering />
    </main>,
  )
  await userEvent.fill(page.getByRole('textbox', { name: '返事' }), '自分の返事')
  erase()
  draw(
    <main>
      <Answering />
    </main>,
  )
  await expect.element(page.getByRole('textbox', { name: '返事' })).toHaveValue('自分の返事')
  await userEvent.click(page.getByRole('button', { name: '保存', exact: true }))
  const merge = page.getByRole('dialog', { name: '変更を合わせる' })
  await expect.element(merge.getByRole('radio', { name: 'ほかの人 対応済み' })).toBeChecked()
  await userEvent.click(merge.getByRole('radio', { name: '自分 自分の返事' }))
  await userEvent.click(merge.getByRole('button', { name: 'この内容で保存' }))
  await expect.poll(() => sent[1]?.body).toEqual({ feedback: { reply: '自分の返事', lock_version: 2 } })
  await expect.element(page.getByText('保存しました')).toBeVisible()
})
