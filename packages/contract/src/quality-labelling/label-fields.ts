import {
  careCategories,
  careEditions,
  displayModes,
  labelFindingCodes,
  labelStatuses,
  percentBounds,
} from '@tsumugi/domain'
import * as z from 'zod/mini'
import { date, id, instant, locale, lockVersion } from '../kernel/fields.ts'
import { recordFile } from '../platform/record-files.ts'

export const labelStatus = z.enum(labelStatuses)
export const edition = z.enum(careEditions)
const category = z.enum(careCategories)
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))
const careCode = z.int().check(z.minimum(100), z.maximum(799))

/** A percentage as it is written down; whether it is a good one, the checks of the label say. */
const figure = z.string().check(z.maxLength(12), z.regex(/^\d{0,3}(\.\d{0,6})?$/))

/** What is printed, in the languages of a label. */
export const printedWords = z.record(locale, z.string())
export type PrintedWords = z.output<typeof printedWords>

const rowFields = {
  /** The organisation's own word for the fibre; null prints the designated term itself. */
  fabricId: z.nullable(id),
  fibre: z.string().check(z.maxLength(40)),
  name: z.nullable(text(40)),
  percent: z.nullable(figure),
  bound: z.nullable(z.enum(percentBounds)),
  decoration: z.boolean(),
}
const partFields = { partNameId: z.nullable(id), mode: z.enum(displayModes) }

/** A term of a master as it stands on the label. */
const printedTerm = z.object({ id: z.nullable(id), words: printedWords })

export const labResult = z.object({
  /** Place of the part on the label, from 0. */
  part: z.int().check(z.nonnegative(), z.maximum(20)),
  fibre: z.string().check(z.maxLength(40)),
  name: z.optional(z.nullable(text(40))),
  percent: figure,
})
const labReport = z.object({
  laboratory: text(120),
  reportNo: text(60),
  testedOn: z.nullable(date),
  results: z.array(labResult).check(z.maxLength(120)),
})
/** What a laboratory found, with its paper when there is one. */
export const lab = z.extend(labReport, { file: z.nullable(recordFile) })
/** `fileId` is a record file that the writer brought; left out, the paper stays as it is. */
export const labInput = z.extend(labReport, { fileId: z.optional(z.nullable(id)) })

const plain = {
  styleNo: text(40),
  itemName: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  itemType: text(60),
  brandId: z.nullable(id),
  merchandisingId: z.nullable(id),
  colourScope: z.array(text(60)).check(z.maxLength(40)),
  sizeText: text(40),
  /** Millimetres. */
  labelWidth: z.number().check(z.minimum(10), z.maximum(200)),
  labelHeight: z.number().check(z.minimum(10), z.maximum(300)),
  edition,
  codes: z.array(careCode).check(z.maxLength(20)),
  unrestricted: z.array(category).check(z.maxLength(7)),
  waterRepellent: z.boolean(),
  wasteSpunRemark: z.boolean(),
  labellerName: text(120),
  labellerAddress: text(200),
  labellerPhone: text(40),
  originCountry: z.string().check(z.regex(/^([A-Z]{2})?$/)),
}

/** What its writers give; the words come from the masters. */
export const labelInput = z.object({
  ...plain,
  parts: z
    .array(z.object({ ...partFields, rows: z.array(z.object(rowFields)).check(z.maxLength(20)) }))
    .check(z.maxLength(20)),
  instructionIds: z.array(id).check(z.maxLength(20)),
  attentionIds: z.array(id).check(z.maxLength(20)),
})
export type LabelInput = z.output<typeof labelInput>

export const labelFinding = z.object({
  level: z.enum(['error', 'warning']),
  code: z.enum(labelFindingCodes),
  /** A path on the label: `parts.0.rows.1.percent`. */
  field: z.nullable(z.string()),
  meta: z.record(z.string(), z.unknown()),
})

/** `row` is the place of the figure among the part's fibres, from 0. */
const comparison = z.object({
  row: z.number(),
  fibre: z.string(),
  labelled: z.string(),
  measured: z.string(),
  difference: z.string(),
  within: z.boolean(),
})

const part = z.object({
  ...partFields,
  words: z.nullable(printedWords),
  rows: z.array(z.object({ ...rowFields, words: printedWords })),
})

const versionFields = {
  id,
  version: z.number(),
  status: labelStatus,
  updatedAt: instant,
  updatedBy: z.nullable(z.string()),
  approvedAt: z.nullable(instant),
  approvedBy: z.nullable(z.string()),
  printedAt: z.nullable(instant),
  lockVersion,
}
export const labelVersion = z.object(versionFields)

/** What a line of the list shows. */
export const labelSummary = z.object({
  ...versionFields,
  styleNo: z.string(),
  itemName: z.string(),
  brandId: z.nullable(id),
  brandName: z.nullable(z.string()),
  merchandisingId: z.nullable(id),
  edition,
  codes: z.array(z.number()),
  parts: z.array(part),
  imageUrl: z.nullable(z.string()),
  errors: z.number(),
  warnings: z.number(),
  /** Another organisation's, shared with the reader. */
  foreign: z.boolean(),
})
export type LabelSummary = z.output<typeof labelSummary>

export const qualityLabeling = z.object({
  ...plain,
  ...versionFields,
  parts: z.array(part),
  instructions: z.array(printedTerm),
  attentions: z.array(printedTerm),
  lab: z.nullable(lab),
  /** The laboratory's figures beside the label's, part by part. */
  comparisons: z.array(z.array(comparison)),
  findings: z.array(labelFinding),
  /** Warnings somebody chose to accept, as `code@field`. */
  acceptedWarnings: z.array(z.string()),
  familyId: id,
  replacesId: z.nullable(id),
  imageUrl: z.nullable(z.string()),
  foreign: z.boolean(),
})
export type QualityLabeling = z.output<typeof qualityLabeling>
