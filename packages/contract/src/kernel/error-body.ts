import * as z from 'zod/mini'

/** One thing that is wrong: a stable code, the field it belongs to, words for people, figures in `meta` (domain §1, Errors). */
export const problem = z.object({
  code: z.string(),
  field: z.nullable(z.string()),
  message: z.string(),
  meta: z.record(z.string(), z.unknown()),
})
export type Problem = z.output<typeof problem>

/** The body of every non-OK answer. `current` is the row as it stands now, on 409 `stale`. */
export const errorBody = z.object({ errors: z.array(problem), requestId: z.string(), current: z.optional(z.unknown()) })
export type ErrorBody = z.output<typeof errorBody>
