import { useText } from '@tsumugi/i18n'
import { ErrorState, figureStyles, Skeleton, useStyles } from '@tsumugi/ui'
import { procedureTexts } from '../words/procedure-texts.ts'
import { useFigures, useWork } from './figures-queries.ts'
import css from './figures.css?inline'
import { LoadMap } from './load-map.tsx'
import { Promises } from './promises.tsx'
import { WorkStack } from './work-stack.tsx'

/** Work in progress per step, load per maker and week, promised against actual (domain §3.4): each with its table. */
export function FiguresView() {
  useStyles(figureStyles)
  useStyles(css)
  const t = useText(procedureTexts)
  const work = useWork()
  const figures = useFigures()
  const failed = (!work.data && work.error) || (!figures.data && figures.error)
  if (failed)
    return (
      <ErrorState
        heading="h2"
        onRetry={() => {
          void work.mutate()
          void figures.mutate()
        }}
      />
    )
  if (!work.data || !figures.data) return <Skeleton shape="block" height={320} />
  const { weeks, loads, punctualities, isCapped } = figures.data.data
  return (
    <div className="schedule-figures">
      {isCapped && <p className="small soft">{t('capped')}</p>}
      <WorkStack totals={work.data.totals} />
      <LoadMap weeks={weeks} loads={loads} />
      <Promises punctualities={punctualities} />
    </div>
  )
}
