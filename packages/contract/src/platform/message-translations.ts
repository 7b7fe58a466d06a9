import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { one } from '../kernel/reply.ts'

/** Apart from the conversations, which every page knows: a translation is asked for by few. */
export const messageTranslations = {
  show: endpoint('GET /message_threads/:id/messages/:messageId/translation', {
    reply: one(
      z.object({
        text: z.string(),
        /** The language it was written in, as a BCP 47 tag; null where nobody knows. */
        from: z.nullable(z.string()),
      }),
    ),
    access: {},
    summary: 'A message in the reader’s language, by the service that the installation names',
  }),
}
