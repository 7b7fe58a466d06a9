import { UnusableDatabase } from '../unusable-database.ts'
import { oneLine } from './database-on.ts'

/** Names the server without the password that its address may hold. */
export function unreachable(connectionString: string, setting: string, error: unknown): UnusableDatabase {
  const address = URL.canParse(connectionString) ? new URL(connectionString) : null
  const where = address ? `${address.host}${address.pathname}` : 'the address given'
  return new UnusableDatabase(
    `The database at ${where} does not answer (${oneLine(error)}). ` +
      `Start PostgreSQL there, or correct ${setting}, or leave it out to use the embedded database.`,
  )
}
