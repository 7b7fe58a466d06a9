import { RealScene } from '@tsumugi/documents/scene'
import { CostSheetScreen, CostSheetsScreen } from './sheets-screen.tsx'

/** The brand's cost sheets as the demo has them. */
export const CostSheets = () => (
  <RealScene persona="brand">
    <CostSheetsScreen query={{}} />
  </RealScene>
)

/** A draft with lines, one of them opened. */
export const OneCostSheet = ({ id = '1' }: { readonly id?: string }) => (
  <RealScene persona="brand">
    <CostSheetScreen params={{ id }} query={{}} />
  </RealScene>
)

/** What the supplier sees of it. */
export const AskedOfSupplier = () => (
  <RealScene persona="supplier">
    <CostSheetsScreen query={{}} />
  </RealScene>
)
