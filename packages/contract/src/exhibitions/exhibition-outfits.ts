import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, lockVersion, name } from '../kernel/fields.ts'
import { nothing, one, page, paging } from '../kernel/reply.ts'
import { exhibitionAccess as access, exhibitionPicture, longText } from './exhibition-fields.ts'

const fields = {
  name,
  note: longText,
  /** Items of the same exhibition, in the order in which they are worn or shown. */
  itemIds: z.array(id).check(z.maxLength(40)),
}

/** Items of an exhibition styled together. */
export const exhibitionOutfit = z.object({
  ...fields,
  id,
  exhibitionId: id,
  position: z.number(),
  picture: z.nullable(exhibitionPicture),
  lockVersion,
})
export type ExhibitionOutfit = z.output<typeof exhibitionOutfit>

const input = z.partial(z.object(fields))

export const exhibitionOutfits = {
  list: endpoint('GET /exhibition_outfits', {
    query: z.object({ ...paging, exhibitionId: z.coerce.number().check(z.positive()) }),
    reply: page(exhibitionOutfit),
    access,
    summary: 'Outfits of an exhibition in order',
  }),
  create: endpoint('POST /exhibition_outfits', {
    body: z.object({ exhibitionId: id, outfit: z.extend(input, { name }) }),
    reply: one(exhibitionOutfit),
    access,
    summary: 'Styles items of an exhibition together',
  }),
  update: endpoint('PATCH /exhibition_outfits/:id', {
    body: z.object({ outfit: z.extend(input, { lockVersion }) }),
    reply: one(exhibitionOutfit),
    access,
    summary: 'Changes an outfit; 409 with the current row when somebody was faster',
  }),
  order: endpoint('PUT /exhibition_outfits/order', {
    body: z.object({ exhibitionId: id, ids: z.array(id).check(z.maxLength(100_000)) }),
    reply: nothing,
    access,
    summary: 'Puts the outfits in order',
  }),
  discard: endpoint('DELETE /exhibition_outfits/:id', {
    query: z.object({ lockVersion: z.coerce.number() }),
    reply: nothing,
    access,
    summary: 'Removes an outfit; its items stay',
  }),
  setPicture: endpoint('POST /exhibition_outfits/:id/picture', {
    body: z.object({ file: z.file() }),
    multipart: true,
    reply: one(exhibitionOutfit),
    access,
    summary: 'Gives the outfit its picture, in place of the one it had',
  }),
  removePicture: endpoint('DELETE /exhibition_outfits/:id/picture', {
    reply: one(exhibitionOutfit),
    access,
    summary: 'Takes the picture away',
  }),
}
