import { MdMap } from './md-map.tsx'
import { useOwnAddress, type MapAttributes } from './view/view-address.ts'

/** `<tsumugi-md-map brand-id season product-id>` */
export function MdMapWidget(attributes: MapAttributes) {
  return <MdMap address={useOwnAddress(attributes)} />
}
