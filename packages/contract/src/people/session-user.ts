import type { SessionUser, UserGroup } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { functionKey, id, instant, kind, locale } from '../kernel/fields.ts'

export const userGroup = z.object({
  id,
  kind,
  name: z.string(),
  defaultTradeRequesteeId: z.nullable(id),
  supplierStartId: z.nullable(id),
  agreedTermsAt: z.nullable(instant),
  tester: z.boolean(),
  userGroupConfig: z.nullable(z.object({ allowSkuNamesFreeInput: z.boolean() })),
}) satisfies z.ZodMiniType<UserGroup>

const named = z.object({ id, name: z.string() })

/** The session user of spec §3. */
export const sessionUser = z.object({
  id,
  name: z.string(),
  locale,
  kind,
  admin: z.boolean(),
  powerUser: z.boolean(),
  userGroups: z.array(userGroup),
  currentUserGroup: z.nullable(userGroup),
  ownedClientUserGroups: z.array(userGroup),
  originalUser: z.nullable(named),
  originalUserGroup: z.nullable(named),
  enabledFunctions: z.array(functionKey),
}) satisfies z.ZodMiniType<SessionUser>
