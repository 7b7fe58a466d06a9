import type { PersonaKey } from '@tsumugi/server'
import { unzipSync } from 'fflate'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../../documents/pdf/read-pdf.fixture.ts'
import {
  agreedContract,
  documentParties,
  draftContract,
  draftDelivery,
  goods,
  held,
  move,
  show,
  type Parties,
} from '../../../records/tests/document-parties.fixture.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
  // Without a format of its issuer a paper is in the words of its reader; with one: `letterheads.server.test.ts`.
  await parties.rows('update contract_format set is_default = false')
})
afterAll(() => parties.server.stop())

/** What somebody saves from an address. */
async function saved(who: PersonaKey, path: string, locale = 'ja') {
  const reply = await parties.server.app.request(`/api/${path}`, {
    headers: {
      Cookie: await parties.server.cookieOf(who),
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': locale,
    },
  })
  const bytes = new Uint8Array(await reply.arrayBuffer())
  return { status: reply.status, type: reply.headers.get('Content-Type'), bytes, text: new TextDecoder().decode(bytes) }
}
const tableOf = async (who: PersonaKey, path: string, locale?: string) =>
  parseCsv((await saved(who, path, locale)).text.replace(/^\ufeff/, '')) as string[][]
const speak = (locale: string) => parties.rows('update account set locale = $1', [locale])

it('domain §3.18 a list leaves as it is filtered and sorted, in the words of its reader', async () => {
  const title = '書き出し'
  await draftContract(parties, [goods('10')], { title: `${title} 乙`, delivery_due: '2027-02-26' })
  await draftContract(parties, [goods('5')], { title: `${title} 甲`, remarks: '=1+1' })
  const [head, ...rows] = await tableOf('brand', `contracts/export?format=csv&q=${title}&sort=title`)
  expect(head).toEqual([
    '番号',
    '件名',
    '相手先',
    '状態',
    '発行日',
    '通貨',
    '数量',
    '金額(税抜)',
    '進み',
    '納期',
    '納入場所',
    '数量の許容(%)',
    '請求の基準',
    '委託の種類',
    '検査',
    '検査完了',
    '休業日の順延の合意日',
    '資材の支給',
    '知的財産の扱い',
    '金額の算定方法',
    '価格の表示',
    '値引き',
    '適用レート',
    'レートの単位',
    'レートの種類',
    'レートの日付',
    '備考',
  ])
  const remarks = head!.indexOf('備考')
  expect(rows.map((row) => [row[1], row[3], row[6], row[7], row[9], row[remarks]])).toEqual([
    [`${title} 乙`, '下書き', '10', '34800', '2027-02-26', ''],
    // No program takes a remark for a formula.
    [`${title} 甲`, '下書き', '5', '17400', '', "'=1+1"],
  ])
  expect((await tableOf('brand', `contracts/export?format=csv&q=${title}&status=accepted`)).length).toBe(1)
  const { bytes, type } = await saved('brand', `contracts/export?format=xlsx&q=${title}`)
  expect(type).toContain('spreadsheetml')
  expect((await readXlsx(bytes)).sheets[0]!.rows[1]!.slice(6, 8)).toEqual([5, 17_400])
  await speak('en')
  expect((await tableOf('brand', `contracts/export?format=csv&q=${title}`))[1]![3]).toBe('Draft')
  await speak('ja')
})

it('domain §4.11 a list that leaves holds no draft of the other side’s, and nothing that a side keeps for itself', async () => {
  const title = '片側だけ'
  const agreed = await agreedContract(parties, [goods('1')], { title })
  await draftContract(parties, [goods('2')], { title })
  await parties.buyer.call('PATCH', `/api/contracts/${agreed.id}/side`, {
    side: { note: '目印-8812', tags: ['目印-8812'], lock_version: 0 },
  })
  expect((await tableOf('brand', `contracts/export?format=csv&q=${title}`)).length).toBe(3)
  const theirs = await tableOf('supplier', `contracts/export?format=csv&q=${title}`)
  expect(theirs.map((row) => row[0])).toEqual(['番号', agreed.number])
  expect(JSON.stringify(theirs)).not.toContain('目印')
  expect(await tableOf('otherBrand', `contracts/export?format=csv&q=${title}`)).toHaveLength(1)
})

it('domain §4.5 a revision is printed from its snapshot alone, for both sides in the language of each', async () => {
  const lines = [goods('10', { size: 'S' }), goods('20', { size: 'L', unit_price: '3520.5' })]
  const { id, number } = await agreedContract(parties, lines, { title: '秋のシャツ', delivery_due: '2027-02-26' })
  const [frozen] = held(await parties.buyer.call('GET', `/api/contracts/${id}/revisions`)) as unknown as {
    hash: string
  }[]
  const { hash } = frozen!
  // Whatever becomes of the rows, the paper says what was frozen.
  await parties.rows('alter table document disable trigger user')
  await parties.rows("update document set title = '書き換え', receiver_name = '改名した会社' where id = $1", [id])
  await parties.rows('alter table document enable trigger user')
  const { type, bytes, status } = await saved('brand', `contracts/${id}/revisions/1/pdf`)
  expect([status, type]).toEqual([200, 'application/pdf'])
  const { text } = readPdf(bytes)
  for (const words of [
    '発注書',
    number,
    '第1版',
    '江南縫製(デモ)',
    '秋のシャツ',
    '¥105,210',
    '¥70,410',
    '2027/02/26',
    hash,
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/書き換え|改名した会社/)
  await speak('en')
  const theirs = readPdf((await saved('supplier', `contracts/${id}/pdf`)).bytes).text
  for (const words of ['Version 1', 'Seller', 'Unit price', hash]) expect(theirs).toContain(words)
  await speak('zh-CN')
  expect(readPdf((await saved('brand', `contracts/${id}/pdf`)).bytes).text).toContain('订单')
  await speak('ja')
  expect((await saved('brand', `contracts/${id}/revisions/2/pdf`)).status).toBe(404)
  expect((await saved('otherBrand', `contracts/${id}/pdf`)).status).toBe(404)
})

it('domain §4.11 a draft is printed for its author alone, marked and without a hash', async () => {
  const draft = await draftContract(parties, [goods('10')])
  const { text } = readPdf((await saved('brand', `contracts/${draft.id}/pdf`)).bytes)
  expect(text).toContain('まだ発行されておらず')
  expect(text).not.toContain('SHA-256')
  expect((await saved('supplier', `contracts/${draft.id}/pdf`)).status).toBe(404)
  expect((await saved('brand', `contracts/${draft.id}/revisions/0/pdf`)).status).toBe(404)
})

it('issue §6 many leave on paper in one ZIP, each by its number; what one may not see refuses the whole', async () => {
  const one = await agreedContract(parties, [goods('10')])
  const other = await agreedContract(parties, [goods('20')])
  const drafts = [await draftContract(parties, [goods('1')]), await draftContract(parties, [goods('2')])]
  const ids = (list: readonly { id: number }[]) => list.map(({ id }) => `ids[]=${id}`).join('&')
  const zip = await saved('brand', `contracts/papers?${ids([one, other, ...drafts, one])}`)
  expect([zip.status, zip.type]).toEqual([200, 'application/zip'])
  const files = unzipSync(zip.bytes)
  expect(Object.keys(files)).toHaveLength(4)
  const { number } = await show(parties.buyer, 'contracts', other.id)
  const name = Object.keys(files).find((each) => each.includes(number!))
  expect(readPdf(files[name!]!).text).toContain(number)
  expect((await saved('supplier', `contracts/papers?${ids([one, drafts[0]!])}`)).status).toBe(404)
  expect((await saved('otherBrand', `contracts/papers?${ids([one])}`)).status).toBe(404)
  const many = Array.from({ length: 51 }, (_, at) => ({ id: at + 1 }))
  expect((await saved('brand', `contracts/papers?${ids(many)}`)).status).toBe(422)
})

it('design §8 every kind is printed; what has no prices names no sum of money', async () => {
  const { id } = await agreedContract(parties, [goods('10')])
  const delivery = await draftDelivery(parties, id)
  held(await move(parties.seller, 'deliveries', 'ship', delivery))
  const { number } = await show(parties.buyer, 'deliveries', delivery.id)
  const { text } = readPdf((await saved('brand', `deliveries/${delivery.id}/pdf`)).bytes)
  expect(text).toContain(number)
  expect(text).not.toContain('¥')
})

it('domain §3.18 lines leave by their ids and come back as they left, figures and choices readable', async () => {
  const { id } = await draftContract(parties, [goods('1200', { unit_price: '3480.5' }), goods('2', { colour: '007' })])
  const [head, first] = await tableOf('brand', `contracts/${id}/lines/export?format=csv`)
  expect(head).toEqual([
    '明細ID',
    '品番',
    '色',
    'サイズ',
    '摘要',
    '単位',
    '区分',
    '数量',
    '単価',
    '値引き',
    '税率',
    '見積と違う理由',
    '金額(税抜)',
  ])
  expect(first!.slice(1)).toEqual([
    'NB-1042',
    '藍',
    'M',
    '',
    '点',
    '商品',
    '1200',
    '3480.5',
    '0',
    '標準',
    '',
    '4176600',
  ])
  const { bytes } = await saved('brand', `contracts/${id}/lines/export?format=xlsx`)
  const form = new FormData()
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], '明細.xlsx'))
  const { rows } = (await parties.buyer.call('POST', '/api/spreadsheets/read', form)).body.data as { rows: string[][] }
  expect(rows.map((row) => [row[2], row[7]!.replace(/[,.]/g, ''), row[8]!.replace(',', '')])).toEqual([
    ['色', '数量', '単価'],
    ['藍', '1200', '3480.5'],
    ['007', '2', '3480.'],
  ])
  expect((await saved('supplier', `contracts/${id}/lines/export?format=csv`)).status).toBe(404)
})

it('documents 24 five hundred lines are printed on many pages, the head on each', async () => {
  const lines = Array.from({ length: 500 }, (_, at) => goods('2', { colour: `色 ${at + 1}` }))
  const { id } = await draftContract(parties, lines)
  const { text, pages } = readPdf((await saved('brand', `contracts/${id}/pdf`)).bytes)
  expect(pages).toBeGreaterThan(8)
  expect(text).toContain('色 500')
  expect(text.match(/単価/g)).toHaveLength(pages)
})

it('domain §6.10 a list that is longer than a file may be is refused with the limit, and with what to do', async () => {
  // Twenty thousand rows take half a minute where every rule of theirs is proven.
  for (const table of ['document', 'contract']) await parties.rows(`alter table ${table} disable trigger user`)
  await parties.rows(
    `with added as (
      insert into document (noun, issuer_id, receiver_id, author_id, status, title, issuer_name, receiver_name, line_rounding, search)
      select 'contract', $1, $2, $1, 'draft', '多い', 'a', 'b', 'down', '多い' from generate_series(1, 20001) returning id)
    insert into contract (document_id) select id from added`,
    [parties.buyerId, parties.sellerId],
  )
  const { status, body } = await parties.buyer.call('GET', '/api/contracts/export?format=csv')
  const [{ code, meta }] = body.errors
  expect([status, code, meta.limit]).toEqual([422, 'export_documents', 20_000])
  expect(meta.count).toBeGreaterThan(20_000)
})
