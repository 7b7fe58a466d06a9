import { memberRoles, roundings } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { amount, date, flag, functionKey, id, kind, locale, lockVersion, name } from '../kernel/fields.ts'
import { bytes, nothing, one } from '../kernel/reply.ts'

const named = z.object({ id, name: z.string() })
const powerUser = { powerUser: true } as const
const line = (most: number) => z.string().check(z.trim(), z.maxLength(most))
export const country = z.string().check(z.regex(/^[A-Z]{2}$/))
export const currency = z.string().check(z.regex(/^[A-Z]{3}$/))

/** What the numbers of documents begin with, by kind of document (domain §1: `{prefix}{yymm}-{seq5}`). */
export const numberPrefixKinds = ['estimation', 'contract', 'invoice', 'delivery', 'trade', 'materialOrder'] as const
const prefix = z.optional(z.string().check(z.trim(), z.maxLength(6), z.regex(/^[\w-]*$/)))
const numberPrefixes = z.object({
  estimation: prefix,
  contract: prefix,
  invoice: prefix,
  delivery: prefix,
  trade: prefix,
  materialOrder: prefix,
})

const config = z.object({
  allowSkuNamesFreeInput: z.boolean(),
  lineRounding: z.enum(roundings),
  taxRounding: z.enum(roundings),
  overDeliveryPct: amount,
  selfApproval: z.boolean(),
  holidayShift: z.enum(['previous', 'next']),
  fxSource: z.enum(['TTM', 'TTS', 'TTB', 'company']),
  numberPrefixes,
  lockVersion,
})

export const bankAccountKinds = ['ordinary', 'current', 'savings'] as const
const bankAccount = z.object({
  bankCode: z.string().check(z.regex(/^\d{4}$/)),
  bankName: line(60),
  branchCode: z.string().check(z.regex(/^\d{3}$/)),
  branchName: line(60),
  kind: z.enum(bankAccountKinds),
  accountNumber: z.string().check(z.regex(/^\d{7}$/)),
  /** Written in half-width kana when it is stored; what cannot be is refused. */
  holder: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
})
export type BankAccount = z.output<typeof bankAccount>

const closedDay = z.object({ closedOn: date, name: line(60) })
export const imageKinds = ['logo', 'seal'] as const

/** What documents name an organisation by. */
export const organisationFace = {
  id,
  kind,
  name: z.string(),
  nameKana: z.nullable(z.string()),
  country: z.string(),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  registrationNumber: z.nullable(z.string()),
  agreedTermsAt: z.nullable(z.string()),
}

export const organisation = z.object({
  ...organisationFace,
  /** Why a number with a wrong check digit was kept. */
  registrationOverride: z.nullable(z.string()),
  corporateNumber: z.nullable(z.string()),
  baseCurrency: z.string(),
  locale: z.string(),
  fiscalStartMonth: z.number(),
  enabledFunctions: z.array(functionKey),
  lockVersion,
  config: z.nullable(config),
  /** What the platform set for it; null on the read view of another organisation. */
  limits: z.nullable(
    z.object({
      seats: z.nullable(z.number()),
      storageMegabytes: z.nullable(z.number()),
      usedMegabytes: z.number(),
      loginIpList: z.array(z.string()),
      twoFactorRequired: z.boolean(),
      closingLockOn: z.nullable(z.string()),
    }),
  ),
  bankAccounts: z.array(bankAccount),
  closedDays: z.array(z.object({ closedOn: z.string(), name: z.string() })),
  images: z.array(z.object({ kind: z.enum(imageKinds), revision: z.number(), url: z.string() })),
  /** The reader's role in it; null on the read view. */
  role: z.nullable(z.enum(memberRoles)),
  /** `own`: the current organisation. `read`: another of the super group, or one the platform looks at. */
  view: z.enum(['own', 'read']),
})
export type Organisation = z.output<typeof organisation>

const profileInput = z.object({
  name: z.optional(name),
  nameKana: z.optional(z.nullable(line(200))),
  country: z.optional(country),
  address: z.optional(z.nullable(line(400))),
  phone: z.optional(z.nullable(line(40))),
  registrationNumber: z.optional(z.nullable(line(40))),
  registrationOverride: z.optional(z.nullable(line(400))),
  corporateNumber: z.optional(z.nullable(z.string().check(z.regex(/^\d{13}$/)))),
  baseCurrency: z.optional(currency),
  locale: z.optional(locale),
  fiscalStartMonth: z.optional(z.int().check(z.minimum(1), z.maximum(12))),
  lockVersion,
})

export const userGroups = {
  list: endpoint('GET /user_groups', {
    query: z.object({ superGroup: flag }),
    reply: one(z.array(named)),
    access: {},
    summary: 'Organisations of the own super group, with `super_group=true`; else the own organisations',
  }),
  show: endpoint('GET /user_groups/:id', {
    reply: one(organisation),
    access: {},
    summary: 'The current organisation; another of the super group as a read view',
  }),
  update: endpoint('PATCH /user_groups/:id', {
    body: z.object({ userGroup: profileInput }),
    reply: one(organisation),
    access: powerUser,
    summary:
      'Changes what the organisation says about itself; a wrong check digit needs `registration_override`, a reason',
  }),
  updateConfig: endpoint('PATCH /user_groups/:id/config', {
    body: z.object({ config: z.extend(z.partial(config), { lockVersion }) }),
    reply: one(organisation),
    access: powerUser,
    summary: 'Changes how the organisation rounds, approves, numbers and shifts due dates',
  }),
  replaceBankAccounts: endpoint('PUT /user_groups/:id/bank_accounts', {
    body: z.object({ bankAccounts: z.array(bankAccount).check(z.maxLength(10)) }),
    reply: one(organisation),
    access: powerUser,
    confirms: () => true,
    summary: 'Replaces the bank accounts; holders are kept in half-width kana',
  }),
  replaceClosedDays: endpoint('PUT /user_groups/:id/closed_days', {
    body: z.object({ closedDays: z.array(closedDay).check(z.maxLength(400)) }),
    reply: one(organisation),
    access: powerUser,
    summary: 'Replaces the days on which the organisation is closed beside public holidays',
  }),
  teams: endpoint('GET /user_groups/:id/teams', {
    reply: one(z.array(z.extend(named, { userIds: z.array(id), lockVersion }))),
    access: {},
    summary: 'Teams of an organisation one belongs to',
  }),
}

export const organisationImages = {
  upload: endpoint('POST /user_groups/:userGroupId/images', {
    body: z.object({ kind: z.enum(imageKinds), file: z.file() }),
    reply: one(z.object({ kind: z.enum(imageKinds), revision: z.number() })),
    access: powerUser,
    multipart: true,
    summary: 'Uploads the logo or the seal',
  }),
  delete: endpoint('DELETE /user_groups/:userGroupId/images/:kind', {
    reply: nothing,
    access: powerUser,
    summary: 'Takes the logo or the seal away',
  }),
  original: endpoint('GET /user_groups/:userGroupId/images/:kind/original', {
    reply: bytes,
    access: {},
    summary: 'The logo or the seal',
  }),
}
