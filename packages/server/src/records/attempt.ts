import { sql } from 'kysely'
import { Refusal, type Cause } from '../http/refusal.ts'
import type { TenantRequest } from '../http/request.ts'

/**
 * One of many: where it is refused, what it wrote is undone and what it told the audit is taken back, and nothing of the
 * others is. Answers the cause of the refusal, or null where it was done (domain §4.4).
 * @throws whatever is no refusal
 */
export async function attempt(
  { database, audits }: Pick<TenantRequest, 'database' | 'audits'>,
  act: () => Promise<unknown>,
): Promise<Cause | null> {
  const before = audits.length
  await sql`savepoint one_of_many`.execute(database)
  try {
    await act()
    await sql`release savepoint one_of_many`.execute(database)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint one_of_many`.execute(database)
    audits.length = before
    return error.causes[0]!
  }
}
