import type { ComparedApplication, RecruitmentDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Avatar, Button, Status, useStyles } from '@tsumugi/ui'
import { useApplicationMoves } from '../application/use-application-moves.ts'
import { RadarMark } from '../radar/radar.tsx'
import { applicationLook } from '../words/matching-looks.ts'
import { comparisonTexts } from './comparison-texts.ts'
import { comparedRows, type ComparedRow } from './compare-rows.ts'
import css from './compare-table.css?inline'

interface CompareTableProps {
  readonly recruitment: RecruitmentDetail
  readonly applications: readonly ComparedApplication[]
  readonly chosenId: number
  onChoose(id: number): void
}

/** Applications as columns. The best of a row is said in a word beside it, never by colour alone. */
export function CompareTable({ recruitment, applications, chosenId, onChoose }: CompareTableProps) {
  useStyles(css)
  const t = useText(comparisonTexts)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keys.
    <section className="matching-panel matching-compare" tabIndex={0} aria-label={t('comparison')}>
      <h2>
        {t('comparison')} <span className="small soft">{t('unseen')}</span>
      </h2>
      <table>
        <thead>
          <tr>
            <td />
            {applications.map((application) => (
              <SupplierHead
                key={application.id}
                application={application}
                isChosen={application.id === chosenId}
                onChoose={onChoose}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedRows(t, recruitment, applications).map((row) => (
            <FigureRow key={row.key} row={row} applications={applications} chosenId={chosenId} />
          ))}
          <tr>
            <th scope="row">{t('comments')}</th>
            {applications.map((application) => (
              <td key={application.id} data-chosen={application.id === chosenId || undefined}>
                <Talk application={application} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

interface FigureRowProps extends Pick<CompareTableProps, 'applications' | 'chosenId'> {
  readonly row: ComparedRow
}

function FigureRow({ row: { label, hint, cells, best }, applications, chosenId }: FigureRowProps) {
  const t = useText(comparisonTexts)
  return (
    <tr>
      <th scope="row">
        {label} {hint && <span className="tiny soft">{hint}</span>}
      </th>
      {cells.map(({ text, rests, isBad }, at) => (
        <td key={applications[at]!.id} data-chosen={applications[at]!.id === chosenId || undefined}>
          {best.includes(at) && <span className="best tiny">{t('best')}</span>}
          <span className={best.includes(at) ? 'strong' : ''} data-bad={isBad || undefined}>
            {text}
          </span>
          {rests && <span className="tiny soft rests">{rests}</span>}
        </td>
      ))}
    </tr>
  )
}

interface SupplierHeadProps {
  readonly application: ComparedApplication
  readonly isChosen: boolean
  onChoose(id: number): void
}

function SupplierHead({ application, isChosen, onChoose }: SupplierHeadProps) {
  const t = useText(comparisonTexts)
  const { id, supplier, area, employees, status, radar } = application
  return (
    <th scope="col" data-chosen={isChosen || undefined}>
      <button type="button" aria-pressed={isChosen} onClick={() => onChoose(id)}>
        <Avatar name={supplier.name} size={24} /> {supplier.name}
      </button>
      <span className="tiny soft">
        {[area || supplier.country, employees === null ? '' : t('people', { count: employees })]
          .filter(Boolean)
          .join('・')}
      </span>
      <span className="head-foot">
        <Status look={applicationLook[status]}>{t(`application.${status}`)}</Status>
        <RadarMark points={radar} />
      </span>
    </th>
  )
}

function Talk({ application }: { readonly application: ComparedApplication }) {
  const t = useText(comparisonTexts)
  const run = useApplicationMoves()
  const { id, commentCount, moves, supplier } = application
  return (
    <span className="talk">
      <a
        href={href('matchingClientApplication', { applicationId: id })}
        aria-label={`${t('commentsOf', { count: commentCount })}: ${supplier.name}`}
      >
        {t('commentsOf', { count: commentCount })}
      </a>
      {moves.includes('shortlist') && (
        <Button size={24} onClick={() => void run(application, 'shortlist')}>
          {t('move.shortlist')}
        </Button>
      )}
    </span>
  )
}
