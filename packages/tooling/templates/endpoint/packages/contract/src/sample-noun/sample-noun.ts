import type { Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, lockVersion, name } from '../kernel/fields.ts'
import { one, page, paging } from '../kernel/reply.ts'

/** Who may call; the same value may guard the route. */
export const readsSampleNoun = { kinds: ['brand'] } as const satisfies Guard

export const sampleNounRow = z.object({ id, name, lockVersion })
export type SampleNounRow = z.output<typeof sampleNounRow>

export const sampleNoun = {
  list: endpoint('GET /sample_noun', {
    query: z.object(paging),
    reply: page(sampleNounRow),
    access: readsSampleNoun,
    summary: 'Sample noun, one page',
  }),
  show: endpoint('GET /sample_noun/:id', {
    reply: one(sampleNounRow),
    access: readsSampleNoun,
    summary: 'Sample noun, one row',
  }),
}
