import { RealScene } from '@tsumugi/documents/scene'
import { OverlayHost } from '@tsumugi/ui'
import { AdminBookmarksScreen, BookmarksScreen } from './bookmarks-screen.tsx'

/** What the brand keeps, with the lists of the platform beside it. */
export const Bookmarks = () => (
  <>
    <RealScene persona="brand">
      <BookmarksScreen query={{}} />
    </RealScene>
    <OverlayHost />
  </>
)

/** The lists that the platform puts together. */
export const CuratedByThePlatform = () => (
  <>
    <RealScene persona="admin">
      <AdminBookmarksScreen query={{}} />
    </RealScene>
    <OverlayHost />
  </>
)
