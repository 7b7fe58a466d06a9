import { RecordsScreen, type PageAddress } from '@tsumugi/records'
import { rawMaterials } from './raw-materials.ts'

/** /raw_materials: what an organisation buys to make garments of, with the stock of each lot beside it. */
export function RawMaterialsScreen({ params, query }: PageAddress) {
  return <RecordsScreen definition={rawMaterials} params={params} query={query} />
}
