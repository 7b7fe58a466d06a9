import { RealScene } from '@tsumugi/documents/scene'
import { OverlayHost } from '@tsumugi/ui'
import { MarketScreen } from './market-screen.tsx'

/** The wall as a brand sees it. */
export const Wall = () => (
  <>
    <RealScene persona="brand">
      <MarketScreen query={{}} />
    </RealScene>
    <OverlayHost />
  </>
)

/** Near an indigo, the first cloth open. */
export const NearIndigo = () => (
  <RealScene persona="brand">
    <MarketScreen query={{ color: '#2f4a7a' }} />
  </RealScene>
)

/** One cloth under the loupe. */
export const UnderLoupe = ({ open = '1' }: { readonly open?: string }) => (
  <>
    <RealScene persona="brand">
      <MarketScreen query={{ open }} />
    </RealScene>
    <OverlayHost />
  </>
)
