import { recruitments, type RecruitmentDetail } from '@tsumugi/contract'
import type { RecruitmentMove } from '@tsumugi/domain/matching'
import { useFollow } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useChange } from '@tsumugi/queries'
import { Button, confirm, Status } from '@tsumugi/ui'
import { recruitmentLook } from '../words/matching-looks.ts'
import { comparisonTexts, type ComparisonText } from './comparison-texts.ts'

/** What a recruitment is called, and how it stands. */
export function RecruitmentTitle({
  recruitment: { title, number, status },
}: {
  readonly recruitment: RecruitmentDetail
}) {
  const t = useText(comparisonTexts)
  return (
    <>
      {title} <span className="small soft code">{number}</span>{' '}
      <Status look={recruitmentLook[status]}>{t(`recruitment.${status}`)}</Status>
    </>
  )
}

/** Who sees it, and under which conditions. */
export const standing = (
  t: ComparisonText,
  { visibility, hidesName, ndaText, agreedCount }: RecruitmentDetail,
): string =>
  [
    t(`visibility.${visibility}`),
    hidesName ? t('nameAfterAgreement') : '',
    ndaText ? t('agreedOf', { count: agreedCount }) : '',
  ]
    .filter(Boolean)
    .join('・')

/** What its brand may do with a recruitment next. */
export function RecruitmentActions({ recruitment }: { readonly recruitment: RecruitmentDetail }) {
  const t = useText(comparisonTexts)
  const step = useChange(recruitments.move, ['open_recruitment'])
  const remove = useChange(recruitments.delete)
  const follow = useFollow()
  const { id, lockVersion, moves, status } = recruitment
  async function go(move: RecruitmentMove) {
    const asks = move === 'cancel' || move === 'close'
    if (asks && !(await confirm({ title: t(`step.${move}`), message: t(`step.${move}.text`), type: 'attention' })))
      return
    await step({ id, body: { move, lockVersion } })
  }
  async function discard() {
    if (!(await confirm({ title: t('deleteDraft'), message: t('deleteDraft.text'), type: 'attention' }))) return
    await remove({ id })
    follow(href('matchingClient'))
  }
  return (
    <>
      {status === 'draft' && (
        <Button type="plain" onClick={() => void discard()}>
          {t('deleteDraft')}
        </Button>
      )}
      {moves.map((move) => (
        <Button
          key={move}
          type={move === 'publish' || move === 'award' ? 'primary' : 'secondary'}
          onClick={() => void go(move)}
        >
          {t(`step.${move}`)}
        </Button>
      ))}
    </>
  )
}
