import type { productionSchedules, ReplyOf } from '@tsumugi/contract'
import { stepKinds } from '@tsumugi/domain/scheduling'
import { formatNumber, stepKey, stepTexts, useText } from '@tsumugi/i18n'
import type { CSSProperties } from 'react'
import { procedureTexts } from '../words/procedure-texts.ts'

type Totals = ReplyOf<typeof productionSchedules.list>['totals']

/** Pieces by the step they wait for or lie in: each piece is counted once, the width is its share. */
export function WorkStack({ totals }: { totals: Totals }) {
  const t = useText(procedureTexts)
  const step = useText(stepTexts)
  const waiting = new Map(totals.work.map(({ kind, quantity }) => [kind, quantity]))
  const parts = [
    ...stepKinds
      .map((kind) => ({ key: kind as string, name: step(stepKey(kind)), pieces: waiting.get(kind) ?? 0 }))
      .filter(({ pieces }) => pieces > 0),
    ...(totals.finished > 0 ? [{ key: 'finished', name: t('figures.finished'), pieces: totals.finished }] : []),
  ]
  return (
    <section className="panel" aria-label={t('figures.work')}>
      <h2>{t('figures.work')}</h2>
      {parts.length === 0 ? (
        <p className="none small soft">{t('figures.work.none')}</p>
      ) : (
        <>
          <div className="stack" aria-hidden="true">
            {parts.map(({ key, name, pieces }) => (
              <i
                key={key}
                data-part={key}
                title={`${name} ${formatNumber(pieces)}`}
                style={{ '--share': pieces } as CSSProperties}
              />
            ))}
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard. */}
          <div className="scroll" role="group" aria-label={t('figures.work')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {parts.map(({ key, name }) => (
                    <th key={key} scope="col">
                      {name}
                    </th>
                  ))}
                  <th scope="col">{t('figures.all', { count: totals.schedules })}</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  {parts.map(({ key, pieces }) => (
                    <td key={key}>{formatNumber(pieces)}</td>
                  ))}
                  <td>
                    <b>{formatNumber(totals.quantity)}</b>
                  </td>
                </tr>
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}
