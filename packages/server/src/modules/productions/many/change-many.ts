import type { contract, InputOf } from '@tsumugi/contract'
import { nothingToDo } from '../../../http/guards/assert-audited.ts'
import { problemsOf } from '../../../http/failures/error-reply.ts'
import { invalid, notFound, orStale } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { attempt } from '../../../records/attempt.ts'
import { loadProduction, ownProduction } from '../load-production.ts'
import { changePhase } from '../phase-routes.ts'
import { holdProductions } from '../queries/production-queries.ts'
import { deleteProduction, updateOne } from '../save-production.ts'
import { shareProduction } from '../share-production.ts'
import { sharesOf } from '../queries/share-queries.ts'

type Body = InputOf<(typeof contract)['productions']['bulk']>['body']
type Row = Body['productions'][number]

/** Each as it would be changed by itself: what is refused of one holds back none of the others (domain §4.4). */
export async function changeMany(request: TenantRequest, { body }: { body: Body }) {
  const { database, userGroupId, locale } = request
  await holdProductions(
    database,
    userGroupId,
    body.productions.map(({ id }) => id),
  )
  const outcomes = []
  for (const row of body.productions) {
    const cause = await attempt(request, () => changeOne(request, row, body.change))
    outcomes.push({
      id: row.id,
      outcome: cause ? ('refused' as const) : ('done' as const),
      errors: cause ? problemsOf([cause], locale) : [],
    })
  }
  if (outcomes.every(({ outcome }) => outcome === 'refused')) nothingToDo(request)
  return { data: outcomes }
}

async function changeOne(request: TenantRequest, row: Row, change: Body['change']): Promise<unknown> {
  const { season, shareWith, remove, ...ofPhase } = change
  const params = { id: row.id }
  if (season !== undefined)
    return updateOne(request, { params, body: { production: { season, lockVersion: row.lockVersion } } })
  const [held] = await holdProductions(request.database, request.userGroupId, [row.id])
  if (!held) throw notFound()
  await orStale(held.lock_version === row.lockVersion, () => loadProduction(request, row.id))
  if (remove) return deleteProduction(request, { params })
  return shareWith === undefined ? changeLastPhase(request, row.id, ofPhase) : inviteOne(request, row.id, shareWith)
}

async function changeLastPhase(
  request: TenantRequest,
  id: number,
  values: Pick<Body['change'], 'supplierGroupId' | 'deliveryDue'>,
): Promise<unknown> {
  const phase = (await ownProduction(request, id)).phases.at(-1)
  if (!phase) throw invalid({ code: 'phase_missing' })
  return changePhase(request, {
    params: { id: phase.id },
    body: { phase: { ...values, lockVersion: phase.lockVersion } },
  })
}

/** Beside whoever is invited already, to the style alone. */
async function inviteOne(request: TenantRequest, id: number, userGroupId: number): Promise<unknown> {
  const invited = (await sharesOf(request.database, request.userGroupId, id)).filter(({ shared }) => shared)
  const isIn = invited.some((share) => share.userGroupId === userGroupId)
  const shares = [...invited, ...(isIn ? [] : [{ userGroupId, phaseIds: [] }])]
  return shareProduction(request, {
    params: { id },
    body: {
      shares: shares.map(({ userGroupId: group, phaseIds }) => ({ userGroupId: group, phaseIds: [...phaseIds] })),
    },
  })
}
