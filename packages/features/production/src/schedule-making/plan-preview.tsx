import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { Notice, Skeleton, useStyles } from '@tsumugi/ui'
import { HolidayGapNotice } from '../holiday-gaps/holiday-gap-notice.tsx'
import type { NewSchedule, SchedulePreview } from './making-queries.ts'
import { makingTexts, type MakingText } from './making-texts.ts'
import css from './schedule-making.css?inline'
import { usePreview } from './use-preview.ts'

/** The steps with their days and the float to the due date, before anything is saved. */
export function PlanPreview({ phaseId, asked }: { phaseId: number; asked: NewSchedule | null }) {
  useStyles(css)
  const t = useText(makingTexts)
  const shown = usePreview(phaseId, asked, t('preview.failed'))
  if (asked === null) return null
  return (
    <section className="plan-preview" aria-label={t('preview')} aria-busy={shown === null}>
      {shown === null && <Skeleton rows={3} />}
      {shown?.failure && (
        <Notice hue="madder" live>
          {shown.failure}
        </Notice>
      )}
      {shown?.preview && <Steps preview={shown.preview} />}
    </section>
  )
}

function Steps({ preview }: { preview: SchedulePreview }) {
  const t = useText(makingTexts)
  const { steps, startsOn, endsOn, totalFloat, today, holidayGaps } = preview
  const day = (date: string) => formatDate(date, 'short', t.locale)
  return (
    <>
      <p aria-live="polite">
        <b>{t('preview.span', { start: day(startsOn), end: day(endsOn) })}</b> <FloatWords days={totalFloat} />
      </p>
      {startsOn < today && <Notice hue="gold">{t('preview.past', { today: day(today) })}</Notice>}
      <HolidayGapNotice gaps={holidayGaps} />
      <table>
        <thead>
          <tr>
            {(['step', 'owner', 'planned', 'float'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ kind, word, owner, planned, totalFloat: days }) => (
            <tr key={kind}>
              <th scope="row">{t(`kind.${word}`)}</th>
              <td>{t(`owner.${owner}`)}</td>
              <td>
                {planned.start === planned.end ? day(planned.start) : `${day(planned.start)} – ${day(planned.end)}`}
              </td>
              <td data-short={(days ?? 0) < 0 || undefined}>{days === null ? '–' : floatText(t, days)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

const floatText = (t: MakingText, days: number) => t('days', { count: formatNumber(days).replace('-', '−') })

function FloatWords({ days }: { days: number | null }) {
  const t = useText(makingTexts)
  if (days === null) return <span className="small soft">{t('preview.noDue')}</span>
  if (days < 0) return <Notice hue="madder">{t('preview.short', { count: formatNumber(-days) })}</Notice>
  return <span>{t('preview.float', { count: formatNumber(days) })}</span>
}
