import * as z from 'zod/mini'
import type { Schema } from './endpoint.ts'

/** The pagination shape of spec §3: each figure defaults to 0 or null. */
export const pagination = z.object({
  currentPage: z._default(z.number(), 0),
  limitValue: z._default(z.number(), 0),
  nextPage: z._default(z.nullable(z.number()), null),
  prevPage: z._default(z.nullable(z.number()), null),
  totalCount: z._default(z.number(), 0),
  totalPages: z._default(z.number(), 0),
})
export type Pagination = z.output<typeof pagination>

/** `{ data }` */
export const one = <S extends Schema>(data: S) => z.object({ data })

/** `{ data: […], pagination }` */
export const page = <S extends Schema>(item: S) => z.object({ data: z.array(item), pagination })

/** 204, which the client resolves to null (spec §7). */
export const nothing = z.null()

/** A file or a stream: not JSON, read with the raw helper. */
export const bytes = z.file()

/** Query parts that every list takes. `perPage` reaches 99,999 for masters only (spec §9; domain §6.10). */
export const paging = {
  page: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive())),
  perPage: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive(), z.maximum(99_999))),
}

/** The figures of one page among all (domain golden case 43). */
export function paginate(totalCount: number, currentPage: number, limitValue: number): Pagination {
  const totalPages = Math.ceil(totalCount / limitValue)
  return {
    currentPage,
    limitValue,
    nextPage: currentPage < totalPages ? currentPage + 1 : null,
    prevPage: currentPage > 1 && totalPages > 0 ? Math.min(currentPage - 1, totalPages) : null,
    totalCount,
    totalPages,
  }
}
