import { storage } from '@tsumugi/session'
import { useEffect, useEffectEvent } from 'react'

/** Opens the dialog again in which a product of the brand was half typed before a reload. */
export function useDraftAgain(brandId: number | undefined, open: () => void): void {
  const again = useEffectEvent(open)
  useEffect(() => {
    if (brandId !== undefined && storage.recordDraft(`merchandising.new.${brandId}`).get()) again()
  }, [brandId])
}
