import { brands } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Chip, ErrorState, Skeleton } from '@tsumugi/ui'
import { teamTexts } from './team-texts.ts'

/** Who can see a brand: teams × people, with those who may change it (domain §3.1). */
export function BrandViewers({ brandId }: { brandId: number }) {
  const t = useText(teamTexts)
  const { data: answer, error, mutate } = useQuery(brands.viewers, { id: brandId })
  const data = answer?.data
  return (
    <section>
      <h3>{t('viewers')}</h3>
      <p className="small soft">{t('viewers.text')}</p>
      {error && !data && <ErrorState onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton rows={3} />}
      {data && (
        <ul className="viewers">
          {data.map(({ userId, name, teams, mayChange }) => (
            <li key={userId}>
              <span className="name">{name}</span>
              {teams.map((team) => (
                <Chip key={`${team.name} ${team.role}`}>
                  {team.name} <span className="faint">{t(`role.${team.role}`)}</span>
                </Chip>
              ))}
              {mayChange && <span className="tiny soft">{t('viewers.change')}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
