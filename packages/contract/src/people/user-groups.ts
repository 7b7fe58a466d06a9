import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { flag, id } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { userGroup } from './session-user.ts'

const named = z.object({ id, name: z.string() })

export const userGroups = {
  list: endpoint('GET /user_groups', {
    query: z.object({ superGroup: flag }),
    reply: one(z.array(named)),
    access: {},
    summary: 'Organisations of the own super group, with `super_group=true`; else the own organisations',
  }),
  teams: endpoint('GET /user_groups/:id/teams', {
    reply: one(z.array(named)),
    access: {},
    summary: 'Teams of an organisation one belongs to',
  }),
}

export const concierges = {
  list: endpoint('GET /concierges', {
    query: z.object({ mine: flag }),
    reply: one(z.array(z.object({ userGroupId: id, userGroup }))),
    access: {},
    summary: 'Organisations that the user may enter as concierge',
  }),
}
