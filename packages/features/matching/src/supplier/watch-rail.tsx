import { matchingProfiles, openRecruitments, savedSearches, type OwnMatchingProfile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import { Icon, IconButton, Progress } from '@tsumugi/ui'
import { CircleCheck, Info, X } from '@tsumugi/ui/icons'
import { daysLeft } from '../words/days-left.ts'
import { matchingTexts } from '../words/matching-texts.ts'

/** Beside a search: what one watches, searches that tell of new ones, and how much the own profile says. */
export function WatchRail() {
  const t = useText(matchingTexts)
  const watched = useQuery(
    openRecruitments.list,
    { query: { watched: 'true', perPage: 5 } },
    { topics: ['recruitment', 'matching_application'] },
  ).data?.data
  return (
    <aside className="matching-rail" aria-label={t('watchlist')}>
      <section>
        <h2>{t('watching')}</h2>
        {watched?.length === 0 && <p className="small soft">{t('watchNone')}</p>}
        <ul className="small">
          {watched?.map(({ id, title, status, closesAt, application }) => (
            <li key={id}>
              <a href={href('matchingRecruitment', { recruitmentId: id })}>{title}</a>
              <span>{status === 'open' ? t('daysLeft', { count: daysLeft(closesAt) }) : t('over')}</span>
              {application && <span className="tiny soft">{t(`application.${application.status}`)}</span>}
            </li>
          ))}
        </ul>
      </section>
      <KeptSearches />
      <ProfileStrength />
    </aside>
  )
}

function KeptSearches() {
  const t = useText(matchingTexts)
  const kept = useQuery(savedSearches.list, {}).data?.data ?? []
  const forget = useChange(savedSearches.delete)
  if (kept.length === 0) return null
  return (
    <section>
      <h2>{t('keptSearches')}</h2>
      <ul className="small">
        {kept.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <IconButton icon={X} size={24} label={t('forgetSearch', { name })} onClick={() => void forget({ id })} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const points = {
  machines: ({ machines }: OwnMatchingProfile) => machines.length > 0,
  capacity: ({ capacities }: OwnMatchingProfile) => capacities.length > 0,
  lot: ({ minLot }: OwnMatchingProfile) => minLot !== null,
  items: ({ items }: OwnMatchingProfile) => items.length > 0,
  intro: ({ intro }: OwnMatchingProfile) => intro !== '',
  introEn: ({ introEn }: OwnMatchingProfile) => introEn !== '',
  photos: ({ photos }: OwnMatchingProfile) => photos.length > 0,
  figures: ({ sharesFigures }: OwnMatchingProfile) => sharesFigures,
} as const
const pointKeys = Object.keys(points) as (keyof typeof points)[]

/** What the own profile says already, and what is left to write. */
export function ProfileStrength() {
  const t = useText(matchingTexts)
  const profile = useQuery(matchingProfiles.own, {}).data?.data
  if (!profile) return null
  const done = pointKeys.filter((key) => points[key](profile)).length
  return (
    <section>
      <h2>
        {t('strength')} <span className="small soft number">{`${done} / ${pointKeys.length}`}</span>
      </h2>
      <Progress label={t('strength')} done={done} total={pointKeys.length} />
      <ul className="small">
        {pointKeys.map((key) => (
          <li key={key} className="point">
            <Icon of={points[key](profile) ? CircleCheck : Info} size={16} />
            <span>{t(`point.${key}.${points[key](profile) ? 'yes' : 'no'}`)}</span>
          </li>
        ))}
      </ul>
      <a className="small" href={href('matchingProfile')}>
        {t('writeProfile')}
      </a>
    </section>
  )
}
