import {
  contract,
  documentListKeys,
  documents,
  extensionPrefix,
  masters,
  snake,
  type ListTarget,
  type ListTemplate,
} from '@tsumugi/contract'
import {
  type AuditVerb,
  procedureListKeys,
  productionListKeys,
  rowColorColumns,
  scheduleListKeys,
  templateColumns,
} from '@tsumugi/domain'
import { forbidden, invalid, notFound, orStale, type Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { deleteTemplate, insertTemplate, isTeam, onlyDefault, templateOf, templatesOf, type Reader } from './queries.ts'
import { changed } from '../../records/changed.ts'
import { recordBefore, type RecordBefore } from '../../records/record-before.ts'
import { updateRow } from '../../database/versions/update-row.ts'
import { givenColumns } from '../../database/versions/given-columns.ts'

export const listTemplateRoutes = serve(contract.listTemplates)({
  list: async (request, { query }) => ({ data: await templatesOf(request.database, readerOf(request), query.target) }),
  show: async (request, { params, query }) => ({ data: await seen(request, query.target, params.id) }),

  async create(request, { query, body }) {
    await obey(request, query.target, body.listTemplate)
    const id = await insertTemplate(request.database, readerOf(request), query.target, columnsOf(body.listTemplate))
    return { data: await kept(request, query.target, id, 'created') }
  },

  async update(request, { params, query, body }) {
    const before = await mine(request, query.target, params.id)
    const { lockVersion, ...values } = body.listTemplate
    const held = await recordBefore(request, 'list_template', params.id)
    await obey(request, query.target, { ...before, ...values })
    const place = { id: params.id, user_group_id: request.userGroupId, lock_version: lockVersion }
    await orStale(updateRow(request.database, 'list_template', place, columnsOf(values)), () => before)
    return { data: await kept(request, query.target, params.id, 'updated', held) }
  },

  async delete(request, { params, query }) {
    await mine(request, query.target, params.id)
    const before = await recordBefore(request, 'list_template', params.id)
    await deleteTemplate(request.database, request.userGroupId, params.id)
    await changed(request, { noun: 'list_template', verb: 'deleted', id: params.id, before })
    return null
  },
})

const readerOf = ({ userGroupId, accountId, asker }: TenantRequest): Reader => ({
  userGroupId,
  accountId,
  powerUser: asker.user.powerUser,
})

async function seen(request: TenantRequest, target: ListTarget, id: number): Promise<ListTemplate> {
  const template = await templateOf(request.database, readerOf(request), target, id)
  if (!template) throw notFound()
  return template
}

async function mine(request: TenantRequest, target: ListTarget, id: number): Promise<ListTemplate> {
  const template = await seen(request, target, id)
  if (!template.mayChange) throw forbidden()
  return template
}

type Content = Pick<ListTemplate, 'columns' | 'filters' | 'sort' | 'groupBy' | 'rowColor' | 'share' | 'teamId'>

/** The columns of a list: of a master its fields, and how often a record is used; of documents what every list has. */
function columnsOfList(target: ListTarget): readonly string[] {
  if (target === 'procedure') return procedureListKeys
  if (target === 'production') return productionListKeys
  if (target === 'production_schedule') return [...templateColumns[target], ...scheduleListKeys]
  const kind = Object.values(documents).find(({ noun }) => noun === target)
  const keys = kind ? documentListKeys(kind) : []
  if (target in templateColumns) return [...templateColumns[target as keyof typeof templateColumns], ...keys]
  if (kind) return keys
  const { fields } = Object.values(masters).find(({ name }) => snake(name) === target)!
  return [...Object.keys(fields), 'uses', 'updatedAt']
}

/** Only columns of the list; shared only with whom one may share. */
async function obey(
  { database, userGroupId, asker }: TenantRequest,
  target: ListTarget,
  content: Content,
): Promise<void> {
  const known = columnsOfList(target)
  const isKnown = (column: string) =>
    known.includes(column) || (target in templateColumns ? false : column.startsWith(extensionPrefix))
  const named: [string, string | null][] = [
    ...content.columns.map((column): [string, string] => ['columns', column]),
    ...content.filters.map(({ column }): [string, string] => ['filters', column]),
    ...(content.sort?.split(',') ?? []).map((column): [string, string] => ['sort', column.replace('-', '')]),
    ['groupBy', content.groupBy],
  ]
  const causes: Cause[] = named.flatMap(([field, column]) =>
    column === null || isKnown(column)
      ? []
      : [{ code: 'template_column' as const, field: `listTemplate.${field}`, meta: { column } }],
  )
  const colours: readonly string[] =
    target in rowColorColumns ? rowColorColumns[target as keyof typeof rowColorColumns] : []
  if (content.rowColor && !colours.includes(content.rowColor))
    causes.push({ code: 'template_column', field: 'listTemplate.rowColor', meta: { column: content.rowColor } })
  if (content.share === 'group' && !asker.user.powerUser)
    causes.push({ code: 'template_share', field: 'listTemplate.share' })
  if (content.share === 'team' && !(content.teamId && (await isTeam(database, userGroupId, content.teamId))))
    causes.push({ code: 'template_team', field: 'listTemplate.teamId' })
  if (causes.length > 0) throw invalid(...causes.slice(0, 20))
}

const columnsOf = (values: object) => givenColumns(values, new Set(['filters']))

async function kept(
  request: TenantRequest,
  target: ListTarget,
  id: number,
  verb: AuditVerb,
  before?: RecordBefore,
): Promise<ListTemplate> {
  const template = await seen(request, target, id)
  if (template.isDefault) await onlyDefault(request.database, readerOf(request), target, id)
  await changed(request, { noun: 'list_template', verb, id, ...(before && { before }) })
  return template
}
