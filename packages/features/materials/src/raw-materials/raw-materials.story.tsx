import { RealScene } from '@tsumugi/documents/scene'
import { RawMaterialsScreen } from './raw-materials-screen.tsx'

/** The brand’s raw materials as the demo has them. */
export const RawMaterials = () => (
  <RealScene persona="brand">
    <RawMaterialsScreen params={{}} query={{}} />
  </RealScene>
)

/** One of them with its stock. */
export const OneRawMaterial = () => (
  <RealScene persona="brand">
    <RawMaterialsScreen params={{ id: '1' }} query={{}} />
  </RealScene>
)
