import { RealScene } from '@tsumugi/documents/scene'
import { RawMaterialsScreen } from './raw-materials-screen.tsx'

/** The brand’s raw materials as the demo has them. */
export const RawMaterials = () => (
  <RealScene persona="brand">
    <RawMaterialsScreen params={{}} query={{}} />
  </RealScene>
)

/** One of them with its stock, the cost sheets that use it, and its files. */
export const OneRawMaterial = ({ id = '1' }: { readonly id?: string }) => (
  <RealScene persona="brand">
    <RawMaterialsScreen params={{ id }} query={{}} />
  </RealScene>
)
