import { Scene, type Answers } from '@tsumugi/records/scene'
import { emptyList, known, matrixOf, phase, production, unit, units } from './demo-productions.fixture.ts'
import { ProductionScreen } from './production-screen.tsx'
import { VariantsInfoScreen } from './variants-info-screen.tsx'
import { ProductionsScreen } from '../productions-screen/productions-screen.tsx'

const list = (more: Answers = {}) => (
  <Scene answers={{ ...known, ...more }}>
    <ProductionsScreen query={{}} />
  </Scene>
)
const bulk = 'PATCH /api/phases/12/stock_keeping_units/bulk'
const refusal = (code: string, field: string | null, message: string) => ({ code, field, message, meta: {} })
const one = (more: Answers = {}, query: Record<string, string> = {}) => (
  <Scene answers={{ ...known, ...more }}>
    <ProductionScreen params={{ id: '1' }} query={query} />
  </Scene>
)

export const Productions = () => list()
export const NoneYet = () => list({ 'GET /api/productions': emptyList })
export const ListFailed = () => list({ 'GET /api/productions': 500 })
export const LoadingList = () => list({ 'GET /api/productions': 'never' })
const outcome = (id: number, code?: string) => ({
  id,
  outcome: code ? 'refused' : 'done',
  errors: code ? [refusal(code, null, 'この品番にはフェーズがまだありません。')] : [],
})
export const ChangedTogether = () =>
  list({ 'POST /api/productions/bulk': { data: [outcome(1), outcome(3, 'phase_missing')] } })
export const Opened = () => one()
export const WithoutSkus = () => one({}, { phase: '11' })
export const WithoutPhase = () => one({ 'GET /api/productions/1': { data: production(1, { phases: [] }) } })
export const Frozen = () =>
  one({
    'GET /api/phases/12/stock_keeping_units': {
      data: matrixOf({ phase: phase(12, 'bulk', 2, { frozen_at: '2026-11-20T01:00:00.000Z' }) }),
    },
  })
export const OfPartner = () =>
  one({
    'GET /api/productions/1': {
      data: production(1, {
        side: 'partner',
        list_price: null,
        target_cost: null,
        note: null,
        merchandising: null,
        partners: 0,
      }),
    },
  })
export const InUse = () =>
  one({ 'GET /api/productions/1': { data: production(1, { uses: [{ kind: 'frozen_phase', count: 1 }] }) } })
export const Edited = () =>
  one({
    'PATCH /api/productions/1': {
      status: 409,
      errors: [refusal('stale', null, '先に変更されました。')],
      current: production(1, { name: '畦編みカーデ', note: '釦は貝。', lock_version: 2 }),
    },
    'DELETE /api/productions/1': { status: 204 } as never,
  })
const ordered = (id: number, size: string, more: object = {}) => ({
  id,
  exhibition_order_id: 5,
  exhibition_id: 2,
  order_number: 'EX-0005',
  customer_name: '紅屋(デモ)',
  colour: '生成り',
  size,
  quantity: 12,
  color_id: 5,
  size_id: 1,
  stock_keeping_unit_id: null,
  taken_on: null,
  ...more,
})
export const FromExhibition = () =>
  one({
    'GET /api/phases/12/exhibition_quantities': {
      data: [
        ordered(1, 'S', { stock_keeping_unit_id: 1, taken_on: '2026-11-20' }),
        ordered(2, 'S'),
        ordered(3, '9号', { size_id: null }),
      ],
    },
  })
export const Reordered = () =>
  one({
    'GET /api/productions/1': {
      data: production(1, { phases: [phase(12, 'bulk', 1), phase(13, 'reorder', 2, { order_quantity: 30 })] }),
    },
    'GET /api/phases/13/stock_keeping_units': {
      data: matrixOf({ phase: phase(13, 'reorder', 2), units: [unit(31, 5, 1, 30)], sub_skus: [] }),
    },
  })
export const Talked = () => one({ 'POST /api/productions/1/talks': { data: { thread_id: 40 } } })
export const Gone = () => one({ 'GET /api/productions/1': 404 })
export const VariantsInfo = () => (
  <Scene answers={known}>
    <VariantsInfoScreen params={{ id: '12' }} query={{}} />
  </Scene>
)

export const Refused = () =>
  one({
    [bulk]: {
      status: 422,
      errors: [
        refusal(
          'sub_skus_exceed',
          'stock_keeping_units.changed.0.quantity',
          '内訳の合計 60 が、SKUの数量 5 を超えています。',
        ),
      ],
    },
  })

/** Somebody else made the first cell 65 meanwhile. */
export const Stale = () =>
  one({
    [bulk]: {
      status: 409,
      errors: [refusal('stale', null, '先に変更されました。')],
      current: matrixOf({
        phase: phase(12, 'bulk', 2, { lock_version: 2 }),
        units: [unit(1, 5, 1, 65, { lock_version: 2 }), ...units.slice(1)],
      }),
    },
  })
