import { href } from '@tsumugi/navigation'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { Screen } from '@tsumugi/ui'
import { MarketActions } from './market-actions.tsx'
import { MarketTitle } from './market-title.tsx'
import { filterKeys, Market } from './market.tsx'

/** /materials: a wall of cloth, with all that narrows it in the address. */
export function MarketScreen({ query }: Pick<PageAddress, 'query'>) {
  const place = useListPlace({ query }, href('materials'), filterKeys)
  return (
    <Market
      place={place}
      frame={(count, body) => (
        <Screen className="market" title={<MarketTitle count={count} />} actions={<MarketActions />}>
          {body}
        </Screen>
      )}
    />
  )
}
