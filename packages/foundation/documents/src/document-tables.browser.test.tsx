import { page, userEvent } from 'vitest/browser'
import { expect, it } from 'vitest'
import { DocumentList } from './list/document-list.tsx'
import { agreedOrder, callsAs, contractPages, draftOrder, goods } from './scene.fixture.tsx'
import {
  button,
  contract,
  downloadOf,
  drawAs,
  expectAccessible,
  open,
  picture,
  prepareScreens,
  speak,
} from './screens.fixture.tsx'

prepareScreens()

const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
/** The dialog comes with its own code. */
async function upload(file: File) {
  const input = () => document.querySelector('input[type=file]')
  await expect.poll(input).not.toBeNull()
  await userEvent.upload(input()!, file)
}

/** What somebody saves by a choice of a menu. */
const saved = (menu: string, choice: string) =>
  downloadOf(async () => {
    await userEvent.click(button(menu))
    await userEvent.click(item(choice))
  })

it('the list is saved as it is filtered; a document and each of its versions are saved as PDF', async () => {
  const title = `書き出し ${crypto.randomUUID().slice(0, 8)}`
  const { id, number } = await agreedOrder([goods('10')], { title })
  drawAs('brand', <DocumentList definition={contractPages} query={{ q: title }} onOpen={open} />)
  await expect.element(page.getByText('1件の合計')).toBeVisible()
  const list = await saved('書き出す', 'CSV')
  expect(list.name).toBe('発注書.csv')
  expect((await list.text()).split('\r\n')[1]).toContain(`${number},${title}`)
  drawAs('supplier', contract(id))
  const paper = await downloadOf(() => userEvent.click(button('PDF')))
  expect([paper.name, paper.type]).toEqual([`発注書 ${number}.pdf`, 'application/pdf'])
  await userEvent.click(page.getByRole('tab', { name: /^版/ }))
  const version = await downloadOf(() => userEvent.click(button('第1版のPDF')))
  expect(version.size).toBeGreaterThan(10_000)
})

it('lines leave as a table and come back: seen first, what is wrong explained, then saved as a difference', async () => {
  const { id } = await draftOrder([goods('10'), goods('20', { size: 'L' }), goods('30', { size: 'S' })])
  const { calls } = await callsAs('brand', 'contracts')
  drawAs('brand', contract(id))
  const table = await saved('表で編集', '明細をCSVで書き出す')
  const [head, one, two] = (await table.text()).split('\r\n')
  const file = (rows: string[]) => new File([[head, ...rows].join('\r\n')], '明細.csv', { type: 'text/csv' })
  await userEvent.click(button('表で編集'))
  await userEvent.click(item('表から取り込む'))
  await upload(new File(['a,b\r\n1,2'], '違う.csv', { type: 'text/csv' }))
  await expect.element(page.getByRole('dialog')).toHaveTextContent('1行目に使える見出しがありません')
  await upload(file([one!.replace(',10,', ',12,'), two!.replace(',20,', ',0,'), ',NB-7,茜,M,,点,,5,900,']))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('追加 1・変更 1・変更なし 0・取り込めない行 1')).toBeVisible()
  await expect.element(dialog.getByText('数量: 10 → 12')).toBeVisible()
  await expect
    .element(dialog.getByRole('list', { name: '取り込めません' }).getByText(/3 数量: 読めない数です/))
    .toBeVisible()
  await expect.element(dialog.getByText('3行目 NB-1042 藍 S')).toBeVisible()
  await picture('import')
  await expectAccessible(1280)
  await page.viewport(390, 900)
  await expect.element(dialog.getByRole('list', { name: '結果' })).toBeVisible()
  await expectAccessible(390)
  await picture('import-390')
  await page.viewport(1280, 900)
  expect((await calls.lines({ id })).data.ids).toHaveLength(3)
  await userEvent.click(dialog.getByRole('button', { name: '取り込めない行を除いて3行を保存する' }))
  await expect.element(page.getByText('明細を保存しました')).toBeVisible()
  const { columns } = (await calls.lines({ id })).data
  expect([columns.item, columns.quantity]).toEqual([
    ['NB-1042', 'NB-1042', 'NB-7'],
    ['12', '20', '5'],
  ])
})

it('lines that somebody else saved meanwhile are asked about, as of any other save', async () => {
  const { id } = await draftOrder([goods('10')])
  const { calls } = await callsAs('brand', 'contracts')
  drawAs('brand', contract(id))
  const table = await (await saved('表で編集', '明細をCSVで書き出す')).text()
  await userEvent.click(button('表で編集'))
  await userEvent.click(item('表から取り込む'))
  await upload(new File([table.replace(',10,', ',12,')], '明細.csv', { type: 'text/csv' }))
  await expect.element(page.getByText('数量: 10 → 12')).toBeVisible()
  const [line] = (await calls.lines({ id })).data.ids
  const { lockVersion } = (await calls.show({ id })).data
  await calls.saveLines({ id, body: { lockVersion, lines: { changed: [{ id: line, quantity: '14' }] } } })
  await userEvent.click(button('1行を保存する'))
  const dialog = page.getByRole('dialog', { name: '変更を合わせる' })
  await expect.element(dialog).toHaveTextContent('1行目 数量')
  await userEvent.click(dialog.getByRole('radio', { name: /^自分/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'この内容で保存' }))
  await expect.poll(async () => (await calls.lines({ id })).data.columns.quantity).toEqual(['12'])
})

it('a list as it is seen is kept under a name, begins with it when it is the default, and is forgotten again', async () => {
  await agreedOrder([goods('10')])
  const list = () => <DocumentList definition={contractPages} onOpen={open} />
  drawAs('brand', list())
  await userEvent.click(page.getByRole('tab', { name: /^進行中/ }))
  await userEvent.click(page.getByRole('columnheader', { name: /^金額/ }).getByRole('button').first())
  await userEvent.click(button('保存した表示'))
  await userEvent.click(button('今の表示を保存'))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByLabelText('名前'), '進行中の発注')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'この一覧を開いたときに使う' }))
  await picture('view')
  await userEvent.click(dialog.getByRole('button', { name: '保存する', exact: true }).last())
  await expect.element(page.getByText('進行中の発注 を保存しました')).toBeVisible()
  history.replaceState(null, '', location.pathname)
  drawAs('brand', list())
  await expect.element(page.getByRole('tab', { name: /^進行中/ })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('columnheader', { name: /^金額/ })).toHaveAttribute('aria-sort')
  await userEvent.click(button('保存した表示'))
  await picture('views')
  await userEvent.click(button('進行中の発注 を削除'))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button').last())
  await userEvent.click(button('保存した表示'))
  await expect.element(page.getByText(/^まだありません。/)).toBeVisible()
})

it('in English too, at both widths', async () => {
  const { id } = await draftOrder([goods('10'), goods('20', { size: 'L' })])
  speak('en')
  drawAs('brand', <DocumentList definition={contractPages} onOpen={open} />)
  await expect.element(page.getByRole('grid')).toBeVisible()
  await expectAccessible(1280)
  await picture('list-en')
  await expectAccessible(390)
  await picture('list-en-390')
  drawAs('brand', contract(id))
  await expect.element(page.getByRole('button', { name: 'Work in a table' })).toBeVisible()
  await expectAccessible(390)
  await picture('draft-en-390')
  await expectAccessible(1280)
  await picture('draft-en')
})
