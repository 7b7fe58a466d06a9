import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { locale } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { sessionUser } from './session-user.ts'

export const users = {
  update: endpoint('PATCH /users/:id', {
    body: z.object({ user: z.object({ locale }) }),
    reply: one(sessionUser),
    access: {},
    summary: "Changes one's own language",
  }),
}
