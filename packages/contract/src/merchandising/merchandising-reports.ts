import { merchandisingStatuses, reportDimensions, reportMeasures } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { amount, date, id } from '../kernel/fields.ts'
import { bytes, one, page, paging } from '../kernel/reply.ts'
import { merchandisingAccess as access, season } from './merchandisings.ts'

const dimension = z.enum(reportDimensions)
const measure = z.enum(reportMeasures)
const numberInQuery = z.coerce.number().check(z.multipleOf(1), z.positive(), z.maximum(999_999_999_999))
const tag = z.string().check(z.minLength(1), z.maxLength(40))

export const reportRows = z.array(dimension).check(z.maxLength(3))
export const reportColumns = z.array(dimension).check(z.maxLength(2))
export const reportMeasureList = z.array(measure).check(z.maxLength(12))

/** Which products a report is about; without any, all of the organisation. */
const filters = {
  season: z.optional(season),
  statuses: z.optional(z.array(z.enum(merchandisingStatuses)).check(z.maxLength(7))),
  tags: z.optional(z.array(tag).check(z.maxLength(20))),
  priceFrom: z.optional(amount),
  priceTo: z.optional(amount),
}
/** The same filters in a query, where everything is text. */
const filtersInQuery = {
  ...filters,
  brandIds: z.optional(z.array(numberInQuery).check(z.maxLength(50))),
  categoryId: z.optional(numberInQuery),
}
/** And as they are kept with a saved report. */
export const reportFilters = z.object({
  ...filters,
  brandIds: z.optional(z.array(id).check(z.maxLength(50))),
  categoryId: z.optional(id),
})
export type ReportFilters = z.output<typeof reportFilters>

const layout = {
  rows: z.optional(reportRows),
  columns: z.optional(reportColumns),
  measures: z.optional(reportMeasureList),
}
const query = {
  ...filtersInQuery,
  ...layout,
  /** The plan as it stood at the end of this day. */
  asOf: z.optional(date),
}
export const reportQuery = z.object(query)
export type ReportQuery = z.output<typeof reportQuery>

/** One place along a dimension. `name` is null where the reader's language has the words for the key. */
export const reportMember = z.object({
  dimension,
  key: z.string(),
  name: z.nullable(z.string()),
  hex: z.nullable(z.string()),
})
export type ReportMember = z.output<typeof reportMember>

/** Sums over products: a shorter `row` or `column` is a subtotal, an empty one the total. Figures in the order of `measures`. */
export const reportCell = z.object({
  row: z.array(z.string()),
  column: z.array(z.string()),
  values: z.array(z.nullable(z.string())),
})
export type ReportCell = z.output<typeof reportCell>

export const merchandisingReport = z.object({
  rows: reportRows,
  columns: reportColumns,
  measures: reportMeasureList,
  asOf: z.nullable(date),
  currency: z.string(),
  /** How many products it is about. */
  products: z.number(),
  /** The seasons there are, for the filter. */
  seasons: z.array(season),
  members: z.array(reportMember),
  cells: z.array(reportCell),
})
export type MerchandisingReport = z.output<typeof merchandisingReport>

/** A product behind a figure. */
export const reportProduct = z.object({
  id,
  brandId: id,
  name: z.string(),
  code: z.nullable(z.string()),
  status: z.enum(merchandisingStatuses),
  season: z.nullable(season),
  releaseOn: z.nullable(date),
  quantity: z.number(),
  retail: amount,
  listPrice: z.nullable(amount),
  imageUrl: z.nullable(z.string()),
})
export type ReportProduct = z.output<typeof reportProduct>

export const merchandisingReports = {
  show: endpoint('GET /merchandising_reports', {
    query: reportQuery,
    reply: one(merchandisingReport),
    access,
    summary: 'Products added up by rows and columns; subtotals and totals come from sums',
  }),
  products: endpoint('GET /merchandising_reports/products', {
    query: z.object({
      ...query,
      ...paging,
      rowKeys: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(3))),
      columnKeys: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(2))),
    }),
    reply: page(reportProduct),
    access,
    summary: 'The products behind one figure of a report, the greatest first',
  }),
  export: endpoint('GET /merchandising_reports/export', {
    query: z.object({ ...query, format: z.enum(['xlsx', 'csv', 'csv_cp932']) }),
    reply: bytes,
    access,
    summary: 'A report as a spreadsheet',
  }),
  pdf: endpoint('GET /merchandising_reports/pdf', {
    query: reportQuery,
    reply: bytes,
    access,
    summary: 'A report on A3 with the pictures of its greatest products',
  }),
}
