import { documents } from '@tsumugi/contract'
import { actAs, agreedOrder, goods, RealScene, type ScenePersona } from '@tsumugi/documents/scene'
import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, OverlayHost, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { UnitScreen } from '../unit-screen.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  createRoot(document.body.appendChild(document.createElement('div'))).render(<OverlayHost />)
  setLocale('ja')
  adoptStyles(document, pageStyles)
  await page.viewport(1280, 900)
}, 240_000)
afterEach(erase)

interface Made {
  readonly id: number
  readonly lockVersion: number
}
interface Calls {
  create(call: { body: object }): Promise<{ data: Made }>
  show(call: { id: number }): Promise<{ data: Made }>
  lines(call: { id: number }): Promise<{ data: { ids: number[] } }>
  update(call: { id: number; body: object }): Promise<{ data: Made }>
  saveLines(call: { id: number; body: object }): Promise<{ data: Made }>
  move(call: { body: object }): Promise<unknown>
}

const callsOf = async (persona: ScenePersona, kind: 'deliveries' | 'invoices') =>
  (await actAs(persona)).api.of(documents[kind].endpoints) as unknown as Calls

async function moved(persona: ScenePersona, kind: 'deliveries' | 'invoices', transition: string, id: number) {
  const calls = await callsOf(persona, kind)
  const { lockVersion } = (await calls.show({ id })).data
  await calls.move({ body: { transition, documents: [{ id, lockVersion }] } })
}

async function changeLine(persona: ScenePersona, kind: 'deliveries' | 'invoices', id: number, change: object) {
  const calls = await callsOf(persona, kind)
  const { ids } = (await calls.lines({ id })).data
  const { lockVersion } = (await calls.show({ id })).data
  await calls.saveLines({ id, body: { lockVersion, lines: { changed: [{ id: ids[0], ...change }] } } })
}

/** An order of ten pieces that were all accepted. */
async function acceptedOrder(line: object, more: object = {}): Promise<number> {
  const { id: sourceId } = await agreedOrder([goods('10', line)], more)
  const { id } = (await (await callsOf('supplier', 'deliveries')).create({ body: { delivery: { sourceId } } })).data
  await moved('supplier', 'deliveries', 'ship', id)
  await moved('brand', 'deliveries', 'arrive', id)
  await changeLine('brand', 'deliveries', id, { received: '10', accepted: '10', rejected: '0' })
  await moved('brand', 'deliveries', 'inspect', id)
  return sourceId
}

/** Its invoice as the author changed it before it went out. */
async function invoiced(author: ScenePersona, sourceId: number, line: object, head: object = {}): Promise<number> {
  const calls = await callsOf(author, 'invoices')
  const { id, lockVersion } = (await calls.create({ body: { invoice: { sourceId } } })).data
  if (Object.keys(head).length > 0) await calls.update({ id, body: { invoice: { ...head, lockVersion } } })
  await changeLine(author, 'invoices', id, line)
  await moved(author, 'invoices', 'issue', id)
  return id
}

const show = (persona: ScenePersona, id: number) => {
  erase()
  draw(
    <main>
      <RealScene persona={persona}>
        <UnitScreen params={{ id: String(id) }} query={{}} />
      </RealScene>
    </main>,
  )
}
const differences = () => page.getByRole('list', { name: '差異' }).getByRole('listitem')

it('domain §3.7 tax at a higher rate than the order’s is a difference with number, reason and money, and is not confirmed by the way', async () => {
  const order = await acceptedOrder({ unitPrice: '1000', taxCode: 'reduced' })
  show('brand', await invoiced('supplier', order, { taxCode: 'standard' }))
  await expect.element(differences()).toHaveTextContent(/^1税率が発注と違います.*-¥200$/)
  await expect.element(page.getByRole('row', { name: /^10% 消費税/ })).toHaveTextContent(/1,0000-1,000$/)
  await expect.element(page.getByRole('row', { name: /^8% 消費税/ })).toHaveTextContent(/0800800$/)
  const confirm = page.getByRole('toolbar').getByRole('button', { name: '確定する', exact: true })
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  await expect.element(confirm).toHaveAccessibleDescription(/差異があります/)
})

it('domain §3.7 tax on top of prices that hold it is a difference with number, reason and money', async () => {
  const order = await acceptedOrder({ unitPrice: '1100' }, { taxMode: 'inc_tax' })
  show('brand', await invoiced('supplier', order, { unitPrice: '1100' }, { taxMode: 'ex_tax' }))
  await expect.element(differences()).toHaveTextContent(/^1価格の表示\(税込・税抜\)が発注と違います.*-¥1,100$/)
  await expect.element(page.getByText('差異 1件')).toBeVisible()
})

it('domain §3.7 tax that is the order’s is no difference, and is confirmed', async () => {
  const order = await acceptedOrder({ unitPrice: '1000', taxCode: 'reduced' })
  show('brand', await invoiced('supplier', order, { unitPrice: '1000' }))
  await expect.element(page.getByText('差異はありません。そのまま確定できます。')).toBeVisible()
  const confirm = page.getByRole('toolbar').getByRole('button', { name: '確定する', exact: true })
  await expect.element(confirm).not.toHaveAttribute('aria-disabled')
})

it('trade-law D the seller reads that its silence counts and until when; that it was shown is proven at once', async () => {
  const order = await acceptedOrder({ unitPrice: '1000' })
  const silence = { silenceAgreedOn: '2020-01-01', silenceDays: 7 }
  const id = await invoiced('brand', order, { unitPrice: '1000' }, silence)
  const panel = page.getByRole('region', { name: '仕入明細書の確認' })
  show('brand', id)
  await expect.element(panel).toHaveTextContent('送りましたが、内容を見た記録がまだありません')
  show('supplier', id)
  await expect.element(panel).toHaveTextContent(/2020年1月1日の合意により、内容の表示から7日のあいだに異議がなければ/)
  await expect.element(panel).toHaveTextContent(/まで異議がなければ確認されたものになります/)
  show('brand', id)
  await expect.element(panel).toHaveTextContent(/さんに第1版を表示しました/)
  await expect.element(panel).toHaveTextContent(/異議の期限 \d{4}年/)
  await expect.element(panel).toHaveTextContent(/ハッシュ\(SHA-256\) [0-9a-f]{64}/)
})
