import type { QueryRecord } from '@tsumugi/navigation'
import { MdMap } from './md-map.tsx'
import { usePageAddress } from './view-address.ts'

export interface MdMapScreenProps {
  /** `/merchandisings/md_map/:brandId/:id` names a product that stands open. */
  params: Readonly<Record<string, string>>
  query: QueryRecord
}

/** /s/merchandisings/md_map, and its child :brandId/:id (spec §2, Merchandising). */
export function MdMapScreen({ params, query }: MdMapScreenProps) {
  return <MdMap address={usePageAddress({ params, query })} wholePage />
}
