import { conciergeEntries, type SessionUser } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Button } from '@tsumugi/ui'
import { useOrganisationLists } from '../../organisation-switch/use-organisation-lists.ts'
import { useOrganisationSwitch } from '../../organisation-switch/use-organisation-switch.ts'
import { homeTexts } from '../messages/catalogue.ts'

/** The organisations that a concierge looks after, each a way in; nothing stands here for anybody else. */
export function ConciergePanel({ user }: { user: SessionUser }) {
  const t = useText(homeTexts)
  useOrganisationLists()
  const { concierges } = useSession()
  const switchTo = useOrganisationSwitch()
  const entries = conciergeEntries(user, concierges)
  if (entries.length === 0) return null
  return (
    <section className="panel looked-after" aria-label={t('concierge.title')}>
      <h2>{t('concierge.title')}</h2>
      <ul>
        {entries.map(({ id, name, kind }) => (
          <li key={id}>
            <span className="what">
              <span className="one-line">{name}</span>
              <span className="tiny soft">{kind.toUpperCase()}</span>
            </span>
            <Button size={24} aria-label={t('concierge.enterOne', { name })} onClick={() => void switchTo(id)}>
              {t('concierge.enter')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
