import type { MakerLoad } from '@tsumugi/contract'
import type { BusinessDate } from '@tsumugi/domain'
import { wordsOf } from '@tsumugi/api'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { Button, InlineModal, NumberField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { procedureTexts } from '../words/procedure-texts.ts'
import { useCapacity } from './figures-queries.ts'

/** How warm a cell is: the more room, the cooler; over is warm, exactly full stays white. */
export function heatOf(percent: string | null): string | undefined {
  if (percent === null) return undefined
  const full = Number(percent)
  const steps = [
    [130, 'warm-3'],
    [110, 'warm-2'],
    [100, 'warm-1'],
  ] as const
  const over = steps.find(([least]) => full > least)
  if (over) return over[1]
  if (full === 100) return undefined
  return full < 40 ? 'cool-3' : full < 80 ? 'cool-2' : 'cool-1'
}

/** Makers × weeks: pieces to be sewn, and their share of what the maker can. The table is the picture. */
export function LoadMap({ weeks, loads }: { weeks: readonly BusinessDate[]; loads: readonly MakerLoad[] }) {
  const t = useText(procedureTexts)
  return (
    <section className="panel" aria-label={t('figures.load')}>
      <h2>{t('figures.load')}</h2>
      {loads.length === 0 ? (
        <p className="none small soft">{t('figures.load.none')}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard.
        <div className="scroll" role="group" aria-label={t('figures.load')} tabIndex={0}>
          <table className="heat">
            <thead>
              <tr>
                <th scope="col">{t('figures.maker')}</th>
                <th scope="col">{t('figures.capacity')}</th>
                {weeks.map((week) => (
                  <th key={week} scope="col">
                    {t('figures.week', { day: formatDate(week, 'shortNoYear') })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {loads.map((load) => (
                <tr key={load.maker.id}>
                  <th scope="row">{load.maker.name}</th>
                  <td>
                    <CapacityCell load={load} />
                  </td>
                  {load.weeks.map(({ week, pieces, percent }) => (
                    <td key={week} data-heat={heatOf(percent)}>
                      {percent === null ? (
                        formatNumber(pieces)
                      ) : (
                        <>
                          <b>{Math.round(Number(percent))}%</b>
                          <span className="tiny">{formatNumber(pieces)}</span>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="none small soft">{t('figures.load.note')}</p>
    </section>
  )
}

function CapacityCell({ load: { maker, dailyCapacity } }: { load: MakerLoad }) {
  const t = useText(procedureTexts)
  const keep = useCapacity()
  const [pieces, setPieces] = useState(dailyCapacity === null ? '' : String(dailyCapacity))
  const shown = dailyCapacity === null ? t('figures.capacity.set') : formatNumber(dailyCapacity)
  async function save(close: () => void) {
    try {
      await keep(maker.id, pieces === '' ? null : Number(pieces))
      close()
    } catch (error) {
      toast({ title: t('figures.capacity.failed'), message: wordsOf(error), type: 'attention' })
    }
  }
  return (
    <InlineModal
      label={t('figures.capacity')}
      trigger={(props) => (
        <Button size={24} type="plain" aria-label={t('figures.capacity.of', { maker: maker.name, shown })} {...props}>
          {shown}
        </Button>
      )}
    >
      {(close) => (
        <div className="capacity">
          <NumberField
            label={t('figures.capacity')}
            hint={t('figures.capacity.hint')}
            value={pieces}
            most="1000000"
            onChange={setPieces}
          />
          <Button type="sub-primary" onClick={() => void save(close)}>
            {t('figures.capacity.save')}
          </Button>
        </div>
      )}
    </InlineModal>
  )
}
