import type { KpiMonth } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { shownFigure, type KpiFigures } from './kpi-figures.ts'
import { measures } from './kpi-place.ts'
import { kpiTexts } from './messages/catalogue.ts'

/** Every figure of every month, the whole period under a double rule. */
export function KpiTable({ months, total }: { months: readonly KpiMonth[]; total: KpiFigures }) {
  const t = useText(kpiTexts)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard.
    <div className="kpi-table panel" role="group" aria-label={t('table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('month')}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {t(measure)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map((month) => (
            <Row key={month.month} name={month.month.replace('-', '/')} figures={month} />
          ))}
        </tbody>
        <tfoot>
          <Row name={t('total')} figures={total} />
        </tfoot>
      </table>
    </div>
  )
}

function Row({ name, figures }: { name: string; figures: KpiFigures }) {
  const t = useText(kpiTexts)
  return (
    <tr>
      <th scope="row" className="number">
        {name}
      </th>
      {measures.map((measure) => (
        <td key={measure} className="number">
          {shownFigure(figures, measure, t.locale)}
          {measure === 'punctuality' && figures.arrived > 0 && (
            <span className="tiny soft">{t('arrived', { count: figures.arrived })}</span>
          )}
        </td>
      ))}
    </tr>
  )
}
