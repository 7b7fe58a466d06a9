import { RealScene } from '@tsumugi/documents/scene'
import { CatalogueScreen } from './catalogue-screen.tsx'

/** One cloth of the catalogue, as its distributor edits it. */
export const OneCloth = ({ id = '1' }: { readonly id?: string }) => (
  <RealScene persona="distributor">
    <CatalogueScreen params={{ id }} query={{}} />
  </RealScene>
)
