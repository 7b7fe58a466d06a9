import { documentKinds, type DocumentKind } from '@tsumugi/contract'
import type { Answer, Caller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putFile } from './document-files.fixture.ts'
import {
  agreedContract,
  counterDrift,
  documentParties,
  draftOf,
  goods,
  held,
  inspectedDelivery,
  lineIds,
  move,
  show,
  type Held,
  type Parties,
} from './document-parties.fixture.ts'

// Every kind of the registry is tested by its row: one that is added is tested without a word here.
const kinds = Object.values(documentKinds)

let parties: Parties
/** What later documents follow: 400 of 1,000 pieces were accepted. */
let contract: Held
beforeAll(async () => {
  parties = await documentParties()
  contract = await agreedContract(parties, [goods('1000')])
  await inspectedDelivery(parties, contract.id, ['400'], ['400'])
})
afterAll(() => parties.server.stop())

/** The words and callers of one kind. */
const of = (kind: DocumentKind) => ({
  path: kind.path.slice(1),
  author: parties[kind.issuer],
  partner: parties[kind.issuer === 'buyer' ? 'seller' : 'buyer'],
  /** The move that puts it out. */
  issue: Object.entries(kind.lifecycle.transitions).find(([, { issues }]) => issues)![0],
})

/** The first move that the partner makes of what was issued; undefined where there is none. */
const answerOf = (kind: DocumentKind, status: string) =>
  Object.entries(kind.lifecycle.transitions).find(
    ([, { from, by }]) => from.includes(status) && (by === 'other' || by === 'receiver'),
  )?.[0]

const changeLines = async (kind: DocumentKind, draft: Held, lines: object): Promise<Held> =>
  held(
    await of(kind).author.call('PATCH', `/api${kind.path}/${draft.id}/lines`, {
      lock_version: draft.lock_version,
      lines,
    }),
  )

/** A draft of one piece, of which many fit beside each other on one order. */
async function pieceOf(kind: DocumentKind): Promise<Held> {
  const draft = await draftOf(parties, kind, contract.id)
  if (!isFollower(kind)) return draft
  const [id] = await lineIds(of(kind).author, of(kind).path, draft.id)
  return changeLines(kind, draft, { changed: [{ id, quantity: '1' }] })
}

/** One that the move to issue refuses: it has no line. */
async function emptyOf(kind: DocumentKind): Promise<Held> {
  if (!isFollower(kind)) return begin(kind, '空')
  const draft = await draftOf(parties, kind, contract.id)
  return changeLines(kind, draft, { removed: await lineIds(of(kind).author, of(kind).path, draft.id) })
}

/** It cannot be begun on its own. */
const isFollower = ({ follows }: DocumentKind) => follows !== undefined && !follows.isOptional

const begin = async (kind: DocumentKind, title: string, headers: Record<string, string> = {}) =>
  held(await beginning(kind, title, headers))

function beginning(kind: DocumentKind, title: string, headers: Record<string, string>): Promise<Answer> {
  const partner_id = kind.issuer === 'buyer' ? parties.sellerId : parties.buyerId
  const begun = isFollower(kind) ? { source_id: contract.id, title } : { partner_id, title }
  return of(kind).author.call('POST', `/api${kind.path}`, { [kind.noun]: begun }, headers)
}

const statuses = (answers: readonly Answer[]) => {
  const all = answers.map(({ status }) => status)
  return Object.fromEntries(all.map((status) => [status, all.filter((each) => each === status).length]))
}

describe.each(kinds.map((kind) => [kind.noun, kind] as const))('%s', (noun, kind) => {
  it('domain §1 what somebody else saved meanwhile is answered 409 with the document as it stands now', async () => {
    const { author, path, issue } = of(kind)
    const draft = await pieceOf(kind)
    const save = (title: string) =>
      author.call('PATCH', `/api${kind.path}/${draft.id}`, { [noun]: { title, lock_version: draft.lock_version } })
    held(await save('先に保存した題'))
    const ways = {
      update: await save('後から'),
      saveLines: await author.call('PATCH', `/api${kind.path}/${draft.id}/lines`, {
        lock_version: draft.lock_version,
        lines: {},
      }),
      move: await move(author, path, issue, draft),
    }
    for (const [way, { status, body }] of Object.entries(ways)) {
      expect([way, status, body.errors[0].code]).toEqual([way, 409, 'stale'])
      const current = [body.current].flat()[0]
      expect([way, current.title, current.lock_version]).toEqual([way, '先に保存した題', draft.lock_version + 1])
    }
    // Merged by hand, it is saved upon what the answer held.
    held(
      await author.call('PATCH', `/api${kind.path}/${draft.id}`, {
        [noun]: { title: '両方', lock_version: draft.lock_version + 1 },
      }),
    )
  })

  it('§1 a call that is sent again under its key does nothing twice, at the same moment or later', async () => {
    const { author, path, issue } = of(kind)
    const draft = await pieceOf(kind)
    const key = (name: string) => ({ 'Idempotency-Key': `${noun}-${name}` })
    const twice = async (call: () => Promise<Answer>) => {
      const [one, other] = await Promise.all([call(), call()])
      expect(one.body).toEqual(other.body)
      expect((await call()).body).toEqual(one.body)
      return one
    }
    const title = `二度押し ${noun}`
    held(await twice(() => beginning(kind, title, key('create'))))
    const made = await parties.rows('select id from document where title = $1', [title])
    expect(made).toHaveLength(1)
    const documents = [{ id: draft.id, lock_version: draft.lock_version }]
    held(
      await twice(() =>
        author.call('POST', `/api/${path}/transitions`, { transition: issue, documents }, key('issue')),
      ),
    )
    const moved = await parties.rows(
      'select action from audit_event where subject_id = $1 and action = $2 group by user_group_id, action having count(*) <> 1',
      [draft.id, `${noun}.moved`],
    )
    expect(moved).toEqual([])
    expect(await show(author, path, draft.id)).toMatchObject({ revision: 1 })
  })

  it('domain §3.7 of two people who make one move at one moment one wins: it is made, frozen and told once', async () => {
    const { author, partner, path, issue } = of(kind)
    const draft = await pieceOf(kind)
    const drift = await counterDrift(parties)
    const race = async (caller: Caller, transition: string, document: Held) => {
      const why = kind.lifecycle.transitions[transition]!.reason ? { reason: '同時' } : {}
      const both = [1, 2].map(() => move(caller, path, transition, document, why))
      const [won, lost] = (await Promise.all(both)).toSorted((one, other) => one.status - other.status)
      expect([transition, won!.status, lost!.status]).toEqual([transition, 200, 409])
      return show(partner, path, draft.id)
    }
    const issued = await race(author, issue, draft)
    const answer = answerOf(kind, issued.status)
    const moved = answer ? await race(partner, answer, issued) : issued
    expect(moved.revision).toBe(1)
    const told = await parties.rows(
      `select user_group_id, detail -> 'changes' -> 'status' ->> 'after' as after from audit_event
      where subject_id = $1 and action = $2`,
      [draft.id, `${noun}.moved`],
    )
    const by = [parties.buyerId, parties.sellerId].map((id) => told.filter((row) => Number(row.user_group_id) === id))
    for (const rows of by) expect(new Set(rows.map(({ after }) => after)).size).toBe(rows.length)
    expect(told.length).toBeGreaterThanOrEqual(answer ? 2 : 1)
    expect(await counterDrift(parties)).toEqual(drift)
  })

  it('domain §1 of several each is answered for itself; a dry run writes nothing, atomic holds back all', async () => {
    const { author, path, issue } = of(kind)
    const documents = [await pieceOf(kind), await emptyOf(kind)].map(({ id, lock_version }) => ({ id, lock_version }))
    const call = async (more: object) => {
      const { body } = await author.call('POST', `/api/${path}/transitions`, { transition: issue, documents, ...more })
      return (body.data as { outcome: string; errors: { code: string }[] }[]).map(({ outcome, errors }) =>
        outcome === 'done' ? outcome : errors[0]!.code,
      )
    }
    expect(await call({ dry_run: true })).toEqual(['done', 'lines_needed'])
    expect(await call({ atomic: true })).toEqual(['held_back', 'lines_needed'])
    expect((await show(author, path, documents[0]!.id)).number).toBeNull()
    expect(await call({})).toEqual(['done', 'lines_needed'])
    const shown = await Promise.all(documents.map(({ id }) => show(author, path, id)))
    expect(shown.map(({ number }) => number === null)).toEqual([false, true])
  })

  it('documents 6 fifty issues at once, each fourth refused: numbers 1 to n of the month without a gap', async () => {
    const { author, path, issue } = of(kind)
    const drafts: Held[] = []
    for (let at = 0; at < 50; at += 1) drafts.push(at % 4 === 3 ? await emptyOf(kind) : await pieceOf(kind))
    const answers = await Promise.all(
      drafts.map((draft) => move(author, path, issue, draft, { issue_date: '2031-05-02' })),
    )
    expect(statuses(answers)).toEqual({ 200: 38, 422: 12 })
    const rows = await parties.rows(
      "select number from document where noun = $1 and issue_date = '2031-05-02' order by number",
      [noun],
    )
    const numbers = rows.map(({ number }) => /^.*3105-(\d{5})$/.exec(String(number))?.[1])
    expect(numbers).toEqual(Array.from({ length: 38 }, (_, at) => String(at + 1).padStart(5, '0')))
  })

  const isVoucher = !['trade', 'trade_request'].includes(noun)
  const moves = Object.entries(kind.lifecycle.transitions).filter(
    ([, { by }]) => isVoucher && by !== 'both' && by !== 'time',
  )
  it.each(moves)(
    'documents 23 the move %s writes nothing into days that either party has closed',
    async (name, row) => {
      const { path, author, partner } = of(kind)
      const draft = await pieceOf(kind)
      const isDraft = row.from[0] === kind.lifecycle.statuses[0]
      if (!isDraft) held(await move(author, path, of(kind).issue, draft))
      await parties.rows('update document set status = $2 where id = $1', [draft.id, row.from[0]])
      // So that status and side alone decide: what is short would be refused for that (domain §3.8).
      await parties.rows('update document_line set received = quantity, accepted = quantity where document_id = $1', [
        draft.id,
      ])
      const writers = { issuer: author, author, either: author, receiver: partner, other: partner }
      const mover = writers[row.by as keyof typeof writers]
      for (const group of [parties.buyerId, parties.sellerId]) {
        await close(group, '2099-12-31')
        const now = await show(mover, path, draft.id)
        const answer = await move(mover, path, name, now, { reason: '締め後' })
        await close(group, null)
        expect([answer.status, answer.body.errors?.[0].code], name).toEqual([422, 'period_closed'])
        expect((await show(mover, path, draft.id)).status, name).toBe(row.from[0])
      }
    },
  )

  const read = Object.entries(kind.endpoints).filter(([, { method }]) => method === 'GET')
  it('documents 20 what one side keeps for itself is in no byte that the other side reads, asked for or not', async () => {
    const { author, partner, path, issue } = of(kind)
    const secret = `目印private${noun}`
    const draft = await pieceOf(kind)
    held(
      await author.call('PATCH', `/api${kind.path}/${draft.id}/side`, {
        side: { note: secret, tags: [secret], lock_version: 0 },
      }),
    )
    await ownField(kind, draft.id, secret)
    expect((await putFile(author, draft, `${secret}.png`, 'ours', path)).status).toBe(200)
    held(await move(author, path, issue, await show(author, path, draft.id)))
    expect(JSON.stringify(await show(author, path, draft.id))).toContain(secret)
    const asked = ['', `?q=${encodeURIComponent(secret)}`, '?sort=title', '?per_page=500']
    const asking = (name: string) => (name === 'papers' ? [`?ids[]=${draft.id}`] : asked)
    for (const [name, { path: form }] of read) {
      const address = form.replace(':id', String(draft.id)).replace(':revision', '1')
      for (const query of form.includes('/:id') ? [''] : asking(name)) {
        const answer = await partner.call('GET', `/api${address}${query}`)
        expect([name, query, answer.status]).toEqual([name, query, 200])
        expect(JSON.stringify(answer.body), `${name}${query}`).not.toContain(secret)
      }
    }
    const found = await partner.call('GET', `/api${kind.path}?q=${encodeURIComponent(secret)}`)
    expect([found.body.data, found.body.totals]).toEqual([[], []])
  })
})

const close = (group: number, until: string | null) =>
  parties.rows('update user_group_admin_config set closing_lock_on = $2 where user_group_id = $1', [group, until])

/** A field of the author's own organisation on one document, which holds `value`. */
async function ownField(kind: DocumentKind, targetId: number, value: string): Promise<void> {
  const owner = kind.issuer === 'buyer' ? parties.buyerId : parties.sellerId
  const [definition] = await parties.rows(
    `insert into extension_field_definition (user_group_id, target, key, name, type, shared)
    values ($1, $2, 'own_' || $2, $3, 'text', false) returning id`,
    [owner, kind.noun, value],
  )
  const extension_field = { definition_id: Number(definition!.id), target_id: targetId, value }
  held(await of(kind).author.call('POST', '/api/extension_fields', { extension_field }))
}
