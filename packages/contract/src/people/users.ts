import { memberRoles } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, kind, locale, name } from '../kernel/fields.ts'
import { nothing, one } from '../kernel/reply.ts'
import { sessionUser } from './session-user.ts'

export const notificationEvents = ['approval', 'confirmedMark', 'document', 'message'] as const
/** On screen and by a mail at once; on screen and in one mail each morning; on screen only; not at all. */
export const notificationChannels = ['mail', 'digest', 'screen', 'none'] as const
/** What holds for whoever chose nothing. */
export const usualChannel = 'mail' satisfies (typeof notificationChannels)[number]
const channel = z.optional(z.enum(notificationChannels))
const notificationPreferences = z.object({
  approval: channel,
  confirmedMark: channel,
  document: channel,
  message: channel,
})

const profile = z.object({
  id,
  name: z.string(),
  email: z.string(),
  locale,
  hasPassword: z.boolean(),
  twoFactor: z.object({
    enabledAt: z.nullable(z.string()),
    recoveryCodesLeft: z.number(),
    /** Organisations that let nobody in without it. */
    requiredBy: z.array(z.string()),
  }),
  memberships: z.array(
    z.object({ id, userGroup: z.object({ id, name: z.string(), kind }), role: z.enum(memberRoles) }),
  ),
  /** For the current organisation. */
  notificationPreferences,
})
export type UserProfile = z.output<typeof profile>

const password = z.string().check(z.maxLength(400))
const code = z.string().check(z.trim(), z.maxLength(40))
const recoveryCodes = one(z.object({ recoveryCodes: z.array(z.string()) }))

export const users = {
  show: endpoint('GET /users/:id', { reply: one(profile), access: {}, summary: 'One’s own account' }),
  update: endpoint('PATCH /users/:id', {
    body: z.object({ user: z.object({ locale: z.optional(locale), name: z.optional(name) }) }),
    reply: one(sessionUser),
    access: {},
    beforeTerms: true,
    summary: "Changes one's own language or name",
  }),
  changePassword: endpoint('PUT /users/:id/password', {
    body: z.object({ currentPassword: password, password }),
    reply: nothing,
    access: {},
    summary: 'Sets a new password and ends every other session',
  }),
  confirmIdentity: endpoint('POST /users/:id/confirm_identity', {
    body: z.object({ password: z.optional(password), code: z.optional(code) }),
    reply: nothing,
    access: {},
    summary: 'Shows who one is by password or by a code, before what asks for it (403 `confirm_identity`)',
  }),
  notify: endpoint('PUT /users/:id/notification_preferences', {
    body: z.object({ notificationPreferences }),
    reply: one(profile),
    access: {},
    summary: 'What one wants to hear of in the current organisation, and how',
  }),
}

export const twoFactors = {
  start: endpoint('POST /users/:id/two_factor', {
    body: z.object({ password }),
    reply: one(z.object({ secret: z.string(), uri: z.string(), size: z.number(), path: z.string() })),
    access: {},
    summary: 'Begins two-factor sign-in: the secret, and the outline of its QR code',
  }),
  confirm: endpoint('PUT /users/:id/two_factor', {
    body: z.object({ code }),
    reply: recoveryCodes,
    access: {},
    summary: 'Switches it on with a first code; answers recovery codes, once',
  }),
  renewCodes: endpoint('POST /users/:id/two_factor/recovery_codes', {
    body: z.object({ code }),
    reply: recoveryCodes,
    access: {},
    summary: 'New recovery codes; the old ones stop working',
  }),
  stop: endpoint('POST /users/:id/two_factor/stop', {
    body: z.object({ password, code }),
    reply: nothing,
    access: {},
    summary: 'Switches two-factor sign-in off',
  }),
}

const openSession = z.object({
  id,
  createdAt: z.string(),
  seenAt: z.string(),
  expiresAt: z.string(),
  address: z.nullable(z.string()),
  agent: z.nullable(z.string()),
  userGroupName: z.nullable(z.string()),
  /** Who views as this person in it. */
  originalUser: z.nullable(z.string()),
  remembered: z.boolean(),
  twoFactor: z.boolean(),
  current: z.boolean(),
})
export type OpenSession = z.output<typeof openSession>

export const userSessions = {
  list: endpoint('GET /users/:userId/sessions', {
    reply: one(z.array(openSession)),
    access: {},
    summary: 'Where one is signed in',
  }),
  delete: endpoint('DELETE /users/:userId/sessions/:id', { reply: nothing, access: {}, summary: 'Ends one session' }),
  deleteOthers: endpoint('DELETE /users/:userId/sessions', {
    reply: nothing,
    access: {},
    summary: 'Ends every session but this one',
  }),
}
