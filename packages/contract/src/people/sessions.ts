import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { sessionUser } from './session-user.ts'

export const sessions = {
  show: endpoint('GET /sessions/userinfo', {
    reply: one(sessionUser),
    access: {},
    beforeTerms: true,
    anyOrganisation: true,
    summary: 'The signed-in user with the current organisation',
  }),
  switchOrganisation: endpoint('PATCH /sessions/userinfo', {
    body: z.object({ currentUserGroupId: id }),
    reply: one(sessionUser),
    access: {},
    beforeTerms: true,
    anyOrganisation: true,
    summary: 'Acts for another organisation from now on; 404 when the concierge may not enter it',
  }),
}
