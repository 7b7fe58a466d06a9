import { useText } from '@tsumugi/i18n'
import { mapTexts } from '../../messages/catalogue.ts'

const rows = [2, 1, 2, 2]
const columns = [1, 2, 2, 1]

/** The shape of the map while it loads. */
export function MapSkeleton() {
  const t = useText(mapTexts)
  return (
    <output className="md-map-skeleton" aria-label={t('title')}>
      {rows.map((_, row) => (
        <span key={row} className="row">
          <i className="name" />
          {columns.map((count, column) => (
            <span key={column} className="cell">
              {Array.from({ length: ((count + row) % 3) + (column % 2 ? 0 : 1) }, (__, card) => (
                <i key={card} />
              ))}
            </span>
          ))}
        </span>
      ))}
    </output>
  )
}
