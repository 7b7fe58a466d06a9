import { pageAddress, rewriteAddress } from '@tsumugi/navigation'
import { useCallback, useEffect, useState } from 'react'
import type { GuestView } from '../guest/guest-view.ts'
import { addressWith, viewInAddress } from './view-address.ts'

/**
 * The view of one element, kept in the page's address and its history.
 * @param first where the address names none
 * @param onView hears each change, also by Back and Forward
 */
export function useView(exhibitionId: number | undefined, first: GuestView, onView: (view: GuestView) => void) {
  const placed = () => (exhibitionId === undefined ? null : viewInAddress(exhibitionId))
  const [view, setView] = useState<GuestView>(() => placed() ?? first)
  const go = useCallback(
    (next: GuestView, replace = false) => {
      setView(next)
      onView(next)
      if (exhibitionId === undefined || next.name === 'login') return
      const address = addressWith(exhibitionId, next)
      if (address !== pageAddress()) rewriteAddress(address, replace ? 'replace' : 'push')
    },
    [exhibitionId, onView],
  )
  useEffect(() => {
    const follow = () => {
      const next = placed() ?? { name: 'book' as const }
      setView(next)
      onView(next)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `placed` reads the address of the moment.
  }, [exhibitionId, onView])
  return { view, go }
}
