import { documentKinds, type AgreedTerms } from '@tsumugi/contract'
import { compare, type BusinessDate } from '@tsumugi/domain'
import { compareEstimates, type ComparedEstimate, type QuantityBreak } from '@tsumugi/domain/trading'
import type { TenantRequest } from '../../http/request.ts'
import { documentsById } from '../../records/documents/document-queries.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { linesOf, type LineDataRow } from '../../records/lines/line-queries.ts'
import {
  landedCostsOf,
  ratesToYen,
  requestsOfRound,
  type LandedCostRow,
  type RateRow,
  type RoundRow,
} from './round-queries.ts'

const free = { freight: '0', insurance: '0', duty_percent: '0', others: '0', lock_version: 0 }
const yen = (amount: string) => ({ amount, rate: null })

/** One supplier of the round with all that is compared of it. */
interface Compared {
  readonly request: RoundRow
  readonly estimation: DocumentDataRow | undefined
  readonly breaks: readonly QuantityBreak[]
  readonly costs: Omit<LandedCostRow, 'document_id'>
  readonly rate: RateRow | undefined
}

/** A quotation without breaks has the price of its lines, whatever the quantity: their mean, weighed by pieces. */
function breaksOf(estimation: DocumentDataRow, lines: readonly LineDataRow[]): QuantityBreak[] {
  const own = (estimation.breaks ?? []) as readonly (QuantityBreak & { item: string | null })[]
  if (own.length > 0) return own.map(({ minQuantity, unitPrice }) => ({ minQuantity, unitPrice }))
  const goods = lines.filter(({ line_kind, unit_price }) => line_kind === 'goods' && unit_price !== null)
  const pieces = goods.reduce((sum, { quantity }) => sum + Number(quantity), 0)
  if (pieces === 0) return []
  const amount = goods.reduce((sum, line) => sum + Number(line.amount ?? 0), 0)
  return [{ minQuantity: '1', unitPrice: (amount / pieces).toFixed(4).replace(/\.?0+$/, '') }]
}

/** A round side by side, the cheapest landed piece first (domain §3.7; readings of 2026-11-22). */
export async function comparisonOf(
  { database, userGroupId }: TenantRequest,
  { roundId, pieces, on }: { readonly roundId: number; readonly pieces: string; readonly on: BusinessDate },
) {
  const round = await requestsOfRound(database, roundId, userGroupId)
  const ids = round.flatMap(({ estimation_id }) => estimation_id ?? [])
  const [estimations, lines, costs, rates] = await Promise.all([
    documentsById(database, documentKinds.estimations, ids),
    linesOf(database, documentKinds.estimations, ids),
    landedCostsOf(database, userGroupId, ids),
    ratesToYen(database, userGroupId, ids, on),
  ])
  const compared = round.map((each): Compared => {
    const estimation = estimations.find(({ id }) => id === each.estimation_id)
    return {
      request: each,
      estimation,
      breaks: estimation
        ? breaksOf(
            estimation,
            lines.filter(({ document_id }) => document_id === estimation.id),
          )
        : [],
      costs: costs.find(({ document_id }) => document_id === each.estimation_id) ?? free,
      rate: rates.find(({ currency }) => currency === estimation?.currency),
    }
  })
  const rows = compareEstimates(compared.map(inputOf), pieces, on)
  return {
    pieces,
    on,
    estimations: rows.map((row) =>
      replyOf(
        row,
        compared.find(({ request: { request_id } }) => request_id === row.id)!,
      ),
    ),
    rates: rates.map(({ currency, rate, per_units }) => ({ currency, rate, perUnits: per_units })),
  }
}

const isRateMissing = ({ estimation, rate }: Compared) =>
  estimation !== undefined && estimation.currency !== 'JPY' && rate === undefined

/** What cannot be put into yen is compared like what was not answered: nothing is guessed. */
function inputOf(compared: Compared): ComparedEstimate {
  const { request, estimation, breaks, costs, rate } = compared
  return {
    id: request.request_id,
    breaks: isRateMissing(compared) ? [] : breaks,
    validUntil: (estimation?.valid_until ?? null) as string | null,
    leadDays: (estimation?.lead_days ?? null) as number | null,
    costs: {
      freight: yen(costs.freight),
      insurance: yen(costs.insurance),
      dutyPercent: costs.duty_percent,
      others: [yen(costs.others)],
      rate: rate ? { rate: rate.rate, perUnits: rate.per_units } : null,
    },
  }
}

function replyOf(row: ReturnType<typeof compareEstimates>[number], compared: Compared) {
  const { request, estimation, breaks, costs } = compared
  const least = breaks.map(({ minQuantity }) => minQuantity).toSorted(compare)[0] ?? null
  return {
    requestId: request.request_id,
    partner: { id: request.partner_id, name: request.partner_name },
    requestStatus: request.request_status,
    estimationId: estimation?.id ?? null,
    number: estimation?.number ?? null,
    status: estimation?.status ?? null,
    currency: estimation?.currency ?? 'JPY',
    incoterm: (estimation?.incoterm ?? null) as string | null,
    validUntil: (estimation?.valid_until ?? null) as string | null,
    leadDays: (estimation?.lead_days ?? null) as number | null,
    terms: (estimation?.terms as AgreedTerms | null | undefined)?.name ?? null,
    minimum: least,
    unitPrice: row.unitPrice ?? breaks[0]?.unitPrice ?? null,
    obstacle: isRateMissing(compared) ? ('rate_missing' as const) : row.obstacle,
    landed: row.landed,
    overBest: row.overBest,
    isBest: row.isBest,
    isFastest: row.isFastest,
    costs: costsReply(costs),
  }
}

export const costsReply = ({ freight, insurance, duty_percent, others, lock_version }: typeof free) => ({
  freight,
  insurance,
  dutyPercent: duty_percent,
  others,
  lockVersion: lock_version,
})
