import { openRecruitments } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { Button, EmptyState, Screen, useStyles } from '@tsumugi/ui'
import { Listed } from '../lists/listed.tsx'
import css from '../words/matching.css?inline'
import { matchingTexts } from '../words/matching-texts.ts'
import { FoundList } from './found-list.tsx'

/** /matching-console/watchlist: recruitments one watches, those that are over as well. */
export function WatchlistScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(css)
  const t = useText(matchingTexts)
  const place = useListPlace({ query }, href('matchingWatchlist'), [])
  const { data, error, mutate } = useQuery(
    openRecruitments.list,
    { query: { watched: 'true', page: place.page, perPage: 20 } },
    { keep: true, topics: ['recruitment', 'matching_application'] },
  )
  return (
    <Screen title={t('watchlist')} actions={<Button href={href('matchingSearch')}>{t('findRecruitments')}</Button>}>
      <p className="soft">{t('watchText')}</p>
      <Listed
        data={data}
        error={error}
        onRetry={() => void mutate()}
        empty={<EmptyState heading="h2" title={t('watchNone')} />}
      >
        {(page) => <FoundList label={t('watchlist')} page={page} onPage={place.turn} />}
      </Listed>
    </Screen>
  )
}
