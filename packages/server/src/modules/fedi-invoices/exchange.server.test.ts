import { mkdtemp, readdir, readFile, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeEInvoice, writeEInvoice } from '@tsumugi/domain/e-invoice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
// The golden cases of the standard are told once, where its rules stand.
import { fullDraft } from '../../../../domain/src/e-invoice/golden/full-invoice.fixture.ts'
import { goldenCases } from '../../../../domain/src/e-invoice/golden/golden-cases.fixture.ts'
import { chance } from '../../../../domain/src/e-invoice/golden/random-invoices.fixture.ts'
import { runDueJobs } from '../../jobs.ts'
import {
  agreedContract,
  documentParties,
  goods,
  held,
  inspectedDelivery,
  issuedInvoice,
  show,
  type Held,
  type Parties,
} from '../../records/tests/document-parties.fixture.ts'
import { smallFile } from './file-facts.ts'
import { takeInMessage } from './network/door.ts'
import { folderNetwork } from './network/folder.ts'
import { NotDeliverable, type EInvoiceNetwork, type OutgoingInvoice } from './network/network.ts'

let parties: Parties
beforeAll(async () => {
  parties = await documentParties()
})
afterAll(() => parties.server.stop())

const path = '/api/fedi_invoices'
const drop = (xml: string | Uint8Array, caller = parties.buyer) =>
  caller.call('POST', `${path}/import`, {
    fedi_invoice: { file_name: 'a.xml', content: Buffer.from(xml).toString('base64') },
  })
const count = async () => Number((await parties.rows('select count(*) as n from fedi_invoice'))[0]!.n)

describe('a file that is dropped', () => {
  it.each(goldenCases.map((each, at) => ({ ...each, number: `G-${at + 1}` })))(
    'golden case $name is kept to the byte, keeps every rule and reads back',
    async ({ draft, totals, number }) => {
      const xml = writeEInvoice(makeEInvoice({ ...draft, number }))
      const kept = held(await drop(xml))
      expect(kept).toMatchObject({ profile: draft.profile, payable: totals[4], findings: [], unread: [] })
      expect(kept.view.length).toBeGreaterThan(30)
      const [row] = await parties.rows('select xml, findings from fedi_invoice where id = $1', [kept.id])
      expect([Buffer.from(row!.xml as Buffer).toString('utf8'), row!.findings]).toEqual([xml, 0])
    },
  )

  const [first] = goldenCases
  const numbered = (number: string) => writeEInvoice(makeEInvoice({ ...first!.draft, number }))

  it('of eight at the same time one wins, and the others are led to it', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => drop(numbered('P-1'))))
    const won = answers.filter(({ status }) => status === 200)
    expect(won.length).toBe(1)
    const { id } = won[0]!.body.data as Held
    for (const { status, body } of answers.filter((answer) => answer !== won[0]))
      expect([status, body.errors[0].code, body.errors[0].meta]).toEqual([
        409,
        'e_invoice_again',
        { id, number: 'P-1' },
      ])
  })

  it('evidence e-invoice ibg-24 what it carries is named, brought one by one, runs nowhere, and is nobody else’s', async () => {
    const page = { value: btoa('<script>alert(1)</script>'), mediaType: 'text/html', filename: '..\\..\\検品 (1).html' }
    const documents = [...fullDraft.documents!, { id: { value: 'X' }, file: page }]
    const xml = writeEInvoice(makeEInvoice({ ...fullDraft, number: 'A-1', documents }))
    const { id, attachments } = held(await drop(xml))
    expect(attachments).toEqual([
      { place: 1, name: 'OBJ-1', description: '', bytes: null, url: null, uri: null },
      {
        place: 2,
        name: '検品書.pdf',
        description: '検品書',
        bytes: 5,
        url: `${path}/${id}/original?attachment=2`,
        uri: 'https://example.jp/inspection',
      },
      {
        place: 3,
        name: '検品 (1).html',
        description: '',
        bytes: 25,
        url: `${path}/${id}/original?attachment=3`,
        uri: null,
      },
    ])
    const file = (place: number, caller = parties.buyer) =>
      caller.call('GET', `${path}/${id}/original?attachment=${place}`)
    const paper = await file(2)
    expect([paper.status, paper.body, paper.headers.get('Content-Type')]).toEqual([200, 'hello', 'application/pdf'])
    const { headers } = await file(3)
    expect(headers.get('Content-Type')).toBe('application/octet-stream')
    expect(headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''%E6%A4%9C%E5%93%81%20%281%29.html")
    expect(headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    for (const place of [1, 4]) expect((await file(place)).status).toBe(404)
    expect((await file(0)).status).toBe(422)
    for (const other of [parties.seller, parties.stranger]) expect((await file(2, other)).status).toBe(404)
  })

  it('the same number of the same sender is the same invoice, however it is written', async () => {
    held(await drop(numbered('Q-1')))
    expect((await drop(`${numbered('q－１')}\n`)).status).toBe(409)
    held(await drop(numbered('Q-1'), parties.seller))
  })

  const bomb = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><Invoice>&b;</Invoice>'
  const refused: readonly (readonly [name: string, xml: string | Uint8Array])[] = [
    ['entities that grow', bomb],
    ['nesting without end', '<a>'.repeat(100_000)],
    ['too many elements', `<a>${'<b/>'.repeat(170_000)}</a>`],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
    ['nothing', ''],
    ['another document', '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>'],
  ]
  it.each(refused)('%s is refused in words, and nothing is kept', async (_, xml) => {
    const before = await count()
    const { status, body } = await drop(xml)
    expect([status, body.errors[0].code]).toEqual([422, 'e_invoice_unreadable'])
    expect(body.errors[0].message.length).toBeGreaterThan(20)
    expect(await count()).toBe(before)
  })

  it('what is larger than a file may be is refused before it is read', async () => {
    const { status } = await drop('a'.repeat(750_000))
    expect(status).toBe(422)
  })

  it('review A2 a file of thousands of lines is read beside the server: kept to the byte, shown, and found again', async () => {
    const { lines = [] } = makeEInvoice({ ...first!.draft, number: 'L-1' })
    const xml = numbered('L-1').replace(/<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/, (line) => line.repeat(200))
    expect(Buffer.byteLength(xml)).toBeGreaterThan(smallFile)
    const kept = held(await drop(xml))
    expect(kept.view.length).toBeGreaterThan(200 * lines.length)
    expect(kept.finding_count).toBeGreaterThan(0)
    const shown = held(await parties.buyer.call('GET', `${path}/${kept.id}`))
    expect(shown.view).toEqual(kept.view)
    expect((await drop(xml)).status).toBe(409)
    expect((await parties.stranger.call('GET', `${path}/${kept.id}`)).status).toBe(404)
  })

  it('a hundred damaged files: kept with what is wrong, or refused in words; never a failure of ours', async () => {
    const whole = numbered('D-1')
    const codes = new Set<number>()
    for (let seed = 0; seed < 100; seed += 1) {
      const next = chance(seed)
      const [at, length] = [Math.floor(next() * whole.length), 1 + Math.floor(next() * 300)]
      const damaged =
        seed % 2 ? whole.slice(0, at) + whole.slice(at + length) : whole.slice(0, at) + '\u0000<' + whole.slice(at)
      const { status, body } = await drop(damaged)
      codes.add(status)
      expect([200, 409, 422]).toContain(status)
      if (status === 200) expect(body.data.finding_count).toBe(body.data.findings.length)
    }
    expect(codes).toContain(422)
  })
})

/** Delays, refuses, repeats and turns round what it is told to. */
function fakeNetwork(answers: ('fails' | 'never' | 'goes')[]): EInvoiceNetwork & { readonly sent: OutgoingInvoice[] } {
  const sent: OutgoingInvoice[] = []
  return {
    sent,
    async send(invoice) {
      sent.push(invoice)
      const answer = answers.shift() ?? 'goes'
      if (answer === 'fails') throw new Error('the access point does not answer')
      if (answer === 'never') throw new NotDeliverable('unknown participant')
    },
    respond: async () => undefined,
  }
}

async function draftOfTen(): Promise<Held> {
  const contract = await agreedContract(parties, [goods('10')])
  await inspectedDelivery(parties, contract.id, ['10'], ['10'])
  const { id } = await issuedInvoice(parties, contract.id)
  await parties.rows("update user_group set registration_number = 'T7000012050002' where id = $1", [parties.buyerId])
  return held(await parties.seller.call('POST', path, { fedi_invoice: { document_id: id } }))
}
const send = async (one: Held) =>
  held(
    await parties.seller.call('POST', `${path}/${one.id}/send`, { fedi_invoice: { lock_version: one.lock_version } }),
  )
const statuses = async (id: number) => {
  const { network_status, business_status } = await show(parties.seller, 'fedi_invoices', id)
  return [network_status, business_status]
}

describe('an access point', () => {
  it('that fails is tried again with the same number in another envelope', async () => {
    const eInvoiceNetwork = fakeNetwork(['fails', 'goes'])
    const parts = { ...parties.server.parts, eInvoiceNetwork }
    const draft = await draftOfTen()
    await send(draft)
    await runDueJobs(parts)
    expect(await statuses(draft.id)).toEqual(['queued', 'none'])
    await parties.rows("update outbox set due_at = now() where kind = 'e_invoice_send' and done_at is null")
    await runDueJobs(parts)
    expect(await statuses(draft.id)).toEqual(['sent', 'none'])
    const [one, other] = eInvoiceNetwork.sent
    expect([one!.number, one!.xml]).toEqual([other!.number, other!.xml])
    expect(one!.envelope).not.toBe(other!.envelope)
  })

  it('that refuses for good leaves it to a person, who sends it once more', async () => {
    const eInvoiceNetwork = fakeNetwork(['never', 'goes'])
    const parts = { ...parties.server.parts, eInvoiceNetwork }
    const draft = await draftOfTen()
    await send(draft)
    await runDueJobs(parts)
    expect(await statuses(draft.id)).toEqual(['failed', 'none'])
    await send(await show(parties.seller, 'fedi_invoices', draft.id))
    await runDueJobs(parts)
    expect(await statuses(draft.id)).toEqual(['sent', 'none'])
  })

  it('that delays, repeats and turns round what is said does not confuse either status', async () => {
    const eInvoiceNetwork = fakeNetwork(['goes'])
    const parts = { ...parties.server.parts, eInvoiceNetwork }
    const draft = await draftOfTen()
    await send(draft)
    await runDueJobs(parts)
    const { envelope } = eInvoiceNetwork.sent[0]!
    const say = (messageId: string, kind: 'mls' | 'response', code: string, minute: number, reason = '') =>
      takeInMessage(parts, {
        envelope,
        messageId,
        kind,
        code,
        reason,
        note: '',
        saidAt: `2027-01-01T00:0${minute}:00Z`,
      })
    const all = [
      () => say('r3', 'response', 'PD', 5),
      () => say('r1', 'response', 'UQ', 2, 'QTY'),
      () => say('m1', 'mls', 'AP', 1),
      () => say('r2', 'response', 'AP', 4),
    ]
    for (const one of [...all, ...all]) expect(await one()).toBe(true)
    expect(await statuses(draft.id)).toEqual(['delivered', 'paid'])
    expect((await show(parties.seller, 'fedi_invoices', draft.id)).messages.length).toBe(6)
    expect(await takeInMessage(parts, { ...unknown, envelope: 'nobody-knows' })).toBe(false)
  })
  const unknown = {
    messageId: 'x',
    kind: 'mls',
    code: 'AP',
    reason: '',
    note: '',
    saidAt: '2027-01-01T00:00:00Z',
  } as const

  it('that is a folder takes what is sent and brings what lies in it, once', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'e-invoices-'))
    const eInvoiceNetwork = folderNetwork(directory)
    const parts = { ...parties.server.parts, eInvoiceNetwork }
    const draft = await draftOfTen()
    await send(draft)
    await runDueJobs(parts)
    const [name] = await readdir(join(directory, 'out'))
    const xml = await readFile(join(directory, 'out', name!))
    const envelope = name!.replace('.xml', '')
    await mkdir(join(directory, 'in'))
    await writeFile(join(directory, 'in', name!), xml)
    await writeFile(join(directory, 'in', 'broken.xml'), '<a>')
    const stray = xml.toString().replaceAll('T7000012050002', 'T4011001098993')
    await writeFile(join(directory, 'in', 'stray.xml'), stray)
    await writeFile(join(directory, 'in', 'm.json'), JSON.stringify({ ...unknown, envelope }))
    const rounds = await Promise.all([eInvoiceNetwork.collect(parts), eInvoiceNetwork.collect(parts)])
    expect(Math.max(...rounds)).toBe(4)
    expect(await eInvoiceNetwork.collect(parts)).toBe(0)
    expect(await readdir(join(directory, 'refused'))).toEqual(['broken.xml', 'stray.xml'])
    const arrived = await parties.rows(
      "select user_group_id as owner from fedi_invoice where direction = 'receive' and number = $1",
      [draft.number],
    )
    expect(arrived).toEqual([{ owner: parties.buyerId }])
    expect(await statuses(draft.id)).toEqual(['delivered', 'none'])
  })
})
