import { RecordsScreen, type PageAddress } from '@tsumugi/records'
import { catalogueCloths } from './catalogue-cloths.ts'

/** /materials/distributor/catalogue: what a distributor sells, and who sees it on the wall. */
export function CatalogueScreen({ params, query }: PageAddress) {
  return <RecordsScreen definition={catalogueCloths} params={params} query={query} />
}
