import { Skeleton, useStyles } from '@tsumugi/ui'
import css from './screen-loading.css?inline'

/** Stands where a screen is about to be. */
export function ScreenLoading() {
  useStyles(css)
  return (
    <div className="screen-loading">
      <Skeleton rows={8} />
    </div>
  )
}
