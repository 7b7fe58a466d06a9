import type { Api } from '@tsumugi/api'
import { $locale } from '@tsumugi/i18n'
import type { PageAddress } from '@tsumugi/records'
import { beginMap } from '../merchandising-queries.ts'
import { mapTexts } from '../messages/catalogue.ts'
import { MdMap } from './md-map.tsx'
import { placeIn, usePageAddress } from './view/view-address.ts'

/** /s/merchandisings/md_map, and its child :brandId/:id (spec §2, Merchandising). */
export function MdMapScreen({ params, query }: PageAddress) {
  return <MdMap address={usePageAddress({ params, query })} wholePage />
}

/** Texts and data of the map are on their way while its frame is drawn. */
export function begin(api: Api, address: PageAddress): void {
  const { brandId, view } = placeIn(address)
  void mapTexts.load($locale.get())
  void beginMap(api, brandId, view.season).catch(() => undefined)
}
