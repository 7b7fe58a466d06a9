import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, lockVersion } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'

const label = z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)))

const input = z.object({
  /** Stands in lists and forms. */
  shown: z.boolean(),
  /** A record is not saved without it. */
  required: z.boolean(),
  position: z.int().check(z.nonnegative(), z.maximum(999)),
  /** What the organisation calls the field; null keeps its usual name. */
  labelJa: label,
  labelEn: label,
  labelZh: label,
})

/** How an organisation uses one field of its master data (domain §3.1). `kindGroup` is the kind of record, as its body is called. */
export const masterConfig = z.extend(input, {
  id,
  kindGroup: z.string(),
  /** The field, as it travels. */
  key: z.string(),
  /** Its kind of record cannot do without it: always shown, always required. */
  fixed: z.boolean(),
  lockVersion,
})
export type MasterConfig = z.output<typeof masterConfig>

export const masterConfigs = {
  list: endpoint('GET /master_configs', {
    query: z.object({ kindGroup: z.optional(z.string().check(z.maxLength(60))) }),
    reply: one(z.array(masterConfig)),
    access: {},
    summary: 'How the fields of master data are used, in their order',
  }),
  findKindGroups: endpoint('GET /master_configs/find_kind_groups', {
    reply: one(z.array(z.object({ kindGroup: z.string(), fields: z.number() }))),
    access: {},
    summary: 'The kinds of master data whose fields can be set, with how many they have',
  }),
  update: endpoint('PUT /master_configs/:id', {
    body: z.object({ masterConfig: z.extend(input, { lockVersion }) }),
    reply: one(masterConfig),
    access: { powerUser: true },
    summary: 'Shows, hides, requires, orders or renames one field',
  }),
}
