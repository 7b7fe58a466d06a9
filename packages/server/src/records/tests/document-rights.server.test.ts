import { documentKinds, snake, type DocumentKind } from '@tsumugi/contract'
import { transitionRefusal } from '@tsumugi/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTenant } from '../../database/tenancy.ts'
import {
  agreedContract,
  documentParties,
  draftOf,
  goods,
  inspectedDelivery,
  move,
  show,
  type Held,
  type Parties,
} from './document-parties.fixture.ts'

const kinds = Object.values(documentKinds)
const pathOf = ({ path }: DocumentKind) => path.slice(1)

let parties: Parties
let contract: Held
const drafts = new Map<string, Held>()
beforeAll(async () => {
  parties = await documentParties()
  contract = await agreedContract(parties, [goods('10')])
  // What follows acceptance needs something that was accepted.
  await inspectedDelivery(parties, contract.id, ['4'], ['4'])
  for (const kind of kinds) drafts.set(kind.noun, await draftOf(parties, kind, contract.id))
  // A delivery that came whole, so that status and side alone decide of its moves (§3.8: a short one is not closed).
  await parties.rows('update document_line set received = quantity, accepted = quantity where document_id = $1', [
    drafts.get('delivery')!.id,
  ])
})
afterAll(() => parties.server.stop())

/** Where more is said than that the status closes a move. */
const whyClosed: Readonly<Record<string, string>> = { 'estimation expired accept': 'estimate_expired' }

describe.each(kinds.map((kind) => [kind.noun, kind] as const))('%s', (noun, kind) => {
  const moves = Object.entries(kind.lifecycle.transitions)
  const cases = kind.lifecycle.statuses.flatMap((status) => moves.map(([name]) => [status, name] as const))

  it.each(cases)('domain §4.8 in status %s the move %s is open to whom its row says', async (status, name) => {
    const document = drafts.get(noun)!
    const isDraft = status === kind.lifecycle.statuses[0]
    const author = parties[kind.issuer]
    const number = isDraft ? null : `TEST-${noun}`
    await parties.rows('update document set status = $2, shared = $3, number = $4 where id = $1', [
      document.id,
      status,
      !isDraft,
      number,
    ])
    for (const [side, caller] of [
      ['issuer', author],
      ['receiver', author === parties.buyer ? parties.seller : parties.buyer],
    ] as const) {
      const answer = await move(caller, pathOf(kind), name, document, { dry_run: true, reason: '理由' })
      if (isDraft && side === 'receiver') {
        expect(answer.status).toBe(404)
        continue
      }
      const refusal = transitionRefusal(kind.lifecycle.transitions[name]!, {
        status,
        side,
        author: 'issuer',
        powerUser: true,
        reason: '理由',
      })
      expect(answer.body.data[0].outcome, `${side} ${name}`).toBe(refusal === null ? 'done' : 'refused')
      const code = whyClosed[`${noun} ${status} ${name}`] ?? refusal
      if (refusal !== null) expect(answer.body.data[0].errors[0].code).toBe(code)
      const shown = await show(caller, pathOf(kind), document.id)
      const button = (shown.transitions as { name: string; refusal: string | null }[]).find(
        (each) => each.name === name,
      )!
      expect(button.refusal, `button ${side} ${name}`).toBe(refusal)
    }
    await parties.rows('alter table document disable trigger parties')
    await parties.rows('update document set status = $2, shared = false, number = null where id = $1', [
      document.id,
      kind.lifecycle.statuses[0],
    ])
    await parties.rows('alter table document enable trigger parties')
  })

  const named = Object.entries(kind.endpoints).filter(([, { path }]) => path.includes('/:id'))
  const wordy = { side: { lock_version: 0, note: 'x' }, [noun]: { lock_version: 0, title: 'x' } }
  const bodies: Record<string, object> = {
    update: wordy,
    side: wordy,
    saveLines: { lock_version: 0, lines: {} },
    addToLines: { field: 'quantity', lines: [{ id: 1, add: '1' }] },
    propose: { proposal: { kind: 'change', base_revision: 1, reason: 'x' } },
    answer: { answer: 'accept' },
    addFile: { file: { id: 1, face: 'both' } },
    requestApproval: { approval: { lock_version: 0 } },
  }
  it.each(named)(
    'domain §4.1 a third organisation finds nothing by %s, and the partner no draft',
    async (name, endpoint) => {
      const { id } = drafts.get(noun)!
      const path = `/api${endpoint.path.replace(':id', String(id)).replace(':proposalId', '1').replace(':fileId', '1').replace(':revision', '1')}`
      const body = endpoint.method === 'GET' || endpoint.method === 'DELETE' ? undefined : bodies[name]
      const others = [parties.stranger, parties[kind.issuer === 'buyer' ? 'seller' : 'buyer']]
      for (const other of others) expect((await other.call(endpoint.method, path, body)).status).toBe(404)
    },
  )

  it('domain §4.5 of an issued one the database itself refuses each field but those a side writes then', async () => {
    const { id } = drafts.get(noun)!
    await parties.rows('update document set shared = true, number = $2 where id = $1', [id, `TEST-${noun}`])
    const issuerId = kind.issuer === 'buyer' ? parties.buyerId : parties.sellerId
    const refusalOf = (statement: string) =>
      inTenant(parties.server.engine.database, issuerId, (database) => sql.raw(statement).execute(database)).then(
        () => 'done',
        ({ code }: { code: string }) => code,
      )
    for (const [field, { kind: type, after, choices = [] }] of Object.entries(kind.fields)) {
      const others = { date: '2031-01-01', decimal: '7', integer: '7', choice: choices.at(-1), items: '[1]' }
      const other = others[type as keyof typeof others] ?? 'x'
      const value = `'${other}'`
      const answer = await refusalOf(`update ${noun} set ${snake(field)} = ${value} where document_id = ${id}`)
      expect([field, answer]).toEqual([field, after ? 'done' : 'TS409'])
    }
    expect(await refusalOf(`delete from ${noun} where document_id = ${id}`)).toBe('TS409')
    for (const column of ['title', 'currency', 'issuer_name', 'receiver_name'])
      expect([column, await refusalOf(`update document set ${column} = 'X' where id = ${id}`)]).toEqual([
        column,
        'TS409',
      ])
    expect(await refusalOf(`update document set amount = 1 where id = ${id}`)).toBe('TS409')
    await parties.rows('alter table document disable trigger parties')
    await parties.rows('update document set shared = false, number = null where id = $1', [id])
    await parties.rows('alter table document enable trigger parties')
  })

  it('domain §4.1 a line names the parties of its document and no others', async () => {
    const { id } = drafts.get(noun)!
    const naming = (parties_: string) =>
      parties.rows(
        `insert into document_line (document_id, issuer_id, receiver_id, author_id, shared, position)
        select id, ${parties_}, false, 0 from document where id = $1`,
        [id],
      )
    for (const wrong of [
      'receiver_id, issuer_id, author_id',
      'issuer_id, receiver_id, receiver_id',
      'issuer_id, null, author_id',
    ])
      await expect(naming(wrong)).rejects.toMatchObject({ code: 'TS409' })
  })

  it('§7 the columns of the table are the fields of the row', async () => {
    const rows = await parties.rows(
      'select column_name as name from information_schema.columns where table_name = $1',
      [noun],
    )
    const columns = rows.map(({ name }) => String(name)).filter((name) => name !== 'document_id')
    expect(columns.toSorted()).toEqual(Object.keys(kind.fields).map(snake).toSorted())
    const lines = await parties.rows(
      "select column_name as name from information_schema.columns where table_name = 'document_line'",
    )
    expect(lines.map(({ name }) => String(name))).toEqual(expect.arrayContaining(Object.keys(kind.lines).map(snake)))
  })
})

it('domain §3.6 nobody begins a document with an organisation it does no business with, nor with itself', async () => {
  for (const partner of [parties.buyerId, 999_999, 2]) {
    const answer = await parties.buyer.call('POST', '/api/contracts', {
      contract: { partner_id: partner, lines: [goods('1')] },
    })
    expect([answer.status, answer.body.errors[0].code], String(partner)).toEqual([422, 'partner_unknown'])
  }
})

it('domain §4.11 what a side keeps for itself is in none of the partner’s answers', async () => {
  const secret = '目印-private-5521'
  const { buyer, seller } = parties
  await buyer.call('PATCH', `/api/contracts/${contract.id}/side`, {
    side: { note: secret, tags: [secret.slice(0, 40)], lock_version: 0 },
  })
  const paths = ['', '/lines', '/lines/export?format=csv', '/progress', '/revisions', '/revisions/1', '/proposals'].map(
    (end) => `/api/contracts/${contract.id}${end}`,
  )
  for (const path of [
    ...paths,
    '/api/contracts',
    `/api/contracts?q=${secret}`,
    '/api/contracts/export?format=csv',
    `/api/contracts/export?format=csv&q=${secret}`,
    '/api/deliveries',
    '/api/audit_events',
  ]) {
    const answer = await seller.call('GET', path)
    expect(JSON.stringify(answer.body), path).not.toContain(secret)
  }
  expect(JSON.stringify((await buyer.call('GET', `/api/contracts/${contract.id}`)).body)).toContain(secret)
})

it('domain §4.6 both chains of audit hold, and each side reads of the move in its own', async () => {
  for (const id of [parties.buyerId, parties.sellerId]) {
    const rows = await parties.rows(
      "select detail from audit_event where user_group_id = $1 and action = 'contract.moved' and subject_id = $2 order by id",
      [id, contract.id],
    )
    expect(rows.map(({ detail }) => (detail as { transition: string }).transition)).toEqual(['issue', 'accept'])
  }
})
