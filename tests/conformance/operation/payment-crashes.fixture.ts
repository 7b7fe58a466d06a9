import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownDatabase, signInAs, startServerProcess, templateOfRun, type ServerProcess } from '@tsumugi/dev-env'
import { openEngine } from '@tsumugi/server'
import { personas, type PersonaKey } from '@tsumugi/server/personas'

/** The seeded server as a process of its own that is killed and started again, and its database. */
export interface CrashingServer {
  ask(path: string, who?: Who): Promise<Response>
  /** One write, as the product's client sends it: the same key for every try. Nothing where the server was gone. */
  post(path: string, body: object, key: string, who?: Who): Promise<WriteAnswer | undefined>
  kill(): Promise<void>
  /** On the same address. */
  start(): Promise<void>
  /** While the server is down, for only one process may have a PGlite open. */
  rows<Row extends object>(statement: string): Promise<Row[]>
  stop(): Promise<void>
}
/** `maker` makes runs and moves them; `second` is the other person whom an approval needs. */
export type Who = 'maker' | 'second'
export interface WriteAnswer {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- The wire has no type: each test says what it expects of it.
  readonly body: any
}

const signedIn = { maker: 'brand', second: 'brandOwner' } as const

/** @param fill statements that the database is filled with before the first start */
export async function crashingServer(fill: string): Promise<CrashingServer> {
  const place = mkdtempSync(join(tmpdir(), 'tsumugi-crashes-'))
  const template = templateOfRun()!
  cpSync(template.directory, place, { recursive: true })
  const database = template.database === undefined ? undefined : await ownDatabase(template.database)
  const rows: CrashingServer['rows'] = async (statement) => {
    if (database) return database.query(statement)
    const engine = await openEngine({ dataDirectory: place })
    return (await engine.pool.query(statement).finally(() => engine.close())).rows as never
  }
  await rows(fill)
  const settings = {
    DATA_DIRECTORY: place,
    MAIL_KEY: 'key-of-tests',
    ...(database && { DATABASE_URL: database.url, SYSTEM_DATABASE_URL: database.systemUrl }),
  }
  let server: ServerProcess = await startServerProcess(settings)
  const { url } = server
  const cookies = {} as Record<Who, string>
  for (const who of ['maker', 'second'] as const) {
    const { name, value } = await signInAs(url, signedIn[who])
    cookies[who] = `${name}=${value}`
  }
  const headers = (who: Who) => ({ Cookie: cookies[who], 'X-Requested-With': 'XMLHttpRequest' })
  return {
    rows,
    ask: (path, who = 'maker') => fetch(`${url}/api/${path}`, { headers: headers(who) }),
    async post(path, body, key, who = 'maker') {
      const sent = { ...headers(who), 'Content-Type': 'application/json', 'Idempotency-Key': key }
      try {
        const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) })
        return { status: answer.status, body: await answer.json() }
      } catch {
        return undefined
      }
    },
    kill: async () => void (await server.end('SIGKILL')),
    async start() {
      server = await startServerProcess({ ...settings, PORT: new URL(url).port })
    },
    async stop() {
      await server.end()
      await database?.drop()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

const payeeAccount = JSON.stringify({
  bankCode: '0009',
  bankName: 'ミツイスミトモギンコウ',
  branchCode: '123',
  branchName: 'シンジュクシテン',
  kind: 'ordinary',
  accountNumber: '0012345',
  holder: 'カブシキガイシャ ホウセーニホン',
})

export interface DueSize {
  readonly rounds: number
  readonly payees: number
  /** Of each payee in each round. */
  readonly bills: number
}

/**
 * What fills a database with payees of the brand, each with an account, and with what is due to them: as many payables for
 * each round, numbered `<round>-<payee>-<bill>`.
 */
export const dueTo = ({ rounds, payees, bills }: DueSize): string => `
  with buyer as (
    select m.user_group_id as id from membership m join account a on a.id = m.account_id
    where a.email = '${personaEmail('brand')}'),
  payee as (
    insert into user_group (kind, name) select 'supplier', '支払先 ' || at from generate_series(1, ${payees}) as at
    returning id, split_part(name, ' ', 2)::int as at),
  known as (
    insert into payee_account (user_group_id, partner_id, account)
    select buyer.id, payee.id, '${payeeAccount}'::jsonb from buyer, payee),
  bill as (
    insert into document (noun, issuer_id, receiver_id, author_id, status, issuer_name, receiver_name, line_rounding,
      number, shared)
    select 'trade', payee.id, buyer.id, payee.id, 'issued', 'x', 'y', 'down', 'BILL-' || payee.at, true
    from buyer, payee returning id, issuer_id)
  insert into payable (document_id, part, debtor_id, creditor_id, number, currency, amount, issued_on, due_on)
  select bill.id, row_number() over (partition by bill.id), buyer.id, payee.id, round || '-' || payee.at || '-' || item,
    'JPY', 1000 * round + 100 * payee.at + item, '2026-10-01', '2026-11-30'
  from buyer, payee join bill on bill.issuer_id = payee.id, generate_series(1, ${rounds}) as round,
    generate_series(1, ${bills}) as item`

const personaEmail = (key: PersonaKey) => personas.find((each) => each.key === key)!.email
