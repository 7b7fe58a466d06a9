import type { contract, InputOf, MaterialOrderDetail } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { happenedOn } from '../../records/happened-on.ts'
import { insertRoll, insertShipment } from './detail-queries.ts'
import { moveDetails } from './detail-moves.ts'

type Shipment = InputOf<(typeof contract)['materialShipments']['create']>['body']['shipment']

/**
 * Sends rolls of one order, each with its net length.
 * @throws Refusal 422 `one_order` where they are of several, and what `moveDetails` refuses
 */
export async function shipCloth(request: TenantRequest, shipment: Shipment): Promise<MaterialOrderDetail[]> {
  const { database, userGroupId } = request
  const { rolls, carrier = null, waybill = null } = shipment
  const shippedOn = await happenedOn(request, shipment.shippedOn, 'shipment.shippedOn')
  const ids = [...new Set(rolls.map(({ detailId }) => detailId))]
  const changes = ids.map((id) => ({
    id,
    status: 'shipped' as const,
    netLength: sum(rolls.filter(({ detailId }) => detailId === id).map(({ netLength }) => netLength)),
  }))
  const move = { transition: 'ship', from: ['allocated', 'cut'], changes } as const
  return moveDetails(request, move, async (_, orders) => {
    const [order] = orders
    if (orders.length > 1) throw invalid({ code: 'one_order', field: 'shipment.rolls' })
    const shipmentId = await insertShipment(database, {
      documentId: order!.id,
      buyerId: order!.issuer_id,
      distributorId: userGroupId,
      orderNumber: order!.number!,
      carrier,
      waybill,
      shippedOn,
    })
    for (const roll of rolls) await insertRoll(database, shipmentId, roll)
  })
}
