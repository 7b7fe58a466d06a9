import { contract, masters } from '@tsumugi/contract'
import { negated, reversedEffect, stockEffect } from '@tsumugi/domain'
import { nothingToDo } from '../../http/guards/assert-audited.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve, type BoundEndpoint } from '../../http/serve.ts'
import { serveMaster } from '../../masters/serve-master.ts'
import { changed } from '../../records/changed.ts'
import { happenedOn } from '../../records/happened-on.ts'
import { todayOf } from '../../records/number-queries.ts'
import { changeLot } from '../../records/stock/stock-ledger.ts'
import { rawMaterialRules } from './rules.ts'
import { assertOwn } from './assert-own.ts'
import { addFile, listFiles, removeFile } from './files/file-handlers.ts'
import { insertMove, ledgerOf, lotFor, movesById, type NewStockMove } from './stock-queries.ts'
import { usesOf } from './use-queries.ts'

/** Raw materials of the organisation's own and the ledger of their stock (domain §3.5). */
export const rawMaterialRoutes: readonly BoundEndpoint[] = [
  ...serveMaster(masters.rawMaterials, {
    table: 'raw_material',
    rules: rawMaterialRules,
    json: ['composition', 'tiers', 'colors'],
  }),
  ...serve(contract.rawMaterialFiles)({ list: listFiles, add: addFile, remove: removeFile }),
  ...serve(contract.rawMaterialUses)({
    async list(request, { params }) {
      await assertOwn(request, params.id)
      return { data: await usesOf(request.database, params.id) }
    },
  }),
  ...serve(contract.rawMaterialStock)({
    async show(request, { params }) {
      await assertOwn(request, params.id)
      return { data: await ledgerOf(request.database, params.id) }
    },

    async move(request, { params, body: { stockMove } }) {
      await assertOwn(request, params.id)
      const { database, userGroupId, accountId } = request
      const { key, kind, quantity, note = '' } = stockMove
      const lotId = await lotFor(database, userGroupId, params.id, stockMove)
      const movedOn = await happenedOn(request, stockMove.movedOn, 'stockMove.movedOn')
      const effect = stockEffect(kind, quantity)
      const move = { userGroupId, accountId, lotId, key, kind, quantity, effect, movedOn, note, reversesId: null }
      if (await write(request, move, 'stockMove.quantity'))
        await changed(request, {
          noun: 'raw_material',
          verb: 'stock_moved',
          id: params.id,
          detail: { kind, quantity, color: stockMove.color, lot: stockMove.lot },
        })
      else nothingToDo(request)
      return { data: await ledgerOf(database, params.id) }
    },

    async reverse(request, { params, body }) {
      await assertOwn(request, params.id)
      const { database, userGroupId, accountId } = request
      const moves = await movesById(database, params.id, body.ids)
      if (moves.length !== body.ids.length) throw notFound()
      const movedOn = await todayOf(database, userGroupId)
      for (const { id, lot_id, kind, quantity, stock_change, reserved_change, reverses_id } of moves) {
        if (reverses_id !== null) throw invalid({ code: 'reversal_final', field: 'ids' })
        const effect = reversedEffect({ stock: stock_change, reserved: reserved_change })
        const back = { lotId: lot_id, kind, quantity: negated(quantity), effect, movedOn, note: '', key: null }
        if (!(await write(request, { userGroupId, accountId, ...back, reversesId: id }, 'ids')))
          throw invalid({ code: 'reversal_final', field: 'ids' })
      }
      await changed(request, {
        noun: 'raw_material',
        verb: 'stock_reversed',
        id: params.id,
        detail: { entries: moves.length },
      })
      return { data: await ledgerOf(database, params.id) }
    },
  }),
]

/** The entry and what it changes, together or not at all; false where it is written already. */
async function write({ database }: TenantRequest, move: NewStockMove, field: string): Promise<boolean> {
  if (!(await insertMove(database, move))) return false
  if (!(await changeLot(database, 'raw_material_lot', move.lotId, move.effect)))
    throw invalid({ code: 'stock_short', field, meta: { quantity: move.quantity } })
  return true
}
