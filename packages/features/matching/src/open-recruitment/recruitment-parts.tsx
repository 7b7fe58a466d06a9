import { openRecruitments, type OpenRecruitment } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { Button, Icon } from '@tsumugi/ui'
import { Check, Eye, TriangleAlert } from '@tsumugi/ui/icons'
import { openRecruitmentTexts, type OpenRecruitmentText } from './open-recruitment-texts.ts'

type Reason = OpenRecruitment['reasons'][number]

/** `12G がある`, `最低数量が 20点足りない` */
export function reasonWords(t: OpenRecruitmentText, { reason, fits, names, count }: Reason): string {
  const values = { names: names.join(reason === 'capacity' ? '–' : '・'), count: formatNumber(count ?? 0) }
  return t(`reason.${reason}.${fits ? 'yes' : 'no'}`, values)
}

/** Why something fits and why not; a mark and words, the colour never speaks alone. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const t = useText(openRecruitmentTexts)
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
  const t = useText(openRecruitmentTexts)
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

export const recruiterWords = (
  t: OpenRecruitmentText,
  { recruiter, recruiterArea, invited }: Pick<OpenRecruitment, 'recruiter' | 'recruiterArea' | 'invited'>,
): string => [recruiter ?? t('nameHidden'), recruiterArea, invited ? t('invited') : ''].filter(Boolean).join('・')
