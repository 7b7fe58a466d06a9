import type { DocumentNoun, Guard } from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { bytes } from '../kernel/reply.ts'
import type { DocumentFields, DocumentRow } from './document-row.ts'
import { wantedShape } from './document-schemas.ts'

/** Documents that one ZIP holds on paper. */
export const mostPapers = 50

const format = z.optional(z.enum(['csv', 'xlsx']))

/** What leaves a kind of document as a file, in the language of the asker. */
export const exportEndpoints = <
  Noun extends DocumentNoun,
  Path extends string,
  Fields extends DocumentFields,
  Lines extends DocumentFields,
  Status extends string,
>({
  noun,
  path,
  lifecycle,
  access,
}: DocumentRow<Noun, Path, Fields, Lines, Status>) => ({
  export: endpoint(`GET ${path}/export`, {
    query: z.object({ format, ...wantedShape(lifecycle.statuses) }),
    reply: bytes,
    access,
    summary: 'The whole list as it is filtered and sorted, as a spreadsheet',
  }),
  exportLines: endpoint(`GET ${path}/:id/lines/export`, {
    query: z.object({ format }),
    reply: bytes,
    access,
    summary: 'Its lines as a spreadsheet, each with its id, so that they can be imported again',
  }),
  ...paperEndpoints({ noun, path, access }),
})

interface PaperRow<Noun, Path> {
  readonly noun: Noun
  readonly path: Path
  readonly access: Guard
}

/** What leaves it on paper. */
const paperEndpoints = <Noun extends DocumentNoun, Path extends string>({
  noun,
  path,
  access,
}: PaperRow<Noun, Path>) => ({
  pdf: endpoint(`GET ${path}/:id/pdf`, {
    reply: bytes,
    access,
    summary: `The ${noun} on paper: its newest revision, or the draft as it stands for its author`,
  }),
  papers: endpoint(`GET ${path}/papers`, {
    query: z.object({
      ids: z
        .array(z.coerce.number().check(z.multipleOf(1), z.positive()))
        .check(z.minLength(1), z.maxLength(mostPapers)),
    }),
    reply: bytes,
    access,
    summary: `Many on paper in one ZIP, each as it would be by itself; at most ${mostPapers}`,
  }),
  revisionPdf: endpoint(`GET ${path}/:id/revisions/:revision/pdf`, {
    reply: bytes,
    access,
    summary: 'One frozen revision on paper, from its snapshot alone, with its hash',
  }),
})
