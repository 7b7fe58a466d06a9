import { figureStyles, useStyles } from '@tsumugi/ui'
import { Suspense } from 'react'
import { MapBody } from './grid/map-body.tsx'
import { useMapText } from './map-text.ts'
import { defaultView } from './view/map-view.ts'
import gridCss from './grid/map-grid.css?inline'
import css from './md-map.css?inline'

const nothing = () => undefined
const nobody: ReadonlySet<number> = new Set()

/** The map that could not be loaded: what happened, and how to try again. */
export function MapFailed({ onRetry = nothing }: { onRetry?(): void }) {
  return (
    <Suspense>
      <Failed onRetry={onRetry} />
    </Suspense>
  )
}

function Failed({ onRetry }: { onRetry(): void }) {
  useStyles(figureStyles)
  useStyles(css)
  useStyles(gridCss)
  const text = useMapText()
  return (
    <section className="md-map">
      <MapBody
        {...{ text, onRetry }}
        error={Object.assign(new Error('The server does not answer.'), { requestId: '3f1c5a0e-demo' })}
        model={undefined}
        brand={undefined}
        season={undefined}
        noBrands={false}
        stale={false}
        total={0}
        label="27春夏"
        view={defaultView}
        filter={defaultView}
        openId={null}
        marked={nobody}
        flashed={nobody}
        say={nothing}
        onView={nothing}
        onOpen={nothing}
        onMark={nothing}
        onMove={nothing}
        onCreate={nothing}
        onCopy={nothing}
        onDiscard={nothing}
      />
    </section>
  )
}
