import type { OpenRecruitment } from '@tsumugi/contract'
import { formatMoney, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button, Status } from '@tsumugi/ui'
import { Reasons, recruiterWords, WatchButton } from '../open-recruitment/recruitment-parts.tsx'
import { applicationLook } from '../words/matching-looks.ts'
import { matchingTexts } from '../words/matching-texts.ts'
import { askedFacts, Deadline, FactList } from '../words/shown.tsx'

/** One recruitment of a search. */
export function FoundCard({ recruitment }: { readonly recruitment: OpenRecruitment }) {
  const t = useText(matchingTexts)
  const { id, title, status, application, targetPrice, currency } = recruitment
  const page = href('matchingRecruitment', { recruitmentId: id })
  return (
    <li className="matching-card">
      <div>
        <h2>
          <a href={page}>{title}</a>
        </h2>
        <span className="small soft">{recruiterWords(t, recruitment)}</span>
        <FactList facts={askedFacts(t, recruitment)} />
        {targetPrice === null && (
          <span className="small faint">{t('noTarget', { sign: formatMoney('0', currency) })}</span>
        )}
        <Reasons reasons={recruitment.reasons} />
      </div>
      <div className="aside">
        <Deadline {...recruitment} isOpen={status === 'open'} />
        {application && (
          <Status look={applicationLook[application.status]}>{t(`application.${application.status}`)}</Status>
        )}
        <div className="buttons">
          <Button
            type={application ? 'secondary' : 'sub-primary'}
            href={application ? href('matchingWorkerApplication', { applicationId: application.id }) : page}
          >
            {t(application ? 'toApplication' : 'toDetails')}
          </Button>
          <WatchButton recruitment={recruitment} />
        </div>
      </div>
    </li>
  )
}
