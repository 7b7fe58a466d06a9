import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Status, type StatusLook } from '@tsumugi/ui'
import type { Home } from '../home-data.ts'
import { homeTexts } from '../messages/catalogue.ts'

type OwnRequest = Home['requests'][number]

const looks = {
  pending: 'waiting',
  approved: 'done',
  rejected: 'late',
  returned: 'late',
  withdrawn: 'stopped',
  cancelled: 'stopped',
} as const satisfies Record<OwnRequest['status'], StatusLook>

/** What oneself asked approval for, each leading to its steps, which every member of the brand may read (spec §6). */
export function OwnRequests({ requests }: { requests: readonly OwnRequest[] }) {
  const t = useText(homeTexts)
  return (
    <section className="panel asked" aria-label={t('requests.title')}>
      <h2>{t('requests.title')}</h2>
      <ul>
        {requests.map(({ id, title, status, requestedAt }) => (
          <li key={id}>
            <a href={href('approvalSteps', { id })}>
              <span className="what">
                <Status look={looks[status]}>{t(`request.${status}`)}</Status>
                <span className="small soft">{title}</span>
              </span>
              <time className="small soft number" dateTime={requestedAt}>
                {formatDate(requestedAt, 'shortNoYear', t.locale)}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
