import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/fields.ts'
import { nothing, one } from '../kernel/reply.ts'
import { distributors } from './marketplace.ts'

/** So many photographs of one cloth. */
export const mostClothPhotos = 24

/** A photograph of a cloth, by the id of its file: of one colour, or of the whole cloth. */
export const clothPhoto = z.object({
  id,
  colorNo: z.nullable(z.string()),
  name: z.string(),
  /** As it was brought, and in 480 pixels; `/thumbnails/…` of it gives other sizes. */
  url: z.string(),
  thumbnail: z.string(),
})
export type ClothPhoto = z.output<typeof clothPhoto>

/** Photographs of a cloth of one’s own catalogue (domain §3.12): what the market shows in place of a drawn cloth. */
export const clothPhotos = {
  list: endpoint('GET /catalogue_cloths/:id/photos', {
    reply: one(z.array(clothPhoto)),
    access: distributors,
    summary: 'Photographs of a cloth, in the order they were brought',
  }),
  add: endpoint('POST /catalogue_cloths/:id/photos', {
    body: z.object({
      photo: z.object({
        id,
        colorNo: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(20)))),
      }),
    }),
    reply: one(z.array(clothPhoto)),
    access: distributors,
    summary:
      'Puts a picture that was brought before beside a cloth, or one of its colours; 409 file_there, 415 file_kind',
  }),
  remove: endpoint('DELETE /catalogue_cloths/:id/photos/:fileId', {
    reply: nothing,
    access: distributors,
    summary: 'Takes a photograph away from a cloth',
  }),
}
