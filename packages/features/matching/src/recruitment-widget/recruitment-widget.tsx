import { idAt, LinkEvents, lazyPart, useHost, useNeededAttribute, useRefresh, type EventOfLink } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useRefresh as useTopicRefresh } from '@tsumugi/queries'
import { useSession } from '@tsumugi/session'
import { EmptyState, ErrorState, Skeleton } from '@tsumugi/ui'
import { Suspense } from 'react'
import { Recruitment } from '../open-recruitment/recruitment.tsx'
import { useOpenRecruitment } from '../open-recruitment/use-open-recruitment.ts'
import { askedTexts } from '../words/asked/asked-texts.ts'

const OwnRecruitment = lazyPart(() => import('./own-recruitment.tsx').then((m) => ({ default: m.OwnRecruitment })))

/** The application of a supplier, read by either side. */
const eventOf: EventOfLink = (address) => {
  const own = idAt(href('matchingWorkerApplication', { applicationId: 0 }), address)
  const id = own ?? idAt(href('matchingClientApplication', { applicationId: 0 }), address)
  return id === null ? null : ['application-open', { id }]
}

/** `<tsumugi-recruitment recruitment-id>`: to its brand the applications side by side, to suppliers what is asked for. */
export function RecruitmentWidget({ recruitmentId = null }: { readonly recruitmentId?: number | null }) {
  const { user, phase } = useSession()
  const { mode } = useHost()
  const refresh = useTopicRefresh()
  useRefresh(() => ['recruitment', 'open_recruitment'].forEach((topic) => void refresh(topic)))
  if (!useNeededAttribute('recruitment-id', recruitmentId)) return null
  // Whose side the reader is on says which of both is asked for; a partner's visitors are on none.
  if (mode !== 'partner' && phase !== 'ready') return <Skeleton rows={8} />
  return (
    <LinkEvents eventOf={eventOf}>
      <Suspense fallback={<Skeleton rows={8} />}>
        {user?.kind === 'brand' ? <OwnRecruitment id={recruitmentId} /> : <OpenRecruitment id={recruitmentId} />}
      </Suspense>
    </LinkEvents>
  )
}

function OpenRecruitment({ id }: { readonly id: number }) {
  const t = useText(askedTexts)
  const { data, error, mutate, isGone } = useOpenRecruitment(id)
  if (data) return <Recruitment recruitment={data.data} heading="h2" />
  if (!error) return <Skeleton rows={8} />
  if (isGone) return <EmptyState filtered heading="h2" title={t('recruitmentGone')} />
  return <ErrorState heading="h2" onRetry={() => void mutate()} />
}
