import { applicationStatuses } from '@tsumugi/domain/matching'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, flag, id, instant } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { fitReason, matchingFile, matchingOfSupplier, money, needed } from './matching-fields.ts'

const ask = {
  q: z.optional(z.string().check(z.maxLength(100))),
  /** Pieces of one style, at most. */
  quantityTo: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive(), z.maximum(9_999_999))),
  priceFrom: z.optional(money),
  deliveryFrom: z.optional(date),
  deliveryTo: z.optional(date),
}
/** What a search asks for; kept under a name it watches for new ones. */
export const searchCriteria = z.object({ ...ask, fits: z.optional(z.boolean()) })
export type SearchCriteria = z.output<typeof searchCriteria>

/**
 * A recruitment as suppliers see it. Nothing here changes when another supplier applies, agrees, asks or is taken: no
 * count, no rest of seats, no status beyond open and closed.
 */
export const openRecruitment = z.object({
  id,
  title: z.string(),
  /** Null while its name is hidden: until the agreement is accepted. */
  recruiter: z.nullable(z.string()),
  recruiterArea: z.string(),
  items: z.array(z.string()),
  machines: z.array(z.string()),
  certificates: z.array(z.string()),
  styles: z.number(),
  quantityFrom: z.nullable(z.number()),
  quantityTo: z.nullable(z.number()),
  targetPrice: z.nullable(z.string()),
  currency: z.string(),
  deliveryOn: z.nullable(date),
  area: z.string(),
  applyBy: date,
  closesAt: instant,
  openedAt: z.nullable(instant),
  seats: z.number(),
  status: z.enum(['open', 'closed']),
  invited: z.boolean(),
  needsAgreement: z.boolean(),
  agreed: z.boolean(),
  reasons: z.array(fitReason),
  watched: z.boolean(),
  /** The reader’s own. */
  application: z.nullable(z.object({ id, status: z.enum(applicationStatuses) })),
})
export type OpenRecruitment = z.output<typeof openRecruitment>

export const openRecruitmentDetail = z.extend(openRecruitment, {
  ndaText: z.string(),
  /** Null until the agreement is accepted. */
  requirements: z.nullable(z.string()),
  files: z.array(matchingFile),
  questions: z.array(
    z.object({
      id,
      question: z.string(),
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(instant),
      own: z.boolean(),
    }),
  ),
})
export type OpenRecruitmentDetail = z.output<typeof openRecruitmentDetail>

export const savedSearch = z.object({ id, name: z.string(), criteria: searchCriteria, createdAt: instant })
export type SavedSearch = z.output<typeof savedSearch>

export const openRecruitments = {
  list: endpoint('GET /open_recruitments', {
    query: z.object({ ...paging, ...ask, fits: flag, watched: flag }),
    reply: page(openRecruitment),
    access: matchingOfSupplier,
    summary: 'Recruitments one may apply to, those that fit first, with why; `watched` also those that are over',
  }),
  show: endpoint('GET /open_recruitments/:id', {
    reply: one(openRecruitmentDetail),
    access: matchingOfSupplier,
    summary: 'One recruitment; its details come with the agreement',
  }),
  agree: endpoint('POST /open_recruitments/:id/agreement', {
    reply: one(openRecruitmentDetail),
    access: matchingOfSupplier,
    summary: 'Accepts the agreement as it reads now; kept with the name and the text',
  }),
  ask: endpoint('POST /open_recruitments/:id/questions', {
    body: z.object({ question: z.object({ question: needed(1000) }) }),
    reply: one(openRecruitmentDetail),
    access: matchingOfSupplier,
    summary: 'Asks the recruiter; all read it once it is answered, nobody who asked',
  }),
  watch: endpoint('PUT /open_recruitments/:id/watch', {
    reply: nothing,
    access: matchingOfSupplier,
    summary: 'Watches it: news, and a reminder before the last day to apply',
  }),
  unwatch: endpoint('DELETE /open_recruitments/:id/watch', {
    reply: nothing,
    access: matchingOfSupplier,
    summary: 'Watches it no longer',
  }),
}

export const savedSearches = {
  list: endpoint('GET /saved_searches', {
    reply: one(z.array(savedSearch)),
    access: matchingOfSupplier,
    summary: 'Searches that tell of new recruitments',
  }),
  create: endpoint('POST /saved_searches', {
    body: z.object({ savedSearch: z.object({ name: needed(60), criteria: searchCriteria }) }),
    reply: one(savedSearch),
    access: matchingOfSupplier,
    summary: 'Keeps a search: what is published from now on and meets it is told',
  }),
  delete: endpoint('DELETE /saved_searches/:id', {
    reply: nothing,
    access: matchingOfSupplier,
    summary: 'Forgets a search',
  }),
}
