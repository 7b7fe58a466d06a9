import {
  admits,
  documentNouns,
  listTemplateTargets,
  masterKinds,
  opensTemplatesOf,
  templateShares,
  type Guard,
  type SessionUser,
} from '@tsumugi/domain'
import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id, instant, lockVersion, name } from '../kernel/fields.ts'
import { snake } from '../kernel/casing.ts'
import { nothing, one } from '../kernel/reply.ts'
import { documents } from '../documents/documents.ts'
import { masters } from '../masters/masters.ts'
import { readsProductions } from '../production/production-fields.ts'
import { worksSteps } from '../production/schedule-fields.ts'

/** Lists whose columns, filters and order are kept under names: those of their own screen, of all masters and documents. */
const targets = [
  ...listTemplateTargets,
  ...masterKinds,
  'extension_field_definition',
  'procedure',
  'production',
  ...documentNouns,
] as const

const column = z.string().check(z.regex(/^[a-zA-Z][\w.]{0,59}$/))
const filter = z.object({ column, value: z.string().check(z.maxLength(200)) })

const input = z.object({
  name,
  columns: z.array(column).check(z.minLength(1), z.maxLength(60)),
  filters: z.array(filter).check(z.maxLength(20)),
  /** Up to three columns with commas between, `-` before one for descending. */
  sort: z.nullable(z.string().check(z.regex(/^-?[a-zA-Z][\w.]{0,59}(,-?[a-zA-Z][\w.]{0,59}){0,2}$/))),
  groupBy: z.nullable(column),
  /** The column whose state colours the row. */
  rowColor: z.nullable(column),
  share: z.enum(templateShares),
  teamId: z.nullable(id),
  isDefault: z.boolean(),
})

export const listTemplate = z.extend(input, {
  id,
  target: z.enum(targets),
  ownerName: z.nullable(z.string()),
  teamName: z.nullable(z.string()),
  /** The reader may change it: their own, or as a power user. */
  mayChange: z.boolean(),
  updatedAt: instant,
  lockVersion,
})
export type ListTemplate = z.output<typeof listTemplate>
export type ListTarget = ListTemplate['target']

const target = z.enum(targets)
/** The same parameter `target` that guards the page guards every call (spec §5, §6). */
const access = {
  check: (user, { query }) =>
    opensTemplatesOf(user, query.target) ||
    readsMaster(user, query.target) ||
    readsDocuments(user, query.target) ||
    (query.target === 'procedure' && admits(user, worksSteps, { query: {} })) ||
    (query.target === 'production' && admits(user, readsProductions, { query: {} })),
} as const satisfies Guard
const query = z.object({ target })

/** The views of a master's list are for those who read it. */
function readsMaster(user: SessionUser, target: unknown): boolean {
  const master = Object.values(masters).find(({ name }) => snake(name) === target)
  return master !== undefined && admits(user, master.reads, { query: {} })
}

/** Those of a list of documents are for those who read them. */
function readsDocuments(user: SessionUser, target: unknown): boolean {
  const kind = Object.values(documents).find(({ noun }) => noun === target)
  return kind !== undefined && admits(user, kind.access, { query: {} })
}

export const listTemplates = {
  list: endpoint('GET /list_templates', {
    query,
    reply: one(z.array(listTemplate)),
    access,
    summary: 'Own templates, and those shared with one’s team or organisation',
  }),
  show: endpoint('GET /list_templates/:id', { query, reply: one(listTemplate), access, summary: 'One template' }),
  create: endpoint('POST /list_templates', {
    query,
    body: z.object({ listTemplate: input }),
    reply: one(listTemplate),
    access,
    summary: 'Keeps columns, filters and order of a list under a name',
  }),
  update: endpoint('PATCH /list_templates/:id', {
    query,
    body: z.object({ listTemplate: z.extend(z.partial(input), { lockVersion }) }),
    reply: one(listTemplate),
    access,
    summary: 'Changes a template',
  }),
  delete: endpoint('DELETE /list_templates/:id', { query, reply: nothing, access, summary: 'Removes a template' }),
}
