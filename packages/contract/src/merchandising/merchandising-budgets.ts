import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, lockVersion, quantity } from '../kernel/fields.ts'
import { one } from '../kernel/reply.ts'
import { merchandisingAccess as access, season } from './merchandisings.ts'

const money = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))
const signed = z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,4})?$/))
const figures = { sales: money, quantity, markdown: money, openingStock: money, closingStock: money, onOrder: money }
const someFigures = {
  sales: z.optional(money),
  quantity: z.optional(quantity),
  markdown: z.optional(money),
  openingStock: z.optional(money),
  closingStock: z.optional(money),
  onOrder: z.optional(money),
}

/** The budget of one category, or of all without one, in one month. */
export const budgetCell = z.object({ categoryId: z.nullable(id), period: date, ...figures, lockVersion })
export type BudgetCell = z.output<typeof budgetCell>

const board = z.object({
  season,
  seasons: z.array(season),
  currency: z.string(),
  /** First days of the months of the season. */
  periods: z.array(date),
  cells: z.array(budgetCell),
  /** What the products of each cell come to by now: planned retail. */
  plans: z.array(z.object({ categoryId: z.nullable(id), period: date, retail: signed, quantity: z.number() })),
})
export type BudgetBoard = z.output<typeof board>

export const merchandisingBudgets = {
  show: endpoint('GET /merchandising_budgets', {
    query: z.object({ brandId: z.coerce.number().check(z.positive()), season: z.optional(season) }),
    reply: one(board),
    access,
    summary: 'Budgets of a brand and season by category and month, beside what is planned',
  }),
  save: endpoint('PUT /merchandising_budgets', {
    body: z.object({
      brandId: id,
      season,
      /** Only what changed; `lockVersion` is null for a cell that had no budget. */
      cells: z
        .array(
          z.object({ categoryId: z.nullable(id), period: date, ...someFigures, lockVersion: z.nullable(lockVersion) }),
        )
        .check(z.minLength(1), z.maxLength(2_000)),
    }),
    reply: one(board),
    access,
    summary: 'Saves changed budgets together or not at all; 409 with the current board when somebody was faster',
  }),
}
