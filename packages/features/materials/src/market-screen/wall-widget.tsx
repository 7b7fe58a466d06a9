import { LinkEvents, useRefresh } from '@tsumugi/element'
import { useRefresh as useTopicRefresh } from '@tsumugi/queries'
import { useOwnListPlace } from '@tsumugi/records'
import { MarketActions } from './market-actions.tsx'
import { MarketTitle } from './market-title.tsx'
import { filterKeys, Market } from './market.tsx'

interface WallAttributes {
  readonly search?: string | null
  readonly color?: string | null
  readonly fibre?: string | null
  readonly materialId?: number | null
}

/** `<tsumugi-material-wall search color fibre material-id>` */
export function WallWidget({ search = null, color = null, fibre = null, materialId = null }: WallAttributes) {
  const place = useOwnListPlace(filterKeys, { q: search, color, fibre, open: materialId })
  const refresh = useTopicRefresh()
  useRefresh(() => void refresh('material_listing'))
  return (
    <LinkEvents>
      <Market
        place={place}
        frame={(count, body) => (
          <section className="market">
            <header className="market-head">
              <h2>
                <MarketTitle count={count} />
              </h2>
              <MarketActions />
            </header>
            {body}
          </section>
        )}
      />
    </LinkEvents>
  )
}
