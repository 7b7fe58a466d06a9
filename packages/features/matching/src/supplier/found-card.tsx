import { openRecruitments, type OpenRecruitment } from '@tsumugi/contract'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { Button, Icon, Status } from '@tsumugi/ui'
import { Check, Eye, TriangleAlert } from '@tsumugi/ui/icons'
import { applicationLook } from '../words/matching-looks.ts'
import { matchingTexts, type MatchingText } from '../words/matching-texts.ts'
import { askedFacts, Deadline, FactList } from '../words/shown.tsx'

type Reason = OpenRecruitment['reasons'][number]

/** `12G がある`, `最低数量が 20点足りない` */
export function reasonWords(t: MatchingText, { reason, fits, names, count }: Reason): string {
  const values = { names: names.join(reason === 'capacity' ? '–' : '・'), count: formatNumber(count ?? 0) }
  return t(`reason.${reason}.${fits ? 'yes' : 'no'}`, values)
}

/** Why something fits and why not; a mark and words, the colour never speaks alone. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const t = useText(matchingTexts)
  if (reasons.length === 0) return null
  return (
    <ul className="matching-reasons small" aria-label={t('reasons')}>
      {reasons.map((reason) => (
        <li key={reason.reason} data-fits={reason.fits}>
          <Icon of={reason.fits ? Check : TriangleAlert} size={16} />
          {reasonWords(t, reason)}
        </li>
      ))}
    </ul>
  )
}

/** A watch is the supplier’s own: neither the recruiter nor anybody else sees it. */
export function WatchButton({
  recruitment,
}: {
  readonly recruitment: Pick<OpenRecruitment, 'id' | 'watched' | 'title'>
}) {
  const t = useText(matchingTexts)
  const watch = useChange(openRecruitments.watch)
  const unwatch = useChange(openRecruitments.unwatch)
  const { id, watched, title } = recruitment
  return (
    <Button
      icon={Eye}
      aria-pressed={watched}
      aria-label={`${t(watched ? 'watching' : 'watch')}: ${title}`}
      onClick={() => void (watched ? unwatch({ id }) : watch({ id }))}
    >
      {t(watched ? 'watching' : 'watch')}
    </Button>
  )
}

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

export const recruiterWords = (
  t: MatchingText,
  { recruiter, recruiterArea, invited }: Pick<OpenRecruitment, 'recruiter' | 'recruiterArea' | 'invited'>,
): string => [recruiter ?? t('nameHidden'), recruiterArea, invited ? t('invited') : ''].filter(Boolean).join('・')
