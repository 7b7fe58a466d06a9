import {
  journalAccountKeys,
  journalKinds,
  journalLayoutKeys,
  journalViews,
  omissionReasons,
} from '@tsumugi/domain/accounting'
import * as z from 'zod/mini'
import { traders } from '../documents/kinds/goods.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant } from '../kernel/fields.ts'
import { bytes, one } from '../kernel/reply.ts'

const decimal = z.string()
const account = z.enum(journalAccountKeys)
const period = { from: date, until: date }
const view = z.enum(journalViews)

const accountNames = z.array(z.object({ account, name: z.string(), usual: z.string() }))

const journalExport = z.object({
  id,
  view,
  layout: z.enum(journalLayoutKeys),
  ...period,
  entries: z.number(),
  amount: decimal,
  sha256: z.string(),
  exportedBy: z.string(),
  exportedAt: instant,
})
export type JournalExport = z.output<typeof journalExport>

const journal = z.object({
  /** How many entries the period has, and what they come to. */
  count: z.number(),
  amount: decimal,
  /** What each account is debited and credited with. */
  sums: z.array(z.object({ account, name: z.string(), debit: decimal, credit: decimal })),
  omissions: z.array(
    z.object({
      kind: z.enum(journalKinds),
      on: date,
      number: z.string(),
      partner: z.string(),
      currency: z.string(),
      amount: decimal,
      reason: z.enum(omissionReasons),
    }),
  ),
  /** Names with signs that CP932 does not have: they stand in the file with question marks. */
  unwritable: z.array(z.string()),
  /** Nothing is booked any more until this day; null without a closing lock. */
  closedUntil: z.nullable(date),
  accounts: accountNames,
  /** What was exported of this view, the newest first, at most 50. */
  exports: z.array(z.extend(journalExport, { isOverlapping: z.boolean() })),
})
export type JournalPreview = z.output<typeof journal>

export const journals = {
  show: endpoint('GET /journals', {
    query: z.object({ view, ...period }),
    reply: one(journal),
    access: traders,
    summary:
      'What the journals of a period hold: sums by account, what is left out and why, and what was exported before',
  }),
  export: endpoint('POST /journals', {
    body: z.object({ journal: z.object({ view, ...period, layout: z.enum(journalLayoutKeys) }) }),
    reply: one(journalExport),
    access: { ...traders, powerUser: true },
    summary: 'Writes the journals of a period once, in CP932, as a program for accounting reads them',
  }),
  file: endpoint('GET /journals/:id/file', {
    reply: bytes,
    access: { ...traders, powerUser: true },
    summary: 'The file of an export: always the same bytes',
  }),
  nameAccounts: endpoint('PUT /journals/accounts', {
    body: z.object({
      accounts: z
        .array(z.object({ account, name: z.string().check(z.trim(), z.maxLength(24)) }))
        .check(z.maxLength(journalAccountKeys.length)),
    }),
    reply: one(accountNames),
    access: { ...traders, powerUser: true },
    summary: 'Names the accounts that journals are written on; an empty name is the usual one again',
  }),
}
