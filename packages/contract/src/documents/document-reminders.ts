import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { one } from '../kernel/reply.ts'
import { moveOutcome } from './document-schemas.ts'

/** Asking partners to act on what waits for them (domain §3.7 UI). */
export const documentReminders = {
  create: endpoint('POST /document_reminders', {
    body: z.object({
      documentReminder: z.object({
        documentIds: z.array(id).check(z.minLength(1), z.maxLength(100), distinct()),
        /** Words beside the reminder. */
        note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
        /** What would become of each, without telling anybody. */
        dryRun: z.optional(z.boolean()),
      }),
    }),
    reply: one(z.array(moveOutcome)),
    access: {},
    summary: 'Reminds the other sides of documents of any kind that wait for them, with an answer for each',
  }),
}
