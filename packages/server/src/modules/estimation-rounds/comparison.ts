import { documentKinds, type AgreedTerms } from '@tsumugi/contract'
import { compare, sum, type BusinessDate } from '@tsumugi/domain'
import { groupBy } from '@tsumugi/domain/scheduling'
import {
  compareEstimates,
  meanBreaks,
  type ComparedEstimate,
  type QuantityBreak,
  type StyleBreak,
} from '@tsumugi/domain/trading'
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

/** The breaks of a quotation over all its styles, in the shares in which its lines quote them. */
function breaksOf(estimation: DocumentDataRow, lines: readonly LineDataRow[]): QuantityBreak[] {
  const goods = lines.filter(({ line_kind, unit_price }) => line_kind === 'goods' && unit_price !== null)
  const styles = [...groupBy(goods, ({ item }) => String(item ?? ''))].map(([item, rows]) => ({
    item,
    quantity: sum(rows.map(({ quantity }) => String(quantity))),
    amount: sum(rows.map(({ amount }) => String(amount ?? '0'))),
  }))
  return meanBreaks(styles, (estimation.breaks ?? []) as readonly StyleBreak[])
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
