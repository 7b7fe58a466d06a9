import type { MakerPunctuality } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import type { CSSProperties } from 'react'
import { procedureTexts } from '../words/procedure-texts.ts'

/** Working days early and late that are drawn; what is beyond stands at the edge. */
const [early, late] = [-10, 20]
const placeOf = (days: number) => (Math.min(late, Math.max(early, days)) - early) / (late - early)

const signed = (days: number) => (days > 0 ? `+${days}` : String(days).replace('-', '\u2212'))

/** Each shipment as a dot by how late it was, per maker; the figures stand beside. */
export function Promises({ punctualities }: { punctualities: readonly MakerPunctuality[] }) {
  const t = useText(procedureTexts)
  return (
    <section className="panel" aria-label={t('figures.promises')}>
      <h2>{t('figures.promises')}</h2>
      {punctualities.length === 0 ? (
        <p className="none small soft">{t('figures.promises.none')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard.
        <div className="scroll" role="group" aria-label={t('figures.promises')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('figures.maker')}</th>
                <th scope="col">{t('figures.shipments')}</th>
                <th scope="col">{t('figures.onTime')}</th>
                <th scope="col">{t('figures.median')}</th>
                <th scope="col">{t('figures.worst')}</th>
                <th scope="col">{t('figures.scatter')}</th>
              </tr>
            </thead>
            <tbody>
              {punctualities.map((each) => (
                <tr key={each.maker.id}>
                  <th scope="row">{each.maker.name}</th>
                  <td>{formatNumber(each.count)}</td>
                  <td>{each.onTimePercent === null ? '–' : `${each.onTimePercent}%`}</td>
                  <td>{signed(each.medianDays)}</td>
                  <td data-late={each.worstDays > 0 ? '' : undefined}>{signed(each.worstDays)}</td>
                  <td>
                    <Dots shipments={each.shipments} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function Dots({ shipments }: Pick<MakerPunctuality, 'shipments'>) {
  const t = useText(procedureTexts)
  return (
    <span className="dots" style={{ '--zero': placeOf(0) } as CSSProperties}>
      {shipments.map(({ styleNo, productionId, promised, actual, days }) => {
        const words = t('figures.shipment', {
          style: styleNo,
          promised: formatDate(promised, 'short'),
          actual: formatDate(actual, 'short'),
          days: signed(days),
        })
        return (
          <a
            key={`${productionId} ${promised}`}
            href={href('production', { id: productionId })}
            aria-label={words}
            title={words}
            data-late={days > 0 ? '' : undefined}
            style={{ '--at': placeOf(days) } as CSSProperties}
          />
        )
      })}
    </span>
  )
}
