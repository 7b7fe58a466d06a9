import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { flag, id } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { keepsPlatform } from './platform-access.ts'
import { userGroup } from './session-user.ts'

const concierge = z.object({
  userGroupId: id,
  userGroup,
  /** Who the concierge is, in the list of the platform; not among one's own. */
  id: z.optional(id),
  user: z.optional(z.object({ id, name: z.string(), email: z.string() })),
  createdAt: z.optional(z.string()),
})
export type ConciergeEntry = z.output<typeof concierge>

export const concierges = {
  list: endpoint('GET /concierges', {
    query: z.object({ mine: flag, q: z.optional(z.string().check(z.maxLength(100))), ...paging }),
    reply: page(concierge),
    access: {},
    summary: 'Organisations that the user may enter as concierge; for an admin without `mine`, all of everybody',
  }),
  create: endpoint('POST /concierges', {
    body: z.object({ concierge: z.object({ email: z.string().check(z.trim(), z.maxLength(254)), userGroupId: id }) }),
    reply: one(concierge),
    access: keepsPlatform,
    confirms: () => true,
    summary: 'Makes a person concierge of an organisation',
  }),
  delete: endpoint('DELETE /concierges/:id', { reply: nothing, access: keepsPlatform, summary: 'Ends a concierge' }),
}
