import { documentKinds, type contract, type InputOf } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { invalid, notFound } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { joinTalk } from '../../message-threads/join-talk.ts'
import { productionsById, type ProductionRow } from '../queries/production-queries.ts'
import { documentsOfProduction, holdTalks, talksOfProduction, threadOfProduction } from './link-queries.ts'

type Inputs = (typeof contract)['productions']

/** Documents are told to whom their kind may be read by, though the style is shown to more. */
export async function listDocuments(request: TenantRequest, { params }: InputOf<Inputs['documents']>) {
  const { database, userGroupId, asker } = request
  const nouns = Object.values(documentKinds)
    .filter(({ access }) => admits(asker.user, access, { query: {} }))
    .map(({ noun }) => noun)
  const [data] = await Promise.all([
    documentsOfProduction(database, userGroupId, params.id, nouns),
    readable(request, params.id),
  ])
  return { data }
}

export async function listTalks(request: TenantRequest, { params }: InputOf<Inputs['talks']>) {
  const [data] = await Promise.all([
    talksOfProduction(request.database, request, params.id),
    readable(request, params.id),
  ])
  return { data }
}

/** One conversation for each pair; whoever opens it takes part, and the partner's power users are asked in at first. */
export async function openTalk(request: TenantRequest, { params, body }: InputOf<Inputs['talk']>) {
  const { database, userGroupId } = request
  await holdTalks(database, params.id)
  const { style_no, name } = await readable(request, params.id)
  const partners = await talksOfProduction(database, request, params.id)
  if (!partners.some(({ partner }) => partner.id === body.partnerId))
    throw invalid({ code: 'not_found', field: 'partnerId' })
  const found = await threadOfProduction(database, params.id, [userGroupId, body.partnerId])
  const threadId = await joinTalk(request, found, {
    subject: `${style_no} ${name}`,
    partnerId: body.partnerId,
    about: { production_id: params.id },
  })
  return { data: { threadId } }
}

async function readable({ database, userGroupId }: TenantRequest, id: number): Promise<ProductionRow> {
  const [row] = await productionsById(database, userGroupId, [id])
  if (!row) throw notFound()
  return row
}
