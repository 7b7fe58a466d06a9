import { contract, documents } from '@tsumugi/contract'
import { actAs } from '@tsumugi/documents/scene'

/** A metre of cloth in the hands of the brand. */
export async function receivedCloth(): Promise<{ id: number; orderId: number }> {
  const brand = async () => (await actAs('brand')).api
  const distributor = async () => (await actAs('distributor')).api
  const details = contract.materialOrderDetails
  const market = (await brand()).of(contract.materialListings)
  const [cloth] = (await market.list({ query: { q: 'SO-4120' } })).data
  const { lots } = (await market.show({ id: cloth!.id })).data
  const { id: materialLotId, colorId } = lots.find(({ free }) => Number(free) > 9)!
  const cartLine = { materialColorId: colorId, materialLotId, kind: 'sample_cut', quantity: '1' } as const
  const { orderId } = (await (await brand()).of(contract.materialCarts).add({ body: { cartLine } })).data
  const move = async (api: Awaited<ReturnType<typeof brand>>, transition: 'order' | 'confirm') => {
    const orders = api.of(documents.materialOrders.endpoints)
    const { lockVersion } = (await orders.show({ id: orderId })).data as { lockVersion: number }
    await orders.move({ body: { transition, documents: [{ id: orderId, lockVersion }] } })
  }
  await move(await brand(), 'order')
  await move(await distributor(), 'confirm')
  const seller = (await distributor()).of(details)
  const detail = (await seller.list({ query: {} })).data.find(
    (each) => each.orderId === orderId && each.quantity === '1',
  )
  const { id } = detail!
  await seller.allocate({ body: { allocations: [{ id, lotId: materialLotId }] } })
  const rolls = [{ detailId: id, no: '1', netLength: '1' }]
  await (await distributor()).of(contract.materialShipments).create({ body: { shipment: { rolls } } })
  await (await brand()).of(details).receive({ body: { ids: [id] } })
  return { id, orderId }
}
