import type { Schema } from '@tsumugi/contract'
import type { $ZodIssue } from 'zod/v4/core'
import { Refusal, type Cause } from './refusal.ts'
import type { ErrorCode } from './messages/ja.ts'

/** Answers the validated value, or refuses with 422 and one cause per fault. */
export function validated<S extends Schema>(schema: S, value: unknown): S['_zod']['output'] {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Refusal(
    422,
    result.error.issues.map((issue) => causeOf(issue, value)),
  )
}

function causeOf(issue: $ZodIssue, value: unknown): Cause {
  const field = issue.path.map(String).join('.')
  switch (issue.code) {
    case 'invalid_type':
      return { code: valueAt(value, issue.path) === undefined ? 'missing' : 'wrong_type', field }
    case 'too_small':
      if ((issue.origin === 'string' || issue.origin === 'array') && Number(issue.minimum) <= 1)
        return { code: 'missing', field }
      return {
        code: bySize(issue.origin, 'too_short', 'too_small'),
        field,
        meta: { minimum: Number(issue.minimum) + (issue.inclusive === false ? 1 : 0) },
      }
    case 'too_big':
      return { code: bySize(issue.origin, 'too_long', 'too_large'), field, meta: { maximum: Number(issue.maximum) } }
    case 'invalid_format':
      return { code: 'invalid_format', field }
    default:
      return { code: 'invalid', field }
  }
}

/** What was sent where an issue points: issues themselves do not carry it. */
function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner === null || typeof inner !== 'object' ? undefined : Reflect.get(inner, key)),
    value,
  )
}

function bySize(origin: string, ofText: ErrorCode, ofNumber: ErrorCode): ErrorCode {
  if (origin === 'string') return ofText
  return origin === 'array' ? 'too_many' : ofNumber
}
