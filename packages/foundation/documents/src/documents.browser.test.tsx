import { page, userEvent } from 'vitest/browser'
import { expect, it, vi } from 'vitest'
import type { DocumentDefinition } from './definition.ts'
import { DocumentList } from './list/document-list.tsx'
import { DocumentPage } from './page/document-page.tsx'
import {
  agreedOrder,
  approvedOrder,
  approve,
  approvePending,
  callsAs,
  contractPages,
  draftOrder,
  goods,
} from './scene.fixture.tsx'
import {
  button,
  contract,
  decide,
  delivery,
  drawAs,
  expectAccessible,
  open,
  opened,
  picture,
  prepareScreens,
} from './screens.fixture.tsx'

prepareScreens()

/** Every move of the row has its button; those in `closed` say why. */
async function expectMoves(labels: Record<string, RegExp | null>) {
  for (const [label, why] of Object.entries(labels)) {
    const found = decide().getByRole('button', { name: label })
    await expect.element(found).toBeVisible()
    if (why === null) await expect.element(found).not.toHaveAttribute('aria-disabled')
    else {
      await expect.element(found).toHaveAttribute('aria-disabled', 'true')
      await expect.element(found).toHaveAccessibleDescription(why)
    }
  }
}

it('an order from a partner to its second version: issued, accepted, changed by both', async () => {
  // The buyer begins it from a partner.
  drawAs('brand', <DocumentList definition={contractPages} onOpen={open} />)
  await userEvent.click(button('発注書を作る').first())
  const dialog = page.getByRole('dialog')
  await userEvent.click(dialog.getByRole('button', { name: '作る' }))
  await expect.element(dialog.getByLabelText(/^相手先/)).toHaveAttribute('aria-invalid', 'true')
  await userEvent.selectOptions(dialog.getByLabelText(/^相手先/), '江南縫製(デモ)')
  await userEvent.fill(dialog.getByLabelText('件名'), '27春夏 シャツ本生産')
  await userEvent.click(dialog.getByRole('button', { name: '作る' }))
  await expect.poll(() => opened[0]?.[0]).toBe('contract')
  const [, orderId] = opened[0]!

  // Lines: typed, kept over a reload, pasted, saved as a difference.
  drawAs('brand', contract(orderId))
  await userEvent.click(button('行を足す'))
  await userEvent.fill(page.getByLabelText('1行目 品番'), 'NB-1042')
  await userEvent.fill(page.getByLabelText('1行目 数量'), '百')
  drawAs('brand', contract(orderId))
  await expect.element(page.getByLabelText('1行目 品番')).toHaveValue('NB-1042')
  await userEvent.click(button('明細を保存'))
  await expect.element(page.getByText('1行目の数量を直してください。')).toBeVisible()
  await userEvent.fill(page.getByLabelText('1行目 数量'), '100')
  await userEvent.fill(page.getByLabelText('1行目 単価'), '3480')
  await userEvent.click(button('明細を保存'))
  await expect.element(page.getByText('¥348,000').first()).toBeVisible()
  await expectMoves({ 発行する: /先に社内の承認が要ります/ })
  await userEvent.click(button('承認を申請'))
  await userEvent.fill(page.getByRole('dialog').getByLabelText('承認者へのひとこと(任意)'), '春の立ち上がり分です。')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '承認を申請' }))
  await expect.element(decide()).toHaveTextContent('承認待ち')
  await expectMoves({ 発行する: /社内の承認を待っています/ })
  await picture('approval-pending')
  await approvePending(orderId)
  drawAs('brand', contract(orderId))
  await expect.element(decide()).toHaveTextContent('承認済み')
  await expectMoves({
    発行する: null,
    承諾する: /「下書き」のときはできません。できるのは「承諾待ち」のときです。/,
    打ち切る: /「進行中」のときです。/,
  })
  await userEvent.click(button('発行する'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '発行する' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(/PO\d{4}-\d+/)
  await expect.element(page.getByText('次は江南縫製(デモ)さんの番です')).toBeVisible()
  await expectMoves({ 承諾する: /江南縫製\(デモ\)さんが行う操作です/, 取り下げる: null })

  // The seller accepts.
  drawAs('supplier', contract(orderId))
  await expect.element(page.getByText('自社の番です')).toBeVisible()
  await userEvent.click(decide().getByRole('button', { name: '承諾する' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '承諾する' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('進行中')

  // The buyer asks for more, the seller agrees.
  drawAs('brand', contract(orderId))
  await userEvent.click(button('変更を提案'))
  const asking = page.getByRole('region', { name: '変更を提案' })
  await userEvent.fill(asking.getByLabelText('1行目 数量'), '140')
  await userEvent.fill(asking.getByLabelText(/^理由/), '追加の店舗分です。')
  await userEvent.click(asking.getByRole('button', { name: '提案する' }))
  await expect.element(page.getByText('回答を待つ変更の提案 1件', { exact: false })).toBeVisible()
  drawAs('supplier', contract(orderId))
  await userEvent.click(page.getByRole('tab', { name: /変更の提案/ }))
  await expect.element(page.getByText('追加の店舗分です。')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'NB-1042' }).last()).toHaveTextContent('100 140')
  await picture('proposal')
  await userEvent.click(page.getByRole('tabpanel').getByRole('button', { name: '承諾する' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('第2版')
  await userEvent.click(page.getByRole('tab', { name: /^版/ }))
  await expect.element(page.getByText('発行時のまま').first()).toBeVisible()
})

it('the delivery that follows an order is shipped by the seller, received and inspected by the buyer, and counted', async () => {
  const { id: orderId } = await agreedOrder([goods('140')])
  drawAs('supplier', contract(orderId))
  await userEvent.click(button('納品書を作る'))
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/1行・数量 140/)
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '作る' }))
  await expect.poll(() => opened[0]?.[0]).toBe('delivery')
  const [, deliveryId] = opened[0]!
  drawAs('supplier', delivery(deliveryId))
  await userEvent.click(decide().getByRole('button', { name: '出荷する' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '出荷する' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('輸送中')
  drawAs('brand', delivery(deliveryId))
  await userEvent.click(decide().getByRole('button', { name: '受領する' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '受領する' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('検品待ち')
  await userEvent.fill(page.getByLabelText('1行目 受領数'), '140')
  await userEvent.fill(page.getByLabelText('1行目 合格数'), '138')
  await userEvent.fill(page.getByLabelText('1行目 不合格数'), '2')
  // What was typed is saved before anything is decided on it.
  await expectMoves({ 検品を確定する: /保存していない入力があります/ })
  await userEvent.click(button('明細を保存'))
  await expectMoves({ 検品を確定する: null })
  await userEvent.click(decide().getByRole('button', { name: '検品を確定する' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '検品を確定する' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('検品済み')
  await picture('delivery')

  // The order counts it.
  drawAs('brand', contract(orderId))
  await userEvent.click(page.getByRole('tab', { name: '進み' }))
  await expect.element(page.getByRole('row').filter({ hasText: 'NB-1042' })).toHaveTextContent(/140.*138/)
  await picture('order')
})

it('files: both sides see what is for both, one’s own stays; what a version names cannot go', async () => {
  const bring = async (name: string) => {
    await expect.element(page.getByRole('group', { name: 'ファイルを加える' })).toBeVisible()
    const canvas = new OffscreenCanvas(2, 2)
    canvas.getContext('2d')!.fillRect(0, 0, 2, 2)
    const bytes = await canvas.convertToBlob({ type: 'image/png' })
    await userEvent.upload(document.querySelector('input[type=file]')!, new File([bytes], name, { type: 'image/png' }))
    await expect.element(page.getByRole('link', { name })).toBeVisible()
  }
  const { id } = await draftOrder([goods('10')])
  drawAs('brand', contract(id))
  await userEvent.click(page.getByRole('tab', { name: 'ファイル' }))
  await bring('仕様書.png')
  await userEvent.click(button('自社だけ'))
  await bring('原価.png')
  await picture('files')
  await expectAccessible(1280)
  await expectAccessible(390)
  await page.viewport(1280, 900)
  // What both will see is approved with the order.
  await approve(id)
  drawAs('brand', contract(id))
  await userEvent.click(page.getByRole('tab', { name: 'ファイル' }))
  await userEvent.click(button('発行する'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '発行する' }))
  await expect.element(page.getByText(/第1版に含まれます/)).toBeVisible()
  await expect.element(button('仕様書.pngを削除')).not.toBeInTheDocument()
  await userEvent.click(button('原価.pngを削除'))
  await userEvent.click(button('削除する'))
  await expect.element(page.getByRole('link', { name: '原価.png' })).not.toBeInTheDocument()
  drawAs('supplier', contract(id))
  await userEvent.click(page.getByRole('tab', { name: 'ファイル' }))
  await expect.element(page.getByRole('link', { name: '仕様書.png' })).toBeVisible()
  // The conversation is drawn by whoever has one; it is the same for whoever opens it.
  const talking: DocumentDefinition = { ...contractPages, talkOf: (threadId) => <p>会話 {threadId}</p> }
  drawAs('supplier', <DocumentPage definition={talking} id={id} />)
  await userEvent.click(page.getByRole('tab', { name: '会話' }))
  await userEvent.click(button('この書類について話す'))
  await expect.element(page.getByText(/^会話 \d+$/)).toBeVisible()
})

it('cancelling takes both: one proposes, the other accepts', async () => {
  const { id } = await agreedOrder([goods('10')])
  drawAs('supplier', contract(id))
  await userEvent.click(decide().getByRole('button', { name: '取り消すことを提案' }))
  const dialog = page.getByRole('dialog')
  await userEvent.click(dialog.getByRole('button', { name: '提案する' }))
  await expect.element(dialog.getByLabelText(/^理由/)).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(dialog.getByLabelText(/^理由/), '生地が手配できません。')
  await userEvent.click(dialog.getByRole('button', { name: '提案する' }))
  await expect.element(page.getByText('相手に提案しました')).toBeVisible()
  drawAs('brand', contract(id))
  await userEvent.click(page.getByRole('tab', { name: /変更の提案/ }))
  await userEvent.click(page.getByRole('tabpanel').getByRole('button', { name: '承諾する' }))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('取消')
})

it('what somebody else saved meanwhile is asked cell by cell; what only one changed is kept', async () => {
  const { id } = await draftOrder([goods('10'), goods('20', { size: 'L' })])
  drawAs('brand', contract(id))
  await userEvent.fill(page.getByLabelText('1行目 数量'), '12')
  await userEvent.fill(page.getByLabelText('2行目 数量'), '25')
  const { calls } = await callsAs('brand', 'contracts')
  const ids = (await calls.lines({ id })).data.ids
  await calls.saveLines({
    id,
    body: {
      lockVersion: (await calls.show({ id })).data.lockVersion,
      lines: { changed: [{ id: ids[0], quantity: '14' }] },
    },
  })
  await userEvent.click(button('明細を保存'))
  const dialog = page.getByRole('dialog', { name: '変更を合わせる' })
  await expect.element(dialog).toHaveTextContent('1行目 数量')
  await userEvent.click(dialog.getByRole('radio', { name: /^自分/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'この内容で保存' }))
  await expect.poll(async () => (await calls.lines({ id })).data.columns.quantity).toEqual(['12', '25'])
})

it('one’s own note stays on one’s side', async () => {
  const { id } = await agreedOrder([goods('10')])
  drawAs('brand', contract(id))
  const rail = page.getByRole('complementary', { name: '自社の控え' })
  await userEvent.fill(rail.getByLabelText('メモ'), '原価は内緒')
  await userEvent.fill(rail.getByLabelText('タグ'), '急ぎ、追加')
  await userEvent.click(rail.getByRole('button', { name: '保存する' }))
  await expect
    .poll(async () => (await (await callsAs('brand', 'contracts')).calls.show({ id })).data.own.tags)
    .toEqual(['急ぎ', '追加'])
  drawAs('supplier', contract(id))
  await expect.element(page.getByRole('complementary', { name: '自社の控え' }).getByLabelText('メモ')).toHaveValue('')
})

it('many are moved at once with an answer for each; tabs count, sums are of the whole result', async () => {
  const title = `まとめ ${crypto.randomUUID().slice(0, 8)}`
  await approvedOrder([goods('10')], { title })
  await approvedOrder([goods('20')], { title })
  await draftOrder([], { title })
  drawAs('brand', <DocumentList definition={contractPages} query={{ q: title }} onOpen={open} />)
  await expect.element(page.getByText('3件の合計')).toBeVisible()
  await expect.element(page.getByRole('tab', { name: /下書き/ })).toHaveTextContent('3')
  await expect.element(page.getByRole('grid')).toHaveTextContent('¥104,400')
  await picture('list')
  await userEvent.click(page.getByRole('checkbox').first())
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await userEvent.click(button('PDFをZIPで保存'))
  await expect.poll(() => (press.mock.contexts[0] as HTMLAnchorElement | undefined)?.download).toMatch(/\.zip$/)
  press.mockRestore()
  await userEvent.click(button('まとめて進める'))
  await userEvent.click(page.getByRole('menuitem', { name: '発行する' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('明細がありません。1行以上入れてから発行してください。')
  await userEvent.click(dialog.getByRole('button', { name: '2件を実行する' }))
  await expect.poll(() => dialog.getByText('実行しました').elements().length).toBe(2)
  await userEvent.click(dialog.getByRole('button', { name: '閉じる' }).last())
  await expect.element(page.getByRole('tab', { name: /承諾待ち/ })).toHaveTextContent('2')
  await expectAccessible(1280)
  await expectAccessible(390)
  await picture('list-390')
})

it('domain §3.6 a list is narrowed to whose turn it is and to a tag; the address keeps it', async () => {
  const title = `順番 ${crypto.randomUUID().slice(0, 8)}`
  await agreedOrder([goods('10')], { title })
  const { id } = await draftOrder([goods('20')], { title })
  const { calls } = await callsAs('brand', 'contracts')
  await calls.side({ id, body: { side: { note: null, tags: ['急ぎ'], lockVersion: 0 } } })
  drawAs('brand', <DocumentList definition={contractPages} query={{ q: title }} onOpen={open} />)
  await expect.element(page.getByText('2件の合計')).toBeVisible()
  await userEvent.click(button('絞り込み'))
  await userEvent.selectOptions(page.getByLabelText('順番'), 'ours')
  await expect.element(page.getByText('1件の合計')).toBeVisible()
  await userEvent.fill(page.getByLabelText('タグ'), '急ぎ')
  await expect.poll(() => new URL(location.href).searchParams.get('tag')).toBe('急ぎ')
  await expect.element(page.getByText('1件の合計')).toBeVisible()
  await userEvent.fill(page.getByLabelText('タグ'), 'ない')
  await expect.element(page.getByText('条件に合うものがありません')).toBeVisible()
  await expectAccessible(390)
})

it('domain §3.6 a list is narrowed to what is late and to a brand and season; the address keeps it', async () => {
  const title = `遅れ ${crypto.randomUUID().slice(0, 8)}`
  await draftOrder([goods('10')], { title })
  const late = await agreedOrder([{ ...goods('20'), item: 'どこにもない' }], { title, deliveryDue: '2001-01-01' })
  drawAs('brand', <DocumentList definition={contractPages} query={{ q: title }} onOpen={open} />)
  await expect.element(page.getByText('2件の合計')).toBeVisible()
  await userEvent.click(button('絞り込み'))
  await userEvent.click(page.getByLabelText('期日を過ぎたもの'))
  await expect.element(page.getByText('1件の合計')).toBeVisible()
  await expect.element(page.getByText(late.number!)).toBeVisible()
  const season = page.getByLabelText('シーズン')
  await userEvent.selectOptions(season, '27SS')
  await expect.element(page.getByText('条件に合うものがありません')).toBeVisible()
  await userEvent.selectOptions(season, 'すべて')
  await expect.element(page.getByText('1件の合計')).toBeVisible()
  await expect.poll(() => new URL(location.href).searchParams.get('late')).toBe('true')
  await expectAccessible(390)
})

it('16,000 lines open, and only those in sight are mounted', async () => {
  const { id, lockVersion } = await draftOrder([])
  const { calls } = await callsAs('brand', 'contracts')
  // One body holds a megabyte: a long order arrives in parts.
  let version = lockVersion
  for (let part = 0; part < 4; part++) {
    const added = Array.from({ length: 4000 }, (_, at) => goods('1', { item: `NB-${part * 4000 + at}` }))
    version = (await calls.saveLines({ id, body: { lockVersion: version, lines: { added } } })).data.lockVersion
  }
  drawAs('brand', contract(id))
  await expect.element(page.getByLabelText('1行目 数量', { exact: true })).toBeVisible()
  expect(page.getByRole('grid').getByRole('row').elements().length).toBeLessThan(100)
})

it.each([1280, 390])(
  'a page has no axe violations and does not scroll sideways at %i px, before and after the issue',
  async (width) => {
    const draft = await draftOrder([goods('10'), goods('20', { size: 'L' })])
    drawAs('brand', contract(draft.id))
    await expect.element(page.getByLabelText('1行目 数量')).toBeVisible()
    await expectAccessible(width)
    await picture(`draft-${width}`)
    const { id } = await agreedOrder([goods('10')])
    drawAs('supplier', contract(id))
    await expect.element(page.getByRole('tab', { name: '進み' })).toBeVisible()
    await expectAccessible(width)
    await picture(`agreed-${width}`)
  },
  60_000,
)
