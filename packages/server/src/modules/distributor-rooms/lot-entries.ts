import type { contract, InputOf, LotForecast, LotLedger } from '@tsumugi/contract'
import { compare, fieldChanges, negated, stockEffect, sum } from '@tsumugi/domain'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, notFound, orStale } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { changed } from '../../records/changed.ts'
import { happenedOn } from '../../records/happened-on.ts'
import { todayOf } from '../../records/number-queries.ts'
import { changeLot } from '../../records/stock/stock-ledger.ts'
import {
  changeIncoming,
  clothOfLot,
  holdLot,
  insertLotMove,
  lotMovesById,
  lotMovesOf,
  lotShipments,
  setIncoming,
  type NewLotMove,
} from './lot-queries.ts'
import { lotForecasts } from './queries.ts'

type Inputs = (typeof contract)['distributorLots']
type Answer = Promise<{ data: LotLedger }>

/** A lot of one's own with what was written and what was sent of it. */
export async function ledgerOf(request: TenantRequest, id: number): Promise<LotLedger> {
  const { database } = request
  const [lot, moves, shipped] = await Promise.all([
    lotOf(request, id),
    lotMovesOf(database, id),
    lotShipments(database, id),
  ])
  return { lot, moves, shipped }
}

async function lotOf({ database, userGroupId }: TenantRequest, id: number): Promise<LotForecast> {
  const { rows } = await lotForecasts(database, userGroupId, { id }, { limit: 1, offset: 0 })
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Writes an entry; a lot that is not there yet begins with what comes in. */
export async function enterLot(request: TenantRequest, { body: { lotMove } }: InputOf<Inputs['enter']>): Answer {
  const { database, userGroupId, accountId } = request
  const { key, kind, materialId, lot, colorNo, rolls = [], note = '' } = lotMove
  const quantity = lotMove.quantity ?? sum(rolls.map(({ length }) => length))
  const held = await holdLot(database, userGroupId, lotMove)
  if (!held) throw invalid({ code: 'not_found', field: 'lotMove.colorNo' })
  const move = {
    userGroupId,
    accountId,
    lotId: held.id,
    key,
    kind,
    quantity,
    rolls,
    note,
    reverses: null,
    movedOn: await happenedOn(request, lotMove.movedOn, 'lotMove.movedOn'),
    stockChange: stockEffect(kind, quantity).stock,
    incomingChange: kind === 'in' ? negated(lesser(held.incoming, quantity)) : '0',
  }
  if (await write(request, move, 'lotMove.quantity'))
    await changed(request, {
      noun: 'catalogue_cloth',
      verb: 'stock_moved',
      id: materialId,
      topic: { name: 'distributor_lot', id: held.id },
      detail: { kind, quantity, color: colorNo, lot },
    })
  else nothingToDo(request)
  return { data: await ledgerOf(request, held.id) }
}

/** Says what is on its way; the buyers of the cloth see how much and when. */
export async function announceLot(request: TenantRequest, { body }: InputOf<Inputs['announce']>) {
  const { database, userGroupId } = request
  const { materialId, colorNo, lot, lockVersion, ...next } = body.lotIncoming
  if (next.restockOn !== null && next.restockOn < (await todayOf(database, userGroupId)))
    throw invalid({ code: 'arrival_past', field: 'lotIncoming.restockOn' })
  const held = await holdLot(database, userGroupId, body.lotIncoming)
  if (!held) throw invalid({ code: 'not_found', field: 'lotIncoming.colorNo' })
  await orStale(held.lockVersion === lockVersion, () => lotOf(request, held.id))
  await setIncoming(database, held.id, next)
  await changed(request, {
    noun: 'catalogue_cloth',
    verb: 'stock_announced',
    id: materialId,
    topic: { name: 'distributor_lot', id: held.id },
    changes: fieldChanges({ incoming: held.incoming, restockOn: held.restockOn }, next),
    detail: { color: colorNo, lot },
  })
  return { data: await lotOf(request, held.id) }
}

const lesser = (one: string, other: string) => (compare(one, other) < 0 ? one : other)

export async function reverseMoves(request: TenantRequest, { params, body }: InputOf<Inputs['reverse']>): Answer {
  const { database, userGroupId, accountId } = request
  const cloth = await clothOfLot(database, userGroupId, params.id)
  const moves = cloth ? await lotMovesById(database, params.id, body.ids) : []
  if (!cloth || moves.length !== body.ids.length) throw notFound()
  const movedOn = await todayOf(database, userGroupId)
  const whose = { userGroupId, accountId, lotId: params.id, key: null, rolls: [], note: '', movedOn }
  for (const { id, kind, quantity, stockChange, incomingChange, reverses } of moves) {
    const back = {
      ...whose,
      kind,
      reverses: id,
      quantity: negated(quantity),
      stockChange: negated(stockChange),
      incomingChange: negated(incomingChange),
    }
    if (reverses !== null || !(await write(request, back, 'ids')))
      throw invalid({ code: 'reversal_final', field: 'ids' })
  }
  await changed(request, {
    noun: 'catalogue_cloth',
    verb: 'stock_reversed',
    id: cloth.materialId,
    topic: { name: 'distributor_lot', id: params.id },
    detail: { entries: moves.length },
  })
  return { data: await ledgerOf(request, params.id) }
}

/** The entry and what it changes, together or not at all; false where it is written already. */
async function write({ database }: TenantRequest, move: NewLotMove, field: string): Promise<boolean> {
  if (!(await insertLotMove(database, move))) return false
  if (!(await changeLot(database, 'material_lot', move.lotId, { stock: move.stockChange, reserved: '0' })))
    throw invalid({ code: 'stock_short', field, meta: { quantity: move.quantity } })
  await changeIncoming(database, move.lotId, move.incomingChange)
  return true
}
