import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, lockVersion } from '../kernel/fields.ts'
import { bytes, nothing, one } from '../kernel/reply.ts'
import { merchandisingAccess as access, season } from './merchandisings.ts'

export const brandImageKinds = ['image', 'note', 'colour'] as const

/** Board points; the board grows to the end and down, never before its beginning. */
const point = z.int().check(z.nonnegative(), z.maximum(20_000))
const width = z.int().check(z.minimum(40), z.maximum(2_000))
const colour = z.object({ name: z.string().check(z.maxLength(60)), hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/i)) })
const note = z.string().check(z.maxLength(1_000))

/** One thing on the board of a brand's season: a picture, a note, a colour chip. */
export const brandImage = z.object({
  id,
  kind: z.enum(brandImageKinds),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  /** Width ÷ height of the picture. */
  ratio: z.nullable(z.number()),
  position: z.number(),
  note: z.string(),
  colour: z.nullable(colour),
  merchandisingId: z.nullable(id),
  name: z.nullable(z.string()),
  url: z.nullable(z.string()),
  originalUrl: z.nullable(z.string()),
  lockVersion,
})
export type BrandImage = z.output<typeof brandImage>

const brandIdInQuery = z.coerce.number().check(z.positive())

export const brandImages = {
  board: endpoint('GET /brand_images', {
    query: z.object({ brandId: brandIdInQuery, season: z.optional(season) }),
    reply: one(z.object({ season, seasons: z.array(season), items: z.array(brandImage) })),
    access,
    summary: 'The board of a brand and season; the latest season when none is named',
  }),
  add: endpoint('POST /brand_images', {
    body: z.object({
      brandId: id,
      season,
      brandImage: z.object({
        kind: z.enum(['note', 'colour']),
        x: point,
        y: point,
        width: z.optional(width),
        note: z.optional(note),
        colour: z.optional(colour),
      }),
    }),
    reply: one(brandImage),
    access,
    summary: 'Puts a note or a colour chip on the board',
  }),
  addPicture: endpoint('POST /brand_images/pictures', {
    body: z.object({
      brandId: z.coerce.number().check(z.positive()),
      season,
      x: z.coerce.number().check(z.multipleOf(1), z.nonnegative(), z.maximum(20_000)),
      y: z.coerce.number().check(z.multipleOf(1), z.nonnegative(), z.maximum(20_000)),
      file: z.file(),
    }),
    multipart: true,
    reply: one(brandImage),
    access,
    summary: 'Puts a picture on the board',
  }),
  addProducts: endpoint('POST /brand_images/products', {
    body: z.object({
      brandId: id,
      season,
      merchandisingIds: z.array(id).check(z.minLength(1), z.maxLength(50)),
      x: point,
      y: point,
    }),
    reply: one(z.array(brandImage)),
    access,
    summary: 'Puts the pictures of products on the board, side by side',
  }),
  update: endpoint('PATCH /brand_images/:id', {
    body: z.object({
      brandImage: z.object({
        x: z.optional(point),
        y: z.optional(point),
        width: z.optional(width),
        note: z.optional(note),
        colour: z.optional(z.nullable(colour)),
        toFront: z.optional(z.literal(true)),
        lockVersion,
      }),
    }),
    reply: one(brandImage),
    access,
    summary: 'Moves, sizes or rewrites a thing on the board; 409 when somebody was faster',
  }),
  delete: endpoint('DELETE /brand_images/:id', {
    query: z.object({ lockVersion: z.coerce.number() }),
    reply: nothing,
    access,
    summary: 'Takes a thing off the board; it can be put back',
  }),
  revive: endpoint('POST /brand_images/:id/revive', {
    reply: one(brandImage),
    access,
    summary: 'Puts a thing back on the board',
  }),
  thumbnail: endpoint('GET /brand_images/:id/thumbnails/:size', {
    reply: bytes,
    access,
    summary: 'The picture at 120, 320, 480, 640 or 1920 pixels',
  }),
  original: endpoint('GET /brand_images/:id/original', {
    reply: bytes,
    access,
    summary: 'The picture as it was uploaded',
  }),
}
