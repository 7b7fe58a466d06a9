import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely'
import type { Database } from '../engine.ts'
import type { Tables } from '../tables.ts'
import { postpone, type Statement } from './pipelined-driver.ts'

/** Kysely on whatever hands out connections. */
export const kyselyOn = (driver: Driver): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })

/** Statements that give a connection another role, in the order of their leaving and coming back. */
export interface RoleChange {
  readonly out: Statement
  readonly back: Statement
}

const holders = new WeakMap<Database, HeldConnection>()

/**
 * One connection for as long as the work with it goes on. Unlike Kysely's own it does not wait for an answer before it sends
 * what is asked next: what is asked together is answered within one round trip. Once it is let go, what still runs of the
 * work is refused: the next to hold the connection is somebody else.
 *
 * Two handles ask on it, the tenant's and the system's. As the role is the connection's and not the statement's, the tenant
 * is refused while the system is at work: what it asked would be answered with everybody's rows.
 */
export class HeldConnection {
  readonly tenant = this.#handle(() => this.#assertTenant())
  readonly #system = this.#handle(() => undefined)
  #connection: DatabaseConnection | null
  /** How many pieces of work stand outside the tenant, and how many of them the connection's role is changed for. */
  #inside = 0
  #changed = 0

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  letGo(): void {
    this.#connection = null
  }

  /** Work within such work, and beside it, is the system's as well: the last to end goes back. */
  async asSystem<Result>({ out, back }: RoleChange, work: (system: Database) => Promise<Result>): Promise<Result> {
    this.#inside += 1
    this.#changed += 1
    try {
      if (this.#changed === 1) await postpone(this.#system, out)
      return await work(this.#system)
    } finally {
      this.#changed -= 1
      if (this.#changed === 0) await postpone(this.#system, back)
      this.#inside -= 1
    }
  }

  #handle(assertMayAsk: () => void): Database {
    const handle = kyselyOn(
      new OneConnection(() => {
        if (!this.#connection) throw new Error('The transaction has ended. Wait for every query of it before it does.')
        assertMayAsk()
        return this.#connection
      }),
    )
    holders.set(handle, this)
    return handle
  }

  #assertTenant(): void {
    if (this.#inside > 0)
      throw new Error('The system is at work on this connection. Wait for it, or ask what you ask by its own handle.')
  }
}

/** Who holds the connection that a handle asks on. @throws Error for a handle of no transaction */
export function holderOf(handle: Database): HeldConnection {
  const holder = holders.get(handle)
  if (!holder) throw new Error('This asks outside of any transaction.')
  return holder
}

class OneConnection implements Driver {
  constructor(readonly connection: () => DatabaseConnection) {}
  async init() {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.connection()
  }
  async beginTransaction(): Promise<never> {
    throw new Error('This is one transaction already.')
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}
  async destroy() {}
}
