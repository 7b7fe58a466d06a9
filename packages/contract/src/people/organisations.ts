import { kinds } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, functionKey, id, kind, lockVersion, name } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { keepsOrganisations, readsOrganisations } from './platform-access.ts'
import { country } from './user-groups.ts'

export const organisationStandings = ['prospect', 'agreed', 'suspended'] as const

const organisationRow = z.object({
  id,
  kind,
  name: z.string(),
  country: z.string(),
  registrationNumber: z.nullable(z.string()),
  agreedTermsAt: z.nullable(z.string()),
  suspendedAt: z.nullable(z.string()),
  standing: z.enum(organisationStandings),
  tester: z.boolean(),
  memberCount: z.number(),
  enabledFunctions: z.array(functionKey),
  lastActiveAt: z.nullable(z.string()),
  lockVersion,
})
export type OrganisationRow = z.output<typeof organisationRow>

const adminConfig = z.object({
  userGroup: organisationRow,
  enabledFunctions: z.array(functionKey),
  seats: z.nullable(z.number()),
  usedSeats: z.number(),
  storageMegabytes: z.nullable(z.number()),
  usedMegabytes: z.number(),
  loginIpList: z.array(z.string()),
  twoFactorRequired: z.boolean(),
  /** How many of its people could not enter at once if two-factor sign-in were asked for today. */
  withoutTwoFactor: z.number(),
  closingLockOn: z.nullable(z.string()),
  lockVersion,
})
export type OrganisationAdminConfig = z.output<typeof adminConfig>

const address = z.string().check(z.trim(), z.minLength(2), z.maxLength(60))

export const organisations = {
  list: endpoint('GET /user_groups/directory', {
    query: z.object({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(100))),
      kind: z.optional(z.enum(kinds)),
      standing: z.optional(z.enum(organisationStandings)),
      enabledFunction: z.optional(functionKey),
      sort: z.optional(z.enum(['name', 'kind', 'memberCount', 'lastActiveAt', 'agreedTermsAt'])),
      descending: z.optional(z.enum(['true', 'false'])),
    }),
    reply: page(organisationRow),
    access: readsOrganisations,
    summary: 'Every organisation of the platform',
  }),
  create: endpoint('POST /user_groups', {
    body: z.object({
      userGroup: z.object({
        kind,
        name,
        country: z.optional(country),
        enabledFunctions: z.optional(z.array(functionKey).check(z.maxLength(200))),
        /** Invited as its first owner. */
        ownerEmail: z.optional(z.string().check(z.trim(), z.maxLength(254))),
      }),
    }),
    reply: one(organisationRow),
    access: keepsOrganisations,
    confirms: ({ userGroup: { kind, ownerEmail } }) => kind === 'admin' || !!ownerEmail,
    summary: 'Adds an organisation and invites its first owner',
  }),
  enable: endpoint('PATCH /user_groups/functions', {
    body: z.object({
      ids: z.array(id).check(z.minLength(1), z.maxLength(500)),
      function: functionKey,
      enabled: z.boolean(),
    }),
    reply: one(z.object({ changed: z.number() })),
    access: keepsOrganisations,
    summary: 'Switches one function on or off for many organisations',
  }),
  setStanding: endpoint('PATCH /user_groups/:id/standing', {
    body: z.object({ suspended: z.optional(z.boolean()), tester: z.optional(z.boolean()), lockVersion }),
    reply: one(organisationRow),
    access: keepsOrganisations,
    summary: 'Suspends an organisation, lets it in again, or marks it as a tester',
  }),
  adminConfig: endpoint('GET /user_groups/:id/user_group_admin_config', {
    reply: one(adminConfig),
    access: readsOrganisations,
    summary: 'What the platform grants and limits',
  }),
  updateAdminConfig: endpoint('PATCH /user_groups/:id/user_group_admin_config', {
    body: z.object({
      userGroupAdminConfig: z.object({
        enabledFunctions: z.optional(z.array(functionKey).check(z.maxLength(200))),
        seats: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(100_000)))),
        storageMegabytes: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(10_000_000)))),
        loginIpList: z.optional(z.array(address).check(z.maxLength(200))),
        twoFactorRequired: z.optional(z.boolean()),
        closingLockOn: z.optional(z.nullable(date)),
        lockVersion,
      }),
    }),
    reply: one(adminConfig),
    access: keepsOrganisations,
    summary: 'Changes functions, seats, storage, who may sign in from where, and the closing lock date',
  }),
}

const superGroup = z.object({ id, name: z.string(), userGroups: z.array(z.object({ id, name: z.string(), kind })) })
export type SuperGroup = z.output<typeof superGroup>
const superGroupInput = z.object({ name, userGroupIds: z.array(id).check(z.maxLength(200)) })

export const superGroups = {
  list: endpoint('GET /super_groups', {
    query: z.object(paging),
    reply: page(superGroup),
    access: readsOrganisations,
    summary: 'Groups of organisations',
  }),
  create: endpoint('POST /super_groups', {
    body: z.object({ superGroup: superGroupInput }),
    reply: one(superGroup),
    access: keepsOrganisations,
    summary: 'Adds a super group',
  }),
  update: endpoint('PATCH /super_groups/:id', {
    body: z.object({ superGroup: z.partial(superGroupInput) }),
    reply: one(superGroup),
    access: keepsOrganisations,
    summary: 'Renames a super group or changes who is in it',
  }),
  delete: endpoint('DELETE /super_groups/:id', {
    reply: nothing,
    access: keepsOrganisations,
    summary: 'Dissolves a super group',
  }),
}
