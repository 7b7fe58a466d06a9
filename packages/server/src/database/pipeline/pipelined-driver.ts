import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import type pg from 'pg'
import type { Database } from '../engine.ts'
import { isDue } from './plans-anew.ts'
import { PreparedNames } from './prepared-names.ts'
import { roundTrips } from './round-trips.ts'

/** What PostgreSQL calls a statement that came after a failed one (in_failed_sql_transaction). */
const inFailedTransaction = '25P02'

const postponed = new WeakSet<CompiledQuery>()

/** What Kysely can make SQL of: a builder, or raw SQL. */
export interface Statement {
  compile(database: Database): CompiledQuery
}

/**
 * Leaves a statement whose rows nobody waits for to be sent together with the next one, in one write: each round trip
 * costs more than most statements. It keeps its place in the order; when it fails, whatever it was sent with fails with
 * its error, at the latest the commit.
 */
export async function postpone(database: Database, statement: Statement): Promise<void> {
  const compiled = statement.compile(database)
  postponed.add(compiled)
  await database.executeQuery(compiled)
}

/** What a connection can rely on from one transaction to the next. */
export interface Habits {
  /** Whether what was prepared by name is still there. */
  readonly prepares: boolean
  /** What each transaction begins with. */
  readonly begin: string
}

/** Of a connection that has a session of the database to itself. */
const ownSession: Habits = { prepares: true, begin: 'begin' }

/** What a transaction on this connection begins with. */
export const beginOn = (connection: DatabaseConnection): string =>
  connection instanceof PipelinedConnection ? connection.habits.begin : ownSession.begin

/** Kysely on a pool of clients, in pipeline mode where they can: statements of one connection are answered in the order they were sent. */
export class PipelinedDriver implements Driver {
  readonly #known = new WeakMap<pg.PoolClient, PipelinedConnection>()
  readonly #names = new PreparedNames()
  constructor(
    readonly pool: pg.Pool,
    readonly habits: Habits = ownSession,
  ) {}

  async init() {}
  async acquireConnection(): Promise<PipelinedConnection> {
    const client = await this.pool.connect()
    const known = this.#known.get(client) ?? new PipelinedConnection(client, this.#names, this.habits)
    this.#known.set(client, known)
    return known
  }
  async beginTransaction(connection: PipelinedConnection) {
    await connection.executeQuery(CompiledQuery.raw(beginOn(connection)))
  }
  async commitTransaction(connection: PipelinedConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }
  async rollbackTransaction(connection: PipelinedConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }
  async releaseConnection(connection: PipelinedConnection) {
    await connection.release()
  }
  async destroy() {
    await this.pool.end()
  }
}

/** What of a client we use beyond its types: whether it sends before it has been answered, and its stream. */
interface Inside {
  readonly pipeline: boolean
  readonly connection: { readonly stream: { cork(): void; uncork(): void } }
}

export class PipelinedConnection implements DatabaseConnection {
  #waiting: CompiledQuery[] = []
  /** Ends when all that was asked so far is answered, well or badly. */
  #before: Promise<unknown> = Promise.resolve()
  /** Why what was postponed did not pass; nothing passes after it. */
  #fault: { readonly reason: unknown } | null = null
  /** What aborted the transaction. */
  #aborted: { readonly by: unknown } | null = null
  /** How many of what was sent are not answered yet. */
  #underWay = 0
  /** Nobody knows any more what state the connection is in. */
  #broken = false
  constructor(
    readonly client: pg.PoolClient,
    readonly names: PreparedNames,
    readonly habits: Habits,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (postponed.has(query)) {
      if (isDue(query, this)) this.#waiting.push(query)
      return { rows: [] }
    }
    if (query.sql === 'rollback') return this.#rollBack()
    const { command, rowCount, rows } = await this.#send(query.sql, query.parameters)
    // A transaction in which a statement failed ends like this, without an error, when somebody swallowed that one.
    if (query.sql === 'commit' && command === 'ROLLBACK')
      throw new Error('The transaction was rolled back: a statement in it had failed.')
    const counts = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
    return { rows: (rows ?? []) as Row[], ...(counts ? { numAffectedRows: BigInt(rowCount ?? 0) } : {}) }
  }

  // oxlint-disable-next-line require-yield -- Nothing of ours reads through a cursor, which a pipeline does not allow.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('A pipelined connection keeps no cursor open.')
  }

  /** What was postponed outside a transaction is sent now. */
  async release(): Promise<void> {
    try {
      const last = this.#waiting.pop()
      if (last) await this.#send(last.sql, last.parameters)
    } finally {
      this.#fault = null
      this.#aborted = null
      this.client.release(this.#broken)
    }
  }

  /** Ends a transaction that failed. A connection on which even that fails is not given to anybody else. */
  async #rollBack(): Promise<QueryResult<never>> {
    // What was postponed and never sent needs no undoing.
    this.#waiting = []
    try {
      await this.#send('rollback', [])
    } catch {
      // Embedded there is no other connection to go on with.
      this.#broken = (this.client as unknown as Inside).pipeline
    }
    return { rows: [] }
  }

  /** Sends what was postponed and the statement itself; the first of them to fail is what went wrong. */
  async #send(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    const waiting = this.#waiting
    this.#waiting = []
    // What is sent while another is under way is answered with it: nobody waits a second time.
    if (this.#underWay === 0) roundTrips.publish(text)
    this.#underWay += 1
    const { pipeline, connection } = this.client as unknown as Inside
    try {
      return await (pipeline
        ? this.#together(connection.stream, waiting, text, values)
        : this.#inTurn(() => this.#oneByOne(waiting, text, values)))
    } finally {
      this.#underWay -= 1
    }
  }

  /** In one write, and before anything is waited for: what others ask at the same time does not come in between. */
  async #together(
    stream: Inside['connection']['stream'],
    waiting: readonly CompiledQuery[],
    text: string,
    values: readonly unknown[],
  ): Promise<pg.QueryResult> {
    const names = this.habits.prepares ? this.names : undefined
    stream.cork()
    const early = waiting.map(({ sql, parameters }) => this.#query(sql, parameters, names))
    const own = this.#query(text, values, names)
    stream.uncork()
    const [last, ...before] = await Promise.allSettled([own, ...early])
    for (const each of [...before, last!]) if (each.status === 'rejected') throw each.reason
    return own
  }

  /** Where what was postponed fails, nothing is sent until it is rolled back: without its begin, a statement would stay. */
  async #oneByOne(
    waiting: readonly CompiledQuery[],
    text: string,
    values: readonly unknown[],
  ): Promise<pg.QueryResult> {
    if (text === 'rollback') this.#fault = null
    if (this.#fault) throw this.#fault.reason
    const names = this.habits.prepares ? this.names : undefined
    for (const { sql, parameters } of waiting)
      await this.#query(sql, parameters, names).catch((reason: unknown) => {
        this.#fault = { reason }
        throw reason
      })
    return this.#query(text, values, names)
  }

  /** Waits until all that was asked before is answered, well or badly. */
  #inTurn<Result>(go: () => Promise<Result>): Promise<Result> {
    const turn = this.#before.then(go)
    this.#before = turn.catch(() => undefined)
    return turn
  }

  /** With a name, the plan of the statement is kept under it. */
  async #query(text: string, values: readonly unknown[], names?: PreparedNames): Promise<pg.QueryResult> {
    const name = names?.nameOf(text, values)
    try {
      return await this.client.query({ ...(name === undefined ? {} : { name }), text, values: [...values] })
    } catch (error) {
      this.names?.forgetAfter(error)
      throw this.#toBlame(error)
    }
  }

  /** Of statements asked together, one may hear that the transaction is aborted before another hears why: all hear why. */
  #toBlame(error: unknown): unknown {
    if ((error as { code?: string }).code === inFailedTransaction) return this.#aborted?.by ?? error
    this.#aborted = { by: error }
    return error
  }
}
