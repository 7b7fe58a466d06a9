import { textEncodings } from '@tsumugi/domain/conversion'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { problem } from '../kernel/error-body.ts'
import { id, instant, lockVersion } from '../kernel/fields.ts'
import { bytes, nothing, one, page, paging } from '../kernel/reply.ts'

export const converterStatuses = [
  'reading',
  'read',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'rolled_back',
  'failed',
] as const
const outcome = z.enum(['create', 'update', 'same', 'refused'])
/** What is brought in, by the name of its resource: `colors`. */
const noun = z.string().check(z.regex(/^[a-zA-Z]{1,60}$/))
const field = z.string().check(z.maxLength(60))
const cell = z.string().check(z.maxLength(32_767))
const columns = z.array(field).check(z.maxLength(200))
const words = z.record(field, z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(200))))
const mode = z.enum(['all', 'good'])

const counts = z.object({
  create: z.number(),
  update: z.number(),
  same: z.number(),
  refused: z.number(),
  leftOut: z.number(),
  /** Cells that were converted on the way: widths, money, dates, words. */
  fixed: z.number(),
})

/** One run as the list of runs shows it. */
export const converterRun = z.object({
  id,
  noun,
  name: z.string(),
  status: z.enum(converterStatuses),
  total: z.number(),
  /** Rows that the work at hand has done. */
  done: z.number(),
  counts,
  /** Why it failed. */
  fault: z.nullable(problem),
  createdAt: instant,
  createdBy: z.string(),
  appliedAt: z.nullable(instant),
  appliedBy: z.nullable(z.string()),
  /** Until when it can be taken back; null where it cannot. */
  undoUntil: z.nullable(instant),
  lockVersion,
})
export type ConverterRun = z.output<typeof converterRun>

/** The same fault wherever it stands. */
const faultGroup = z.object({
  field,
  code: z.string(),
  /** What stands in the cells; null where they differ. */
  text: z.nullable(z.string()),
  message: z.string(),
  /** What one fix puts in their place; null where nobody knows. Where the cells differ, the one of the first. */
  suggestion: z.nullable(z.string()),
  count: z.number(),
  rows: z.array(z.number()),
})

export const converterDetail = z.extend(converterRun, {
  size: z.number(),
  encoding: z.nullable(z.enum(textEncodings)),
  sheets: z.array(z.string()),
  sheet: z.number(),
  /** Of the row that names the columns, from 0; null where none does. */
  headRow: z.nullable(z.number()),
  heads: z.array(z.string()),
  /** The first rows below the heads. */
  samples: z.array(z.array(z.string())),
  columns,
  words,
  /** Fields as they were chosen last for the same heads, written folded. */
  remembered: z.record(z.string(), z.string()),
  rememberedWords: words,
  mode,
  fixes: z.number(),
  faults: z.array(faultGroup),
  /** The same file, brought in before. */
  twin: z.nullable(z.object({ id, appliedAt: instant })),
})
export type ConverterDetail = z.output<typeof converterDetail>
export type ConverterFault = ConverterDetail['faults'][number]

const converterRow = z.object({
  /** Its row in the sheet, from 1. */
  row: z.number(),
  cells: z.array(z.string()),
  /** By column: what the text became on the way. */
  fixed: z.record(z.string(), z.string()),
  leftOut: z.boolean(),
  outcome: z.nullable(outcome),
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  faults: z.array(z.extend(problem, { suggestion: z.nullable(z.string()) })),
})
export type ConverterRow = z.output<typeof converterRow>

const remembered = z.object({
  noun,
  direction: z.enum(['in', 'out']),
  columns: z.array(field).check(z.maxLength(200)),
  encoding: z.nullable(z.enum(['utf8', 'cp932'])),
})

const signedIn = {} as const

export const dataConverters = {
  list: endpoint('GET /data_converters', {
    query: z.object(paging),
    reply: page(converterRun),
    access: signedIn,
    summary: 'Runs of the organisation, the newest first: which file, by whom, what came of it',
  }),
  add: endpoint('POST /data_converters', {
    body: z.object({ file: z.file(), noun }),
    multipart: true,
    keepsTables: true,
    reply: one(converterDetail),
    access: signedIn,
    summary: 'Brings a CSV (UTF-8, UTF-16, CP932) or XLSX file; its rows are read afterwards, nothing else is done',
  }),
  maps: endpoint('GET /data_converters/maps', {
    reply: one(z.array(remembered)),
    access: signedIn,
    summary: 'Columns as they were chosen last, by noun and direction',
  }),
  remember: endpoint('PUT /data_converters/maps', {
    body: z.object({ map: remembered }),
    reply: nothing,
    access: signedIn,
    summary: 'Keeps the columns of an export for the next time',
  }),
  show: endpoint('GET /data_converters/:id', {
    reply: one(converterDetail),
    access: signedIn,
    summary: 'One run with its columns, what would become of its rows, and its faults, the same fault together',
  }),
  rows: endpoint('GET /data_converters/:id/rows', {
    query: z.object({
      page: paging.page,
      perPage: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive(), z.maximum(500))),
      /** All rows, those to put right, or those with their neighbours. */
      show: z.optional(z.enum(['all', 'refused', 'around'])),
    }),
    reply: page(converterRow),
    access: signedIn,
    summary: 'Rows as they stand in the file, with what would become of each',
  }),
  chooseSheet: endpoint('PUT /data_converters/:id/sheet', {
    body: z.object({
      sheet: z.int().check(z.nonnegative(), z.maximum(1_000)),
      headRow: z.optional(z.nullable(z.int().check(z.nonnegative(), z.maximum(1_000)))),
      lockVersion,
    }),
    reply: one(converterDetail),
    access: signedIn,
    summary: 'Reads another sheet, or takes another row for the heads; what was put right is let go',
  }),
  chooseColumns: endpoint('PUT /data_converters/:id/columns', {
    body: z.object({ columns, words: z.optional(words), lockVersion }),
    reply: one(converterDetail),
    access: signedIn,
    summary: 'Says which column is which field, remembers it, and tries all rows: nothing is written yet',
  }),
  fix: endpoint('PUT /data_converters/:id/fixes', {
    body: z.object({
      fix: z.object({
        field,
        /** Only where this fault is. */
        code: z.optional(z.string().check(z.maxLength(60))),
        /** Only where this stands. */
        text: z.optional(cell),
        rows: z.optional(z.array(z.int().check(z.positive())).check(z.minLength(1), z.maxLength(1_000))),
        /** What is put there; null: what is suggested for each. */
        to: z.optional(z.nullable(cell)),
        /** Leaves the rows out instead. */
        leaveOut: z.optional(z.boolean()),
        /** Reads it so the next time as well. */
        remember: z.optional(z.boolean()),
      }),
      lockVersion,
    }),
    reply: one(converterDetail),
    access: signedIn,
    summary: 'Puts one fault right wherever it stands, or one cell; the rows are tried again',
  }),
  undoFix: endpoint('POST /data_converters/:id/undo_fix', {
    body: z.object({ lockVersion }),
    reply: one(converterDetail),
    access: signedIn,
    summary: 'Takes the last fix back',
  }),
  apply: endpoint('POST /data_converters/:id/apply', {
    body: z.object({ mode, lockVersion }),
    reply: one(converterDetail),
    access: signedIn,
    summary: 'Writes the rows in the background: all of them or none, or the good ones',
  }),
  undo: endpoint('POST /data_converters/:id/undo', {
    body: z.object({ lockVersion }),
    reply: one(converterDetail),
    access: signedIn,
    summary: 'Takes a run back within 24 hours: what nobody has touched or used since',
  }),
  errors: endpoint('GET /data_converters/:id/errors', {
    query: z.object({ format: z.enum(['xlsx', 'csv', 'csv_cp932']) }),
    reply: bytes,
    access: signedIn,
    summary: 'The rows to put right as a file, with what is wrong with each',
  }),
  original: endpoint('GET /data_converters/:id/original', {
    reply: bytes,
    access: signedIn,
    summary: 'The file as it was brought',
  }),
}
