import { csvFields, entryDirections, matchRules, statementFormats, type CsvField } from '@tsumugi/domain/banking'
import * as z from 'zod/mini'
import { traders } from '../documents/kinds/goods.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant, lockVersion } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { one, page, pagination, paging } from '../kernel/reply.ts'

const decimal = z.string()
const figure = (most: number) => z.coerce.number().check(z.multipleOf(1), z.minimum(0), z.maximum(most))
const place = z.optional(figure(200))

const statementHead = z.object({
  id,
  name: z.string(),
  format: z.enum(statementFormats),
  account: z.string(),
  currency: z.string(),
  opening: z.nullable(decimal),
  closing: z.nullable(decimal),
  from: z.nullable(date),
  to: z.nullable(date),
  importedAt: instant,
  importedBy: z.string(),
  entries: z.number(),
  posted: z.number(),
  /** Lines that wait for a person. */
  waiting: z.number(),
  /** Not all of it is in, as the server ended meanwhile: the same file again brings the rest. */
  isUnfinished: z.boolean(),
})
export type BankStatementHead = z.output<typeof statementHead>

/** What a line may pay: a credit, a payable, or a payment of a run. */
const item = z.object({
  /** `payable:12` or `payment:7`. */
  key: z.string(),
  partner: z.string(),
  number: z.nullable(z.string()),
  open: decimal,
  dueOn: date,
})
export type StatementItem = z.output<typeof item>

const entry = z.object({
  id,
  bookedOn: date,
  direction: z.enum(entryDirections),
  currency: z.string(),
  amount: decimal,
  senderName: z.string(),
  text: z.string(),
  status: z.enum(['posted', 'confirm', 'tie', 'manual', 'cancelled', 'ignored']),
  rule: z.nullable(z.enum(matchRules)),
  difference: decimal,
  /** A fee was taken off what the law protects. */
  isFeeForbidden: z.boolean(),
  choices: z.array(z.array(item)),
  paid: z.array(z.object({ number: z.nullable(z.string()), amount: decimal })),
  reason: z.string(),
  lockVersion,
})
export type BankEntry = z.output<typeof entry>

const statement = z.extend(statementHead, {
  /** Of one page. */
  lines: z.array(entry),
  pagination,
})
export type BankStatement = z.output<typeof statement>

const columns = z.object({
  skip: figure(50),
  places: z.object(Object.fromEntries(csvFields.map((field) => [field, place])) as Record<CsvField, typeof place>),
})

const rememberedColumns = z.extend(columns, {
  /** The titles the places were found by: a file with others is asked about again. */
  titles: z.array(z.string()),
})

const key = z.string().check(z.regex(/^(payable|payment):\d{1,15}$/))

export const bankStatements = {
  list: endpoint('GET /bank_statements', {
    query: z.object(paging),
    reply: page(statementHead),
    access: traders,
    summary: 'A page of imported statements, the last one first',
  }),
  show: endpoint('GET /bank_statements/:id', {
    query: z.object(paging),
    reply: one(statement),
    access: traders,
    summary: 'A statement with a page of its lines, those that wait for a person first, each with its choices',
  }),
  columns: endpoint('GET /bank_statements/columns', {
    query: z.object({ account: figure(9) }),
    reply: one(z.nullable(rememberedColumns)),
    access: traders,
    summary: 'Where the CSV of an account’s bank has what, as the last import had it; null before the first',
  }),
  add: endpoint('POST /bank_statements', {
    body: z.object({
      /** As it is: 全銀 01 or 03, a bank’s CSV, camt.052 to camt.054; at most 50,000 lines. */
      file: z.file(),
      /** Which account of ours, by its place from 0: of a CSV, which does not say so itself. */
      account: z.optional(figure(9)),
      /** Where a CSV has what; as remembered, else found by its titles. */
      columns: z.optional(columns),
    }),
    multipart: true,
    keepsNoFile: true,
    reply: one(z.object({ statementIds: z.array(id), fresh: z.number(), repeated: z.number(), posted: z.number() })),
    access: { ...traders, powerUser: true },
    summary:
      'Reads a statement and posts what is sure; the same lines again change nothing. All of the file, or nothing',
  }),
}

export const bankEntries = {
  items: endpoint('GET /bank_entries/:id/items', {
    query: z.object({ search: z.optional(z.string().check(z.maxLength(100))) }),
    reply: one(
      z.object({
        /** The earliest due first, at most 200. */
        items: z.array(item),
        /** All that are meant by the search. */
        total: z.number(),
      }),
    ),
    access: traders,
    summary:
      'What is open in the direction and currency of a line: by number, partner or the first figures of an amount',
  }),
  match: endpoint('POST /bank_entries/:id/match', {
    body: z.object({
      items: z.array(key).check(z.minLength(1), z.maxLength(200), distinct()),
      /** That what comes in beyond the items is kept as an unapplied credit; without it that is refused. */
      keepRest: z.optional(z.boolean()),
      lockVersion,
    }),
    reply: one(statement),
    current: one(statement),
    access: { ...traders, powerUser: true },
    summary: 'Says what a line paid: the earliest due first; less a fee that was taken off where that was found',
  }),
  ignore: endpoint('POST /bank_entries/:id/ignore', {
    body: z.object({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)), lockVersion }),
    reply: one(statement),
    current: one(statement),
    access: { ...traders, powerUser: true },
    summary: 'Says that a line pays nothing of the ledger, and why',
  }),
}
