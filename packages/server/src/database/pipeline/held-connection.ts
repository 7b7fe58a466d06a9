import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
} from 'kysely'
import type { Tables } from '../tables.ts'

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

/**
 * One connection for as long as the work with it goes on. Unlike Kysely's own it does not wait for an answer before it sends
 * what is asked next: what is asked together is answered within one round trip. Once it is let go, what still runs of the
 * work is refused: the next to hold the connection is somebody else.
 */
export class HeldConnection implements Driver {
  #connection: DatabaseConnection | null
  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  letGo(): void {
    this.#connection = null
  }
  async init() {}
  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#connection) throw new Error('The transaction has ended. Wait for every query of it before it does.')
    return this.#connection
  }
  async beginTransaction(): Promise<never> {
    throw new Error('This is one transaction already.')
  }
  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}
  async destroy() {}
}
