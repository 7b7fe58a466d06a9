import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerReminderDays } from '@tsumugi/domain'
import { formVisitor, startTestServer, type Caller, type FormVisitor, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runDueJobs } from '../../jobs.ts'
import { keptMails } from '../../mail/kept-mails.ts'
import { putFile } from '../../records/tests/document-files.fixture.ts'
import { goods, held, move, show, type Held } from '../../records/tests/document-parties.fixture.ts'

const mailDirectory = mkdtempSync(join(tmpdir(), 'tsumugi-letters-'))
const address = 'kiku@small-atelier.example'
let server: TestServer
let buyer: Caller
let partnerId: number
beforeAll(async () => {
  server = await startTestServer({ mailDirectory, mailKey: 'the-key-printed' })
  await rows(
    "update user_group set enabled_functions = array_remove(array_remove(enabled_functions, 'approval_contract'), 'approval_supplier')",
  )
  buyer = await server.as('brand')
  const owner = await server.as('brandOwner')
  let relation = held(await owner.call('POST', '/api/suppliers', { supplier: { name: '小さなアトリエ(デモ)' } }))
  while (relation.status !== 'active') {
    const step = { step: relation.steps[0], lock_version: relation.lock_version }
    relation = held(await owner.call('POST', `/api/suppliers/${relation.id}/step`, step))
  }
  partnerId = relation.partner.id
})
afterAll(() => server.stop())

const rows = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

/** An order to somebody who has no account. */
async function order(more: object = {}): Promise<Held> {
  const contract = { partner_id: partnerId, title: '秋物', lines: [goods('120')], ...more }
  return held(await buyer.call('POST', '/api/contracts', { contract }))
}

async function issued(more: object = {}): Promise<Held> {
  const draft = await order(more)
  held(await move(buyer, 'contracts', 'issue', draft))
  return show(buyer, 'contracts', draft.id)
}

const send = (caller: Caller, documentId: number, more: object = {}) =>
  caller.call('POST', '/api/document_letters', {
    document_letter: {
      document_id: documentId,
      email: address,
      locale: 'ja',
      message: 'ご確認をお願いします。',
      ...more,
    },
  })

/** The path of the newest mailed link, in the hands of somebody without an account. */
async function mailed(): Promise<{ link: string; reader: FormVisitor; text: string }> {
  await runDueJobs(server.parts)
  const mail = (await keptMails(mailDirectory)).find(({ to }) => to === address)
  const link = /http:\/\/localhost(\/\S+)/.exec(mail!.text)![1]!
  return { link, reader: formVisitor(server), text: mail!.text }
}

async function letterFor(document: Held, more: object = {}) {
  held(await send(buyer, document.id, more))
  return mailed()
}

const lettersOf = async (id: number) =>
  held(await buyer.call('GET', `/api/document_letters?document_id=${id}`)) as unknown as {
    refusal: string | null
    last_email: string | null
    letters: { id: number; status: string; answered_by: string | null; answer: string | null; email: string }[]
  }

async function answer(link: string, reader: FormVisitor, act: string, said = '', name = '小川 きく') {
  const page = await reader.get(link)
  const version = /name="lock_version" value="(\d+)"/.exec(page.html)?.[1] ?? ''
  return reader.post(link, { act, name, words: said, lock_version: version })
}

it('trade-law B2 an order is mailed to a partner without an account, who reads, writes back and accepts it', async () => {
  const document = await issued()
  const { link, reader, text } = await letterFor(document)
  expect(text).toContain('ご確認をお願いします。')
  expect(text).toContain(document.number)
  const page = await reader.get(link)
  expect(page.status).toBe(200)
  for (const part of [document.number, 'NB-1042 藍 M', '120 点', 'ご確認をお願いします。', '小さなアトリエ(デモ)'])
    expect(words(page.html)).toContain(part)
  expect((await lettersOf(document.id)).letters[0]).toMatchObject({ status: 'opened', email: address })
  const paper = await reader.get(link.replace('/users/letter', '/users/letter/paper'))
  expect([paper.status, paper.html.slice(0, 5)]).toEqual([200, '%PDF-'])
  const asked = await answer(link, reader, 'words', '納期は一週間延びますか。')
  expect([asked.status, (await show(buyer, 'contracts', document.id)).status]).toEqual([303, 'issued'])
  const accepted = await answer(link, reader, 'accept')
  expect(accepted.status).toBe(303)
  const now = await show(buyer, 'contracts', document.id)
  expect(now.status).toBe('accepted')
  expect((await lettersOf(document.id)).letters[0]).toMatchObject({
    status: 'answered',
    answered_by: '小川 きく',
    answer: 'accept',
  })
  const { body } = await buyer.call('GET', `/api/message_threads/${now.thread_id}/messages`)
  expect(body.data.map((each: { text: string }) => each.text)).toContain('納期は一週間延びますか。')
  // Both chains of audit say who, for whom, and by which address.
  const told = await rows(
    "select user_group_id, detail from audit_event where action = 'document_letter.responded' order by id desc limit 2",
  )
  expect(told.map(({ detail }) => [detail.by, detail.to, detail.move])).toEqual([
    ['小川 きく', address, 'accept'],
    ['小川 きく', address, 'accept'],
  ])
  expect(new Set(told.map(({ user_group_id }) => user_group_id)).size).toBe(2)
  const again = await answer(link, reader, 'accept')
  expect([again.status, words(again.html).includes('もうできません')]).toEqual([422, true])
})

it('trade-law B2 a refusal needs words, and what changed meanwhile is read again', async () => {
  const document = await issued()
  const { link, reader } = await letterFor(document)
  const silent = await answer(link, reader, 'reject')
  expect([silent.status, (await show(buyer, 'contracts', document.id)).status]).toEqual([422, 'issued'])
  await reader.get(link)
  const stale = await reader.post(link, { act: 'accept', name: 'きく', words: '', lock_version: '99' })
  expect([stale.status, (await show(buyer, 'contracts', document.id)).status]).toEqual([422, 'issued'])
  // What was typed is not lost.
  const kept = await reader.post(link, { act: 'accept', name: '', words: '型紙を待ちます', lock_version: '0' })
  expect([kept.status, kept.html.includes('型紙を待ちます')]).toEqual([422, true])
  expect((await answer(link, reader, 'reject', '今期は手が足りません。')).status).toBe(303)
  expect((await show(buyer, 'contracts', document.id)).status).toBe('rejected')
})

it('domain §6 a link opens one document: no draft, no private file, nobody else’s, and not what others may do', async () => {
  const { link, reader } = await letterFor(await issued())
  const shared = await issued()
  const open = held(await putFile(buyer, shared, '仕様書.png', 'both'))
  const own = held(await putFile(buyer, shared, '原価.png', 'ours'))
  const other = await letterFor(shared)
  const fileAt = (from: string, id: unknown) => from.replace('/users/letter', `/users/letter/files/${id}`)
  expect((await other.reader.get(fileAt(other.link, open.id))).status).toBe(200)
  expect((await other.reader.get(fileAt(other.link, own.id))).status).toBe(404)
  expect((await reader.get(fileAt(link, open.id))).status).toBe(404)
  expect((await other.reader.get(other.link)).html).not.toContain('原価.png')
  for (const act of ['issue', 'withdraw', 'cancel', 'close_short', '__proto__'])
    expect((await answer(other.link, other.reader, act, '取り消します')).status).toBe(422)
  expect((await reader.get('/users/letter?token=nothing')).status).toBe(410)
  // A form of another site brings no token of ours.
  expect((await formVisitor(server).post(other.link, { act: 'accept', name: 'x' })).status).toBe(403)
  expect((await show(buyer, 'contracts', shared.id)).status).toBe('issued')
})

it('trade-law B2 a link stops working when it is taken back, sent anew, over, or the partner has come', async () => {
  const document = await issued()
  const first = await letterFor(document)
  const second = await letterFor(document)
  expect([(await first.reader.get(first.link)).status, (await second.reader.get(second.link)).status]).toEqual([
    410, 200,
  ])
  const { letters } = await lettersOf(document.id)
  expect(letters.map(({ status }) => status)).toEqual(['opened', 'revoked'])
  const revoked = await buyer.call('POST', `/api/document_letters/${letters[0]!.id}/revoke`)
  expect([revoked.status, (await second.reader.get(second.link)).status]).toEqual([200, 410])
  const twice = await buyer.call('POST', `/api/document_letters/${letters[0]!.id}/revoke`)
  expect([twice.status, twice.body.errors[0].code]).toEqual([409, 'letter_over'])
  const third = await letterFor(document)
  await rows('update document_letter set expires_at = now() where document_id = $1', [document.id])
  expect((await third.reader.get(third.link)).status).toBe(410)
  const fourth = await letterFor(document)
  const membership = 'insert into membership (user_group_id, account_id, role) values ($1, $2, $3)'
  const [{ account_id: accountId }] = await rows('select account_id from document_letter order by id desc limit 1')
  await rows(membership, [partnerId, accountId, 'owner'])
  expect((await fourth.reader.get(fourth.link)).status).toBe(410)
  const here = await send(buyer, document.id)
  expect([here.status, here.body.errors[0].code]).toEqual([422, 'letter_partner_here'])
  await rows('delete from membership where user_group_id = $1', [partnerId])
})

const remind = (caller: Caller, id: number) => caller.call('POST', `/api/document_letters/${id}/remind`)
const mailsOf = async (id: number) => {
  await runDueJobs(server.parts)
  const { number } = await show(buyer, 'contracts', id)
  return (await keptMails(mailDirectory)).filter(({ to, subject }) => to === address && subject.includes(number))
}
/** As though the days had passed: what was left for later is due. */
const passDays = () => rows("update outbox set due_at = now() where kind = 'letter_reminder' and done_at is null")

it('decision 0041 a letter is reminded of once by hand; its first link goes on working beside the new one', async () => {
  const document = await issued()
  const first = await letterFor(document)
  const [letter] = (await lettersOf(document.id)).letters
  expect((await remind(await server.as('otherBrand'), letter!.id)).status).toBe(404)
  expect((await remind(buyer, letter!.id)).body.data.letters).toMatchObject([{ id: letter!.id, status: 'sent' }])
  const [again, ...before] = await mailsOf(document.id)
  expect([again!.subject.includes('返事をお願いします'), again!.text.includes('ご確認をお願いします。')]).toEqual([
    true,
    true,
  ])
  expect(before).toHaveLength(1)
  const link = /http:\/\/localhost(\/\S+)/.exec(again!.text)![1]!
  expect(link).not.toBe(first.link)
  for (const each of [first.link, link]) expect((await formVisitor(server).get(each)).status).toBe(200)
  const twice = await remind(buyer, letter!.id)
  expect([twice.status, twice.body.errors[0].code]).toEqual([409, 'letter_reminded'])
  // By itself it is not reminded of any more.
  await passDays()
  expect(await mailsOf(document.id)).toHaveLength(2)
  expect((await answer(link, formVisitor(server), 'accept')).status).toBe(303)
  expect((await show(buyer, 'contracts', document.id)).status).toBe('accepted')
  const told = await rows("select action from audit_event where subject_kind = 'document_letter' and subject_id = $1", [
    letter!.id,
  ])
  expect(told.map(({ action }) => action)).toContain('document_letter.reminded')
  await buyer.call('POST', `/api/document_letters/${letter!.id}/revoke`)
})

it('decision 0041 a letter that nobody answered within the days is reminded of by itself, once', async () => {
  const document = await issued()
  await letterFor(document)
  const [{ days }] = await rows(
    "select round(extract(epoch from due_at - created_at) / 86400)::int as days from outbox where kind = 'letter_reminder' order by id desc limit 1",
  )
  expect(days).toBe(answerReminderDays)
  expect(await mailsOf(document.id)).toHaveLength(1)
  await passDays()
  expect(await mailsOf(document.id)).toHaveLength(2)
  const [letter] = (await lettersOf(document.id)).letters as unknown as { id: number; reminded_at: string | null }[]
  expect(letter!.reminded_at).not.toBeNull()
  await rows("update outbox set done_at = null, due_at = now() where kind = 'letter_reminder'")
  expect(await mailsOf(document.id)).toHaveLength(2)
  const told = await rows(
    "select account_id, detail from audit_event where action = 'document_letter.reminded' and subject_id = $1",
    [letter!.id],
  )
  expect(told).toMatchObject([{ account_id: null, detail: { to: address } }])
})

it('decision 0041 nothing is reminded of that was answered, taken back, withdrawn, or whose reader has come', async () => {
  const [answered, revoked, withdrawn, come] = [await issued(), await issued(), await issued(), await issued()]
  const letter = async (document: Held) => {
    const sent = await letterFor(document)
    return { ...sent, id: (await lettersOf(document.id)).letters[0]!.id }
  }
  const codeOf = async (id: number) => (await remind(buyer, id)).body.errors[0].code
  const one = await letter(answered)
  await answer(one.link, one.reader, 'accept')
  expect(await codeOf(one.id)).toBe('letter_over')
  const two = await letter(revoked)
  await buyer.call('POST', `/api/document_letters/${two.id}/revoke`)
  expect(await codeOf(two.id)).toBe('letter_over')
  const three = await letter(withdrawn)
  held(await move(buyer, 'contracts', 'withdraw', await show(buyer, 'contracts', withdrawn.id), { reason: '中止' }))
  expect(await codeOf(three.id)).toBe('reminder_not_theirs')
  const four = await letter(come)
  const [{ account_id: accountId }] = await rows('select account_id from document_letter order by id desc limit 1')
  await rows("insert into membership (user_group_id, account_id, role) values ($1, $2, 'owner')", [
    partnerId,
    accountId,
  ])
  expect(await codeOf(four.id)).toBe('letter_partner_here')
  await passDays()
  for (const { id } of [answered, revoked, withdrawn, come]) expect(await mailsOf(id)).toHaveLength(1)
  await rows('delete from membership where user_group_id = $1', [partnerId])
})

it('domain §6 only one’s own side sends, to somebody outside it, and only what is issued', async () => {
  const draft = await order()
  const document = await issued()
  const codeOf = async (...given: Parameters<typeof send>) => {
    const { status, body } = await send(...given)
    return [status, body.errors[0].code]
  }
  expect(await codeOf(buyer, draft.id)).toEqual([422, 'letter_draft'])
  const mine = (await buyer.call('GET', '/api/sessions/userinfo')).body.data
  expect(mine.name).toBeTruthy()
  const [{ email }] = await rows('select email from account where id = $1', [mine.id])
  expect(await codeOf(buyer, document.id, { email })).toEqual([422, 'letter_own_address'])
  expect(await codeOf(buyer, document.id, { email: 'nobody' })).toEqual([422, 'invalid_format'])
  const stranger = await server.as('otherBrand')
  expect((await send(stranger, document.id)).status).toBe(404)
  expect((await stranger.call('GET', `/api/document_letters?document_id=${document.id}`)).status).toBe(404)
})
