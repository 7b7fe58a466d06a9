import type { contract, InputOf } from '@tsumugi/contract'
import { invalid, Refusal, type Cause } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { ownProduction, productionChanged } from './load-production.ts'
import { holdProductions, type ProductionRow } from './queries/production-queries.ts'
import { replaceShares, sharesOf, type Invitation } from './queries/share-queries.ts'
import { shareesOf } from './queries/write-queries.ts'

type Inputs = (typeof contract)['productions']

export async function shareList(request: TenantRequest, { params }: InputOf<Inputs['shares']>) {
  await ownProduction(request, params.id)
  return { data: await sharesOf(request.database, request.userGroupId, params.id) }
}

export async function shareProduction(
  request: TenantRequest,
  { params, body }: Pick<InputOf<Inputs['share']>, 'params' | 'body'>,
) {
  const { database, userGroupId, accountId } = request
  await holdProductions(database, userGroupId, [params.id])
  const row = await ownProduction(request, params.id)
  const before = await sharesOf(database, userGroupId, params.id)
  const kinds = new Map(before.map((each) => [each.userGroupId, each.kind]))
  const causes = body.shares.flatMap((share, at) => faultsOf(row, kinds, share, `shares.${at}`))
  if (new Set(body.shares.map((share) => share.userGroupId)).size !== body.shares.length)
    causes.push({ code: 'repeated_row', field: 'shares' })
  if (causes.length > 0) throw new Refusal(422, causes)
  const sharees = await shareesOf(database, params.id)
  await replaceShares(database, userGroupId, params.id, body.shares, accountId)
  const after = await sharesOf(database, userGroupId, params.id)
  const names = (shares: typeof after) => shares.filter(({ shared }) => shared).map(({ name }) => name)
  const changes = { partners: { before: names(before), after: names(after) } }
  await productionChanged(request, params.id, { noun: 'production', verb: 'shared', id: params.id, changes }, sharees)
  return { data: after }
}

/** A supplier is never shown a phase that another supplier makes; a trading house may be. */
function faultsOf(row: ProductionRow, kinds: ReadonlyMap<number, string>, share: Invitation, place: string): Cause[] {
  const kind = kinds.get(share.userGroupId)
  if (!kind) return [{ code: 'partner_unknown', field: `${place}.userGroupId` }]
  return share.phaseIds.flatMap((id): Cause[] => {
    const phase = row.phases.find((each) => each.id === id)
    if (!phase) throw invalid({ code: 'not_found', field: `${place}.phaseIds` })
    const isOthers = phase.supplier !== null && phase.supplier.id !== share.userGroupId
    return kind === 'supplier' && isOthers ? [{ code: 'share_phase_of_other', field: `${place}.phaseIds` }] : []
  })
}
