/** What a list was asked for; both are optional on the wire. */
export interface PageRequest {
  readonly page?: number | undefined
  readonly perPage?: number | undefined
}

/** Masters may be read in full: per_page up to 99,999 (spec §7). */
export const masterLimit = 99_999
/** Documents are capped (domain §6.10). */
export const documentLimit = 500
const usualLimit = 50

export function limitsOf(asked: PageRequest, most = masterLimit): { page: number; limit: number; offset: number } {
  const page = asked.page ?? 1
  const limit = Math.min(asked.perPage ?? usualLimit, most)
  return { page, limit, offset: (page - 1) * limit }
}
