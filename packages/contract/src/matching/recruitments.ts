import {
  applicationMoves,
  applicationStatuses,
  recruitmentMoves,
  recruitmentStatuses,
  recruitmentVisibilities,
} from '@tsumugi/domain/matching'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { date, id, instant, lockVersion } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { tradeCurrencies } from '../masters/masters.ts'
import {
  matchingFigures,
  matchingFile,
  matchingOfBrand,
  money,
  names,
  needed,
  pieces,
  radar,
  words,
} from './matching-fields.ts'

/** What a recruitment asks for. Quantities are pieces of one style; `nda` is accepted before the details are shown. */
export const recruitmentFields = {
  title: needed(120),
  items: names,
  machines: names,
  certificates: names,
  styles: z.int().check(z.minimum(1), z.maximum(999)),
  quantityFrom: z.nullable(pieces),
  quantityTo: z.nullable(pieces),
  targetPrice: z.nullable(money),
  currency: z.enum(tradeCurrencies),
  deliveryOn: z.nullable(date),
  area: words(100),
  applyBy: date,
  seats: z.int().check(z.minimum(1), z.maximum(99)),
  visibility: z.enum(recruitmentVisibilities),
  hidesName: z.boolean(),
  ndaText: words(20_000),
  requirements: words(20_000),
} as const

const inputFields = {
  ...recruitmentFields,
  inviteeIds: z.array(id).check(z.maxLength(50), distinct()),
  fileIds: z.array(id).check(z.maxLength(20), distinct()),
}
const input = z.partial(z.object(inputFields))

const party = z.object({ id, name: z.string() })
export const recruitmentQuestion = z.object({
  id,
  question: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  /** Who asked: told to the recruiter alone. */
  asker: z.nullable(party),
})

export const recruitment = z.object({
  id,
  number: z.nullable(z.string()),
  ...recruitmentFields,
  status: z.enum(recruitmentStatuses),
  moves: z.array(z.enum(recruitmentMoves)),
  openedAt: z.nullable(instant),
  closesAt: instant,
  applicationCount: z.number(),
  shortlistedCount: z.number(),
  acceptedCount: z.number(),
  openQuestionCount: z.number(),
  agreedCount: z.number(),
  updatedAt: instant,
  lockVersion,
})
export type Recruitment = z.output<typeof recruitment>

export const recruitmentDetail = z.extend(recruitment, {
  invitees: z.array(party),
  files: z.array(matchingFile),
  questions: z.array(recruitmentQuestion),
})
export type RecruitmentDetail = z.output<typeof recruitmentDetail>

/** One column of the comparison: what was offered, who offers it, and six figures on one scale. */
export const comparedApplication = z.object({
  id,
  status: z.enum(applicationStatuses),
  moves: z.array(z.enum(applicationMoves)),
  supplier: z.object({ id, name: z.string(), country: z.string() }),
  area: z.string(),
  employees: z.nullable(z.number()),
  foundedYear: z.nullable(z.number()),
  price: z.nullable(z.string()),
  currency: z.string(),
  leadDays: z.nullable(z.number()),
  minLot: z.nullable(z.number()),
  /** How many of the machines that are asked for, or of all. */
  machineCount: z.nullable(z.number()),
  monthlyPieces: z.nullable(z.number()),
  capacities: z.array(z.object({ month: z.string(), pieces: z.number(), booked: z.number() })),
  certificates: z.array(z.string()),
  figures: z.nullable(matchingFigures),
  radar,
  photos: z.array(z.object({ id, url: z.string(), name: z.string() })),
  commentCount: z.number(),
  sentAt: z.nullable(instant),
  lockVersion,
})
export type ComparedApplication = z.output<typeof comparedApplication>

export const recruitments = {
  list: endpoint('GET /recruitments', {
    query: z.object({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(100))),
      status: z.optional(z.enum(recruitmentStatuses)),
    }),
    reply: z.extend(page(recruitment), {
      tabs: z.array(z.object({ status: z.enum(recruitmentStatuses), count: z.number() })),
    }),
    access: matchingOfBrand,
    summary: 'One’s own recruitments, with how many stand in each status',
  }),
  show: endpoint('GET /recruitments/:id', {
    reply: one(recruitmentDetail),
    access: matchingOfBrand,
    summary: 'One recruitment with its questions, files and whom it invites',
  }),
  create: endpoint('POST /recruitments', {
    body: z.object({ recruitment: z.extend(input, { title: inputFields.title, applyBy: inputFields.applyBy }) }),
    reply: one(recruitmentDetail),
    access: matchingOfBrand,
    summary: 'Begins a draft',
  }),
  update: endpoint('PATCH /recruitments/:id', {
    body: z.object({ recruitment: z.extend(input, { lockVersion }) }),
    reply: one(recruitmentDetail),
    access: matchingOfBrand,
    summary: 'Changes a recruitment; another text of the agreement asks everybody anew',
  }),
  move: endpoint('POST /recruitments/:id/move', {
    body: z.object({ move: z.enum(recruitmentMoves), lockVersion }),
    reply: one(recruitmentDetail),
    access: matchingOfBrand,
    summary: 'Publishes, closes, reopens, awards or cancels it',
  }),
  delete: endpoint('DELETE /recruitments/:id', { reply: nothing, access: matchingOfBrand, summary: 'Removes a draft' }),
  compare: endpoint('GET /recruitments/:id/applications', {
    reply: one(z.array(comparedApplication)),
    access: matchingOfBrand,
    summary: 'Applications side by side, with figures where their supplier consented',
  }),
  note: endpoint('POST /recruitments/:id/questions', {
    body: z.object({ question: z.object({ question: needed(1000), answer: needed(4000) }) }),
    reply: one(recruitmentDetail),
    access: matchingOfBrand,
    summary: 'Tells everybody something as a question with its answer',
  }),
  answer: endpoint('PUT /recruitments/:id/questions/:questionId', {
    body: z.object({ question: z.object({ answer: needed(4000) }) }),
    reply: one(recruitmentDetail),
    access: matchingOfBrand,
    summary: 'Answers a question for all; nobody is told who asked',
  }),
}
