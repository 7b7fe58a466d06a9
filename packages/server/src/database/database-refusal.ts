import { Refusal } from '../http/refusal.ts'

interface DatabaseError {
  code: string
  detail?: string
  constraint?: string
}

/** What the database refuses, as an answer a person can act on; undefined for everything unexpected. */
export function databaseRefusal(error: unknown): Refusal | undefined {
  const { code, detail, constraint } = (error ?? {}) as DatabaseError
  if (code === '23505') return new Refusal(409, [{ code: 'duplicate_key', field: lastColumn(detail) ?? constraint ?? 'id' }])
  if (code === '23503') return new Refusal(422, [{ code: 'not_found', field: lastColumn(detail) ?? 'id' }])
  if (code === '22003' || code === '22P02') return new Refusal(422, [{ code: 'invalid', field: 'value' }])
  return undefined
}

/** `Key (user_group_id, name)=(1, x) already exists.` names the column that the reader can change last. */
const lastColumn = (detail: string | undefined) => /\(([^()]*)\)=/.exec(detail ?? '')?.[1]?.split(',').at(-1)?.trim()
