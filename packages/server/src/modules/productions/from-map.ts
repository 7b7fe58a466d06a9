import type { contract, InputOf, MapOutcome } from '@tsumugi/contract'
import { seasonOn } from '@tsumugi/domain'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { problemsOf } from '../../http/failures/error-reply.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import {
  holdMapProducts,
  setPrimaryProduction,
  styleNumbersOf,
  untouchedSince,
  type MapProductRow,
} from './queries/map-queries.ts'
import { insertPhase } from './queries/phase-queries.ts'
import { holdProductions } from './queries/production-queries.ts'
import { deleteProductions, insertProduction, replaceProductionCategories } from './queries/write-queries.ts'

type Inputs = (typeof contract)['productions']
type Body = InputOf<Inputs['fromMerchandisings']>['body']

/** Products of the MD map become productions with their first phase: all of them, or none (design §9). */
export async function fromMerchandisings(request: TenantRequest, { body }: { body: Body }) {
  const { database, userGroupId, locale } = request
  const choice = body.ids ? { ids: body.ids } : body.month!
  const products = await holdMapProducts(database, userGroupId, choice)
  if (body.ids && products.length !== body.ids.length) throw notFound()
  const numbers = await styleNumbersOf(database, userGroupId, [...new Set(products.map((each) => each.brand_id))])
  const outcomes: MapOutcome[] = []
  for (const product of products) {
    const styleNo = styleNoOf(product)
    const key = `${product.brand_id} ${seasonCode(product) ?? '-'} ${styleNo}`
    const isRefused = product.taken_id === null && numbers.has(key)
    numbers.add(key)
    outcomes.push({
      merchandisingId: product.id,
      name: product.name,
      outcome: product.taken_id !== null ? 'exists' : isRefused ? 'refused' : 'created',
      productionId: product.taken_id,
      styleNo: product.taken_style_no ?? styleNo,
      lockVersion: product.taken_version,
      errors: isRefused ? problemsOf([{ code: 'duplicate_key', field: 'styleNo' }], locale) : [],
    })
  }
  if (body.dryRun) return { data: outcomes }
  refuse(outcomes)
  const made = await makeAll(request, products, body.phaseKind ?? 'bulk')
  if (made.size === 0) nothingToDo(request)
  return {
    data: outcomes.map((each) => {
      const productionId = made.get(each.merchandisingId)
      return productionId === undefined ? each : { ...each, productionId, lockVersion: 0 }
    }),
  }
}

const styleNoOf = ({ id, code }: MapProductRow) => code?.trim().slice(0, 40) || `MD${id}`
const seasonCode = ({ release_on, season_start_months }: MapProductRow) =>
  release_on === null ? null : seasonOn(release_on, season_start_months).code

function refuse(outcomes: readonly MapOutcome[]): void {
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused')
  if (refused.length === 0) return
  throw new Refusal(
    422,
    refused.map(({ merchandisingId, styleNo }) => ({
      code: 'style_no_taken' as const,
      field: 'ids',
      meta: { id: merchandisingId, styleNo },
    })),
  )
}

async function makeAll(
  request: TenantRequest,
  products: readonly MapProductRow[],
  kind: NonNullable<Body['phaseKind']>,
): Promise<Map<number, number>> {
  const { database, userGroupId, accountId } = request
  const made = new Map<number, number>()
  for (const product of products.filter(({ taken_id }) => taken_id === null)) {
    const styleNo = styleNoOf(product)
    const id = await insertProduction(database, userGroupId, accountId, {
      brandId: product.brand_id,
      styleNo,
      name: product.name,
      season: seasonCode(product),
      merchandisingId: product.id,
      listPrice: product.list_price,
      targetCost: product.unit_cost,
    })
    await replaceProductionCategories(database, userGroupId, id, product.category_ids.map(Number))
    await insertPhase(database, userGroupId, accountId, id, { kind })
    await setPrimaryProduction(database, product.id, id)
    await changed(request, {
      noun: 'production',
      verb: 'created',
      id,
      detail: { styleNo, merchandising: product.name },
    })
    made.set(product.id, id)
  }
  if (made.size > 0) await request.notify('merchandising', null)
  return made
}

/** Takes back what was just made; what somebody has changed since stays. */
export async function undoProductions(request: TenantRequest, { body }: InputOf<Inputs['undo']>) {
  const { database, userGroupId } = request
  const ids = [...new Set(body.productions.map(({ id }) => id))]
  const held = new Map((await holdProductions(database, userGroupId, ids)).map((row) => [row.id, row.lock_version]))
  const untouched = await untouchedSince(database, userGroupId, ids)
  const outcomes = body.productions.map(({ id, lockVersion }) => {
    if (!held.has(id)) return { id, outcome: 'gone' as const }
    const isSame = held.get(id) === lockVersion && untouched.has(id)
    return { id, outcome: isSame ? ('removed' as const) : ('changed' as const) }
  })
  const removed = outcomes.filter(({ outcome }) => outcome === 'removed').map(({ id }) => id)
  if (removed.length > 0) await deleteProductions(database, removed)
  else nothingToDo(request)
  for (const id of removed)
    await changed(request, { noun: 'production', verb: 'deleted', id, detail: { undone: true } })
  if (removed.length > 0) await request.notify('merchandising', null)
  return { data: outcomes }
}
