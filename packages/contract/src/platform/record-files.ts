import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/fields.ts'
import { bytes, one } from '../kernel/reply.ts'

/** A file beside a message, a feedback or a field; whoever may read that may read it. */
export const recordFile = z.object({
  id,
  name: z.string(),
  contentType: z.string(),
  size: z.number(),
  url: z.string(),
  isPicture: z.boolean(),
})
export type RecordFile = z.output<typeof recordFile>

export const recordFiles = {
  add: endpoint('POST /record_files', {
    body: z.object({ file: z.file() }),
    multipart: true,
    reply: one(recordFile),
    access: {},
    summary: 'Takes a file that a message, a feedback or a field is going to name',
  }),
  thumbnail: endpoint('GET /record_files/:id/thumbnails/:size', {
    reply: bytes,
    access: {},
    summary: 'A picture at 120, 320, 480, 640 or 1920 pixels; 404 where it is none',
  }),
  original: endpoint('GET /record_files/:id/original', { reply: bytes, access: {}, summary: 'The file itself' }),
}
