import { useStore } from '@nanostores/react'
import { $organisationChange, changeViews, putOffChange, report } from '@tsumugi/session'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'

const loadDialog = () => import('./organisation-changed-dialog.tsx')

/**
 * Asks, once per page, how to go on when another window has switched the organisation. Each app root and each widget mounts
 * one; the first serves them all. The question itself is loaded when it is needed.
 */
export function OrganisationChanged() {
  const [view] = useState(() => ({}))
  const change = useStore($organisationChange)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>>>()
  useEffect(() => changeViews.enter(view), [view])
  const serves = useSyncExternalStore($organisationChange.listen, () => changeViews.isFirst(view))
  const wanted = serves && change !== null
  useEffect(() => {
    if (!wanted || loaded) return
    loadDialog().then(setLoaded, (error: unknown) => {
      // What waits is refused in the server's words, which name both organisations.
      report('load the question about the organisation', error)
      putOffChange()
    })
  }, [wanted, loaded])
  if (!wanted || !loaded) return null
  return (
    <Suspense>
      <loaded.OrganisationChangedDialog change={change} />
    </Suspense>
  )
}
