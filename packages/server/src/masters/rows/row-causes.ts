import { databaseRefusal } from '../../http/failures/database-refusal.ts'
import { Refusal, type Cause } from '../../http/refusal.ts'

/** What is wrong with a row. @throws whatever is no fault of the row */
export function causesOf(error: unknown): readonly Cause[] {
  const refusal = error instanceof Refusal ? error : databaseRefusal(error)
  if (!refusal) throw error
  return refusal.causes
}
