import { openRecruitments, recruitments } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useSession } from '@tsumugi/session'
import { Button, SearchField, Skeleton, Status } from '@tsumugi/ui'
import { useState } from 'react'
import { Room } from '../room/room.tsx'
import { recruitmentLook } from '../words/matching-looks.ts'
import { matchingTexts } from '../words/matching-texts.ts'
import { FoundCard } from './found-card.tsx'
import { WatchRail } from './watch-rail.tsx'

/** /matching: the way in. What fits best for a supplier, what stands open for a brand, and the search for everybody. */
export function HomeScreen() {
  const t = useText(matchingTexts)
  const { user } = useSession()
  const [words, type] = useState('')
  const isSupplier = user?.kind === 'supplier'
  const go = () => pageNavigator.go(href('matchingSearch', words.trim() ? { slug: words.trim() } : null))
  return (
    <Room current="home">
      <h1>{t('homeTitle')}</h1>
      <form
        className="matching-ask"
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        <SearchField label={t(isSupplier ? 'searchWords' : 'supplierWords')} value={words} onChange={type} />
        <Button type="primary" submit>
          {t('search')}
        </Button>
      </form>
      {isSupplier ? <BestFits /> : user?.kind === 'brand' && <OwnRecruitments />}
    </Room>
  )
}

function BestFits() {
  const t = useText(matchingTexts)
  const { data } = useQuery(
    openRecruitments.list,
    { query: { perPage: 3 } },
    { topics: ['recruitment', 'matching_application'] },
  )
  return (
    <div className="matching-cols">
      <div>
        <h2>{t('bestFits')}</h2>
        {!data ? (
          <Skeleton rows={4} />
        ) : (
          <ul className="matching-found" aria-label={t('bestFits')}>
            {data.data.map((recruitment) => (
              <FoundCard key={recruitment.id} recruitment={recruitment} />
            ))}
          </ul>
        )}
        {data?.data.length === 0 && <p className="soft">{t('noneFound')}</p>}
        <a className="matching-onward" href={href('matchingSearch')}>
          {t('findRecruitments')}
        </a>
      </div>
      <WatchRail />
    </div>
  )
}

function OwnRecruitments() {
  const t = useText(matchingTexts)
  const { data } = useQuery(recruitments.list, { query: { perPage: 5 } }, { topics: ['matching_application'] })
  if (!data) return <Skeleton rows={4} />
  return (
    <section>
      <h2>{t('recruitments')}</h2>
      {data.data.length === 0 && <p className="soft">{t('noRecruitments')}</p>}
      <ul className="matching-list">
        {data.data.map(({ id, title, status, applicationCount }) => (
          <li key={id}>
            <a href={href('matchingClientRecruitment', { recruitmentId: id })}>{title}</a>
            <Status look={recruitmentLook[status]}>{t(`recruitment.${status}`)}</Status>
            <span className="small soft">{t('applicationsOf', { count: applicationCount })}</span>
          </li>
        ))}
      </ul>
      <a className="matching-onward" href={href('matchingClient')}>
        {t('toConsole')}
      </a>
    </section>
  )
}
