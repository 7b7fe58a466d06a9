import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, lockVersion } from '../kernel/fields.ts'
import { distinct } from '../kernel/record-field.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { days, fitReason, matchingFigures, matchingOfBuyers, names, needed, pieces, words } from './matching-fields.ts'

const month = z.string().check(z.regex(/^2\d{3}-(0[1-9]|1[0-2])$/))
const machines = z
  .array(z.object({ name: needed(40), count: z.int().check(z.minimum(1), z.maximum(9999)) }))
  .check(z.maxLength(40))
const capacities = z
  .array(z.object({ month, pieces, booked: z.int().check(z.minimum(0), z.maximum(9_999_999)) }))
  .check(z.maxLength(24))
/** Pages of films: they are linked to and never loaded by our pages. */
const video = z.url({ protocol: /^https$/ }).check(z.maxLength(500))

const fields = {
  intro: words(4000),
  introEn: words(4000),
  area: words(100),
  foundedYear: z.nullable(z.int().check(z.minimum(1000), z.maximum(2999))),
  employees: z.nullable(z.int().check(z.minimum(0), z.maximum(999_999))),
  items: names,
  machines,
  certificates: names,
  languages: names,
  videoUrls: z.array(video).check(z.maxLength(6), distinct()),
  minLot: z.nullable(pieces),
  leadDays: z.nullable(days),
  capacities,
  isPublic: z.boolean(),
  /** The owner's consent: partners see figures of its transactions. */
  sharesFigures: z.boolean(),
} as const

export const matchingPhoto = z.object({ id, url: z.string(), name: z.string(), caption: z.string() })

export const matchingProfile = z.object({
  group: z.object({ id, name: z.string(), country: z.string() }),
  ...fields,
  photos: z.array(matchingPhoto),
  /** Null without the consent of its owner, who sees them always. */
  figures: z.nullable(matchingFigures),
})
export type MatchingProfile = z.output<typeof matchingProfile>

export const ownMatchingProfile = z.extend(matchingProfile, { lockVersion })
export type OwnMatchingProfile = z.output<typeof ownMatchingProfile>

const foundProfile = z.extend(matchingProfile, {
  /** Against the recruitment that was named. */
  reasons: z.array(fitReason),
  /** Whether it is a supplier of one's own already. */
  isSupplier: z.boolean(),
})
export type FoundProfile = z.output<typeof foundProfile>

export const matchingProfiles = {
  list: endpoint('GET /matching_profiles', {
    query: z.object({
      ...paging,
      q: z.optional(z.string().check(z.maxLength(100))),
      /** Those that this recruitment of one's own fits come first. */
      recruitmentId: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive())),
      machine: z.optional(z.string().check(z.maxLength(40))),
      certificate: z.optional(z.string().check(z.maxLength(40))),
      lotTo: z.optional(z.coerce.number().check(z.multipleOf(1), z.positive(), z.maximum(9_999_999))),
    }),
    reply: page(foundProfile),
    access: matchingOfBuyers,
    summary: 'Suppliers that show their profile, with why one of one’s recruitments fits them',
  }),
  own: endpoint('GET /matching_profiles/own', {
    reply: one(ownMatchingProfile),
    access: {},
    summary: 'One’s own profile, empty where nothing was written yet',
  }),
  save: endpoint('PUT /matching_profiles/own', {
    body: z.object({ matchingProfile: z.extend(z.partial(z.object(fields)), { lockVersion }) }),
    reply: one(ownMatchingProfile),
    access: {},
    summary: 'Writes one’s own profile; the first has the version 0',
  }),
  addPhoto: endpoint('POST /matching_profiles/own/photos', {
    body: z.object({ photo: z.object({ fileId: id, caption: z.optional(words(100)) }) }),
    reply: one(z.array(matchingPhoto)),
    access: {},
    summary: 'Shows a picture that one has brought; at most 24',
  }),
  removePhoto: endpoint('DELETE /matching_profiles/own/photos/:id', {
    reply: nothing,
    access: {},
    summary: 'Takes a picture away',
  }),
}
