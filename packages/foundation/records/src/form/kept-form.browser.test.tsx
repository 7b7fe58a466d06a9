import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { expectAccessible } from '@tsumugi/ui/accessible'
import { draw, erase } from '@tsumugi/ui/draw'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Demo, demoRow } from './product-form.fixture.tsx'

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

type Reply = [status: number, body: object]
const sent: { body: object; key: string | null }[] = []
/** The server's answers, in turn; what was sent is kept. */
function answers(...replies: Reply[]) {
  sent.length = 0
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const [status, body] = replies.shift() ?? [500, {}]
    sent.push({
      body: (JSON.parse(String(init?.body)) as { merchandising: object }).merchandising,
      key: new Headers(init?.headers).get('Idempotency-Key'),
    })
    return Response.json(body, { status })
  })
}
const wire = ({ updatedBy, lockVersion, ...row }: typeof demoRow) => ({
  ...row,
  updated_by: updatedBy,
  lock_version: lockVersion,
})
const theirs = (change: Partial<typeof demoRow>) =>
  wire({ ...demoRow, updatedBy: '小川 みのり', lockVersion: 4, ...change })
const stale = (change: Partial<typeof demoRow>): Reply => [
  409,
  {
    errors: [{ code: 'stale', field: null, message: 'ほかの人が先に変更しました。', meta: {} }],
    request_id: 'r',
    current: theirs(change),
  },
]
const saved = (change: Partial<typeof demoRow> = {}): Reply => [
  200,
  { data: theirs({ lockVersion: 5, ...change }), warnings: [] },
]

const field = (name: string) => page.getByLabelText(name, { exact: true })
const save = () => page.getByRole('dialog', { name: '商品' }).getByRole('button', { name: '保存', exact: true }).click()
const merge = () => page.getByRole('dialog', { name: '変更を合わせる' })
const side = (name: string, whose: RegExp) =>
  merge().getByRole('radiogroup', { name }).getByRole('radio', { name: whose })

it('only what changed is sent; a failed save keeps the form, and is repeated under the same key until it is changed', async () => {
  answers([500, {}], [500, {}], [500, {}])
  draw(<Demo />)
  await field('商品名').fill('自分の名前')
  await save()
  await expect.element(page.getByText(/入力した内容は残っています/)).toBeVisible()
  await save()
  await expect.poll(() => sent.length).toBe(2)
  await field('メモ').fill('裾は三つ巻き')
  await save()
  await expect.poll(() => sent.length).toBe(3)
  expect(sent.map(({ body }) => body)).toEqual([
    { name: '自分の名前', lock_version: 3 },
    { name: '自分の名前', lock_version: 3 },
    { name: '自分の名前', note: '裾は三つ巻き', lock_version: 3 },
  ])
  expect(sent[1]!.key).toBe(sent[0]!.key)
  expect(sent[2]!.key).not.toBe(sent[0]!.key)
})

it('§1 Errors: who saved first is named, what only one changed is kept, and by keyboard alone the rest is chosen and saved on their version', async () => {
  answers(stale({ name: '相手の名前', tags: ['新型'] }), saved())
  draw(<Demo />)
  await field('商品名').fill('自分の名前')
  await field('メモ').fill('裾は三つ巻き')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(merge().getByText('小川 みのり さんが保存しました', { exact: false })).toBeVisible()
  await expect.element(side('メモ', /^自分/)).toBeChecked()
  await expect.element(side('タグ', /^小川 みのり さん 新型/)).toBeChecked()
  await expect.element(side('商品名', /^自分 自分の名前/)).not.toBeChecked()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(merge().getByRole('status')).toHaveTextContent('あと 1件選ぶと保存できます。')
  expect(sent).toHaveLength(1)
  await side('商品名', /^自分/).element().focus()
  await userEvent.keyboard(' {ArrowRight}')
  await expect.element(side('商品名', /^小川/)).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}{Control>}s{/Control}')
  await expect.element(page.getByText('閉じた')).toBeVisible()
  expect(sent[1]!.body).toEqual({ name: '自分の名前', note: '裾は三つ巻き', lock_version: 4 })
  expect(sent[1]!.key).not.toBe(sent[0]!.key)
})

it('two notes can both be kept; theirs all through sends nothing more', async () => {
  answers(stale({ note: '釦は貝' }), saved(), stale({ note: '釦は貝' }))
  draw(<Demo />)
  await field('メモ').fill('裾は三つ巻き')
  await save()
  await side('メモ', /^両方残す/).click()
  await merge().getByRole('button', { name: 'この内容で保存' }).click()
  await expect.poll(() => sent[1]?.body).toEqual({ note: '釦は貝\n裾は三つ巻き', lock_version: 4 })
  erase()
  draw(<Demo />)
  await field('商品名').fill('自分の名前')
  await field('メモ').fill('裾は三つ巻き')
  await save()
  await merge().getByRole('button', { name: 'すべて相手の値' }).click()
  await merge().getByRole('button', { name: 'この内容で保存' }).click()
  await expect.element(page.getByText('閉じた')).toBeVisible()
  expect(sent).toHaveLength(3)
})

it('Escape in the dialog goes back: the form stays as it was typed, and says why it is not saved', async () => {
  answers(stale({ name: '相手の名前' }))
  draw(<Demo />)
  await field('商品名').fill('自分の名前')
  await save()
  await expect.element(merge()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(merge()).not.toBeInTheDocument()
  await expect.element(field('商品名')).toHaveValue('自分の名前')
  await expect.element(page.getByText('ほかの人が先に変更しました。')).toBeVisible()
})

it('a reload keeps what was typed with the version it was typed against, but no secret; saving it asks', async () => {
  answers(stale({ name: '相手の名前' }), saved())
  draw(<Demo />)
  await field('商品名').fill('自分の名前')
  await field('暗証').fill('1234')
  erase()
  draw(<Demo row={{ ...demoRow, name: '相手の名前', lockVersion: 4 }} />)
  await expect.element(field('商品名')).toHaveValue('自分の名前')
  await expect.element(field('暗証')).toHaveValue('')
  await expect.element(page.getByText('前に書きかけた内容を戻しました。')).toBeVisible()
  await save()
  await expect.element(side('商品名', /^自分/)).not.toBeChecked()
  expect(merge().getByRole('radiogroup', { name: '商品名' }).element().querySelector('s')?.textContent).toBe(
    demoRow.name,
  )
  expect(sent[0]!.body).toEqual({ name: '自分の名前', lock_version: 3 })
})

it('what was decided is not asked again: a merge that is refused goes on against their version, also after a reload', async () => {
  const refused: Reply = [
    422,
    {
      errors: [{ code: 'too_long', field: 'merchandising.name', message: 'nameが長すぎます。', meta: {} }],
      request_id: 'r',
    },
  ]
  answers(stale({ name: '相手の名前', note: '釦は貝' }), refused, saved())
  draw(<Demo />)
  await field('商品名').fill('自分の名前')
  await save()
  await side('商品名', /^自分/).click()
  await merge().getByRole('button', { name: 'この内容で保存' }).click()
  await expect.element(page.getByText('商品名が長すぎます。')).toBeVisible()
  await expect.element(field('メモ')).toHaveValue('釦は貝')
  erase()
  draw(<Demo />)
  await field('商品名').fill('短い')
  await save()
  await expect.element(page.getByText('閉じた')).toBeVisible()
  expect(sent[2]!.body).toEqual({ name: '短い', lock_version: 4 })
})

it('nobody is asked where both wrote the same, nor where somebody changed what this form does not hold', async () => {
  answers(stale({ name: '同じ名前' }), saved())
  draw(<Demo later={{ ...demoRow, lockVersion: 9 }} />)
  await field('商品名').fill('同じ名前')
  await save()
  await expect.element(page.getByText('閉じた')).toBeVisible()
  expect(sent).toHaveLength(1)
  erase()
  answers(saved())
  draw(<Demo later={{ ...demoRow, lockVersion: 9 }} />)
  await field('商品名').fill('自分の名前')
  ;(page.getByRole('button', { name: '他の人', includeHidden: true }).element() as HTMLElement).click()
  await save()
  await expect.element(page.getByText('閉じた')).toBeVisible()
  expect(sent[0]!.body).toEqual({ name: '自分の名前', lock_version: 9 })
})

it('leaving asks before input is lost, and forgets it then', async () => {
  draw(<Demo />)
  await field('商品名').fill('自分の名前')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '編集に戻る' }).click()
  await expect.element(field('商品名')).toHaveValue('自分の名前')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '捨てて閉じる' }).click()
  await expect.element(page.getByText('閉じた')).toBeVisible()
  erase()
  draw(<Demo />)
  await expect.element(field('商品名')).toHaveValue(demoRow.name)
})

it('the dialog has no axe violations and fits, in light and dark, at 1280 and 390 px', async () => {
  document.documentElement.lang = 'ja'
  document.title = 'Tsumugi CLOUD'
  answers(stale({ name: '相手の名前', note: '釦は貝。'.repeat(30), tags: ['新型'] }))
  draw(
    <main>
      <h1>商品</h1>
      <Demo />
    </main>,
  )
  await field('商品名').fill('自分の名前')
  await field('メモ').fill('裾は三つ巻き。'.repeat(30))
  await save()
  await expect.element(merge()).toBeVisible()
  for (const width of [1280, 390]) {
    await page.viewport(width, 800)
    await expectAccessible()
    const body = merge().element().querySelector('[data-part=body]')!
    expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth)
  }
  delete document.documentElement.dataset.theme
})
