import { OverlayHost } from '@tsumugi/ui'
import { createApi } from '@tsumugi/api'
import { ApiProvider } from '@tsumugi/session'
import type { Definition } from '@tsumugi/records'
import { BrandCategoriesScreen } from './categories-screen/categories-screen.tsx'
import { CareSymbolsScreen } from './care-symbols-screen/care-symbols-screen.tsx'
import { colors } from './definitions/colors.ts'
import { contractFormats } from './definitions/document-formats/contract-formats.ts'
import { currencyConversions } from './definitions/currency-conversions.ts'
import { sizes } from './definitions/sizes.ts'
import { washTagSymbolSets } from './definitions/quality-labels/wash-tag-symbol-sets.ts'
import { MasterScreen } from './master-screen.tsx'

const api = createApi()
const list = (definition: Definition, query: Record<string, string> = {}) => (
  <ApiProvider api={api}>
    <OverlayHost />
    <MasterScreen definition={definition} params={{}} query={query} />
  </ApiProvider>
)

export const Colors = () => list(colors)
export const ColorWall = () => list(colors, { view: 'wall' })
export const NothingFound = () => list(colors, { q: 'zzzz' })
export const AddedColor = () => list(colors, { new: '1' })
export const SizeGrid = () => list(sizes, { view: 'grid' })
export const Rates = () => list(currencyConversions, { view: 'chart' })
export const SymbolSet = () => list(washTagSymbolSets, { new: '1' })
export const Format = () => list(contractFormats, { new: '1' })
export const Categories = () => (
  <ApiProvider api={api}>
    <BrandCategoriesScreen params={{}} query={{}} />
  </ApiProvider>
)
export const CareSymbols = () => <CareSymbolsScreen params={{}} query={{}} />
