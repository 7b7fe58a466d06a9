import type { ComparedApplication } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Avatar } from '@tsumugi/ui'
import { Figures } from '../profile/figures.tsx'
import { medianOf, Radar } from '../radar/radar.tsx'
import { comparisonTexts } from './comparison-texts.ts'

interface SupplierPanelProps {
  readonly application: ComparedApplication
  readonly all: readonly ComparedApplication[]
}

/** The chosen supplier: radar against the middle of all, figures with consent, free months, and what it has made. */
export function SupplierPanel({ application, all }: SupplierPanelProps) {
  const t = useText(comparisonTexts)
  const { supplier, area, foundedYear, radar, figures, capacities, photos } = application
  return (
    <aside className="matching-rail" aria-label={supplier.name}>
      <section>
        <h2 className="who">
          <Avatar name={supplier.name} size={32} /> {supplier.name}
        </h2>
        <p className="small soft">
          {[area, foundedYear === null ? '' : t('foundedIn', { year: foundedYear })].filter(Boolean).join('・')}
        </p>
        <Radar name={supplier.name} points={radar} median={medianOf(all.map((each) => each.radar))} />
      </section>
      <section>
        <h3>{t('record')}</h3>
        <Figures figures={figures} />
        <p className="tiny soft">{t('figuresNote')}</p>
      </section>
      <FreeMonths capacities={capacities} />
      <MadePhotos photos={photos} />
    </aside>
  )
}

/** What is left of each month; a month that is nearly full looks so. */
export function FreeMonths({ capacities }: Pick<ComparedApplication, 'capacities'>) {
  const t = useText(comparisonTexts)
  if (capacities.length === 0) return null
  return (
    <section>
      <h3>{t('freeCapacity')}</h3>
      <ul className="matching-months">
        {capacities.map(({ month, pieces, booked }) => (
          <li key={month} data-full={booked >= pieces * 0.75 || undefined}>
            <b className="number">{formatNumber(Math.max(0, pieces - booked))}</b>
            <span className="tiny">{month}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MadePhotos({ photos }: Pick<ComparedApplication, 'photos'>) {
  const t = useText(comparisonTexts)
  if (photos.length === 0) return null
  return (
    <section>
      <h3>{t('made')}</h3>
      <div className="matching-photos">
        {photos.slice(0, 8).map(({ id, url, name }) => (
          <img key={id} src={url} alt={name} loading="lazy" />
        ))}
      </div>
    </section>
  )
}
