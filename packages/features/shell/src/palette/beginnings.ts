import {
  masters,
  productions,
  projects,
  qualityLabelings,
  recruitments,
  resourcePlanSheets,
  transports,
} from '@tsumugi/contract'
import { admits, type Guard, type SessionUser } from '@tsumugi/domain'
import type { Noun } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import type { Place } from './places-of.ts'

const everybody = {} as const satisfies Guard
const written = (name: keyof typeof masters): Guard => masters[name].endpoints.create.access

/** Lists on which something can be begun, with whom their buttons let do so beside who may enter. */
const beginnings: Partial<Record<Noun, Guard>> = {
  contractIssue: everybody,
  estimationIssue: everybody,
  estimationRequestIssue: everybody,
  trades: everybody,
  tradeRequests: everybody,
  projects: projects.create.access,
  productions: productions.create.access,
  transports: transports.create.access,
  resourcePlanSheets: resourcePlanSheets.create.access,
  qualityLabelings: qualityLabelings.create.access,
  recruitments: recruitments.create.access,
  brands: written('brands'),
  subBrands: written('subBrands'),
  colors: written('colors'),
  sizes: written('sizes'),
  fabrics: written('fabrics'),
  partNames: written('partNames'),
  careInstructions: written('careInstructions'),
  careAttentions: written('careAttentions'),
  washTagSymbolSets: written('washTagSymbolSets'),
  skuGroups: written('skuGroups'),
  contractFormats: written('contractFormats'),
  invoiceFormats: written('invoiceFormats'),
  orderSheetFormats: written('orderSheetFormats'),
  currencyConversions: written('currencyConversions'),
  paymentTerms: written('paymentTermDefinitions'),
  rawMaterials: written('rawMaterials'),
  catalogueCloths: written('catalogueCloths'),
}

/** Lists that the menu leads to at an older address, which knows nothing of `new`. */
const ownAddress: Partial<Record<Noun, string>> = {
  productions: href('productions'),
  trades: href('trades'),
  transports: href('transports'),
}

/** What this user may begin, on the list where it is begun: its key `n`, asked for by the address. */
export function beginningsOf(user: SessionUser, places: readonly Place[]): readonly Place[] {
  return places.flatMap((place) => {
    const guard = place.of || place.external ? undefined : beginnings[place.noun]
    if (!guard || !admits(user, guard)) return []
    const list = ownAddress[place.noun] ?? place.href
    return [{ ...place, key: `new-${place.key}`, href: `${list}${list.includes('?') ? '&' : '?'}new=true` }]
  })
}
