import { Skeleton } from '@tsumugi/ui'

/** Stands where a screen is about to be. */
export function ScreenLoading() {
  return <Skeleton rows={8} />
}
