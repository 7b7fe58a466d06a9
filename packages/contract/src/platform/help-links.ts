import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { one } from '../kernel/reply.ts'

export const helpLinks = {
  show: endpoint('GET /zendesk_links', {
    query: z.object({ path: z.string().check(z.maxLength(2_000)) }),
    reply: one(z.string()),
    access: {},
    summary: 'The help page for a screen; numeric segments of its path are replaced by a placeholder',
  }),
}
