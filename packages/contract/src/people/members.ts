import { memberRoles, memberStatuses } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { functionKey, id, lockVersion, name } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { assignmentRoles } from './assignment-roles.ts'

const powerUser = { powerUser: true } as const
const role = z.enum(memberRoles)

const member = z.object({
  id,
  userId: id,
  name: z.string(),
  email: z.string(),
  role,
  status: z.enum(memberStatuses),
  /** Null: every function of the organisation. */
  functions: z.nullable(z.array(functionKey)),
  teamIds: z.array(id),
  agreedTermsAt: z.nullable(z.string()),
  lastSeenAt: z.nullable(z.string()),
  twoFactor: z.boolean(),
  lockVersion,
})
export type Member = z.output<typeof member>

export const members = {
  list: endpoint('GET /user_groups/:userGroupId/members', {
    query: z.object({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(z.enum(memberStatuses)),
      role: z.optional(role),
    }),
    reply: page(member),
    access: {},
    summary: 'The people of the current organisation',
  }),
  update: endpoint('PATCH /user_groups/:userGroupId/members/:id', {
    body: z.object({
      member: z.object({
        role: z.optional(role),
        functions: z.optional(z.nullable(z.array(functionKey).check(z.maxLength(200)))),
        lockVersion,
      }),
    }),
    reply: one(member),
    access: powerUser,
    confirms: ({ member: { role } }) => role === 'owner',
    summary: 'Changes the role or the functions of a member; the last owner stays one',
  }),
  grant: endpoint('PATCH /user_groups/:userGroupId/members/functions', {
    body: z.object({
      members: z
        .array(z.object({ id, functions: z.nullable(z.array(functionKey).check(z.maxLength(200))), lockVersion }))
        .check(z.minLength(1), z.maxLength(500)),
    }),
    reply: one(z.array(member)),
    access: powerUser,
    summary: 'Grants functions to many members at once, all or none',
  }),
  suspend: endpoint('POST /user_groups/:userGroupId/members/:id/suspend', {
    reply: one(member),
    access: powerUser,
    summary: 'Keeps a member out; open sessions in this organisation end',
  }),
  resume: endpoint('POST /user_groups/:userGroupId/members/:id/resume', {
    reply: one(member),
    access: powerUser,
    summary: 'Lets a suspended or former member in again',
  }),
  leave: endpoint('POST /user_groups/:userGroupId/members/:id/leave', {
    reply: one(member),
    access: {},
    summary: 'Ends a membership: one’s own, or a power user another’s; the last owner stays',
  }),
}

const invitation = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role,
  /** Null: every function of the organisation, as owners have. */
  functions: z.nullable(z.array(functionKey)),
  invitedBy: z.nullable(z.string()),
  createdAt: z.string(),
  expiresAt: z.string(),
  expired: z.boolean(),
})
export type Invitation = z.output<typeof invitation>

export const invitations = {
  list: endpoint('GET /user_groups/:userGroupId/invitations', {
    reply: one(z.array(invitation)),
    access: powerUser,
    summary: 'Invitations that nobody has accepted yet',
  }),
  create: endpoint('POST /user_groups/:userGroupId/invitations', {
    body: z.object({
      invitation: z.object({
        email: z.string().check(z.trim(), z.maxLength(254)),
        role,
        /** None when left out; an owner has all of them, whatever is chosen. */
        functions: z.optional(z.array(functionKey).check(z.maxLength(200))),
      }),
    }),
    reply: one(z.array(invitation)),
    access: powerUser,
    confirms: ({ invitation: { role } }) => role === 'owner',
    summary: 'Sends an invitation by mail; an earlier one to the same address stops working',
  }),
  delete: endpoint('DELETE /user_groups/:userGroupId/invitations/:id', {
    reply: nothing,
    access: powerUser,
    summary: 'Takes an invitation back',
  }),
}

const team = z.object({ id, name: z.string(), userIds: z.array(id), lockVersion })
export type Team = z.output<typeof team>
const teamInput = z.object({ name, userIds: z.array(id).check(z.maxLength(500)) })

export const teams = {
  create: endpoint('POST /user_groups/:userGroupId/teams', {
    body: z.object({ team: teamInput }),
    reply: one(team),
    access: powerUser,
    summary: 'Adds a team',
  }),
  update: endpoint('PATCH /user_groups/:userGroupId/teams/:id', {
    body: z.object({ team: z.extend(z.partial(teamInput), { lockVersion }) }),
    reply: one(team),
    access: powerUser,
    summary: 'Renames a team or changes who is in it',
  }),
  delete: endpoint('DELETE /user_groups/:userGroupId/teams/:id', {
    reply: nothing,
    access: powerUser,
    summary: 'Dissolves a team that no brand is assigned to',
  }),
}

const brandReader = { kinds: ['brand'] } as const
const brandWriter = { kinds: ['brand'], functions: ['merchandising'], powerUser: true } as const
const assignment = z.object({
  id,
  brandId: id,
  teamId: id,
  teamName: z.string(),
  role: z.enum(assignmentRoles),
  lockVersion,
})
export type TeamAssignment = z.output<typeof assignment>
const assignmentInput = z.object({ teamId: id, role: z.enum(assignmentRoles) })

export const teamAssignments = {
  list: endpoint('GET /brands/:brandId/team_assignments', {
    reply: one(z.array(assignment)),
    access: brandReader,
    summary: 'Which team does what for a brand',
  }),
  create: endpoint('POST /brands/:brandId/team_assignments', {
    body: z.object({ teamAssignment: assignmentInput }),
    reply: one(assignment),
    access: brandWriter,
    summary: 'Assigns a team to a brand',
  }),
  update: endpoint('PATCH /brands/:brandId/team_assignments/:id', {
    body: z.object({ teamAssignment: z.extend(z.partial(assignmentInput), { lockVersion }) }),
    reply: one(assignment),
    access: brandWriter,
    summary: 'Changes an assignment',
  }),
  delete: endpoint('DELETE /brands/:brandId/team_assignments/:id', {
    reply: nothing,
    access: brandWriter,
    summary: 'Ends an assignment',
  }),
}
