import { useText } from '@tsumugi/i18n'
import { statementTexts } from '../statement-texts.ts'
import type { CsvFile } from './csv-file.ts'

/** Lines of the statement that are shown below its titles. */
const shownLines = 5

/** The file as it begins: the rows above the statement faintly, its first lines below. */
export function FirstRows({ rows, skip }: { rows: CsvFile['rows']; skip: number }) {
  const t = useText(statementTexts)
  const shown = rows.slice(Math.max(0, skip - 1), skip + shownLines)
  const width = Math.max(...shown.map((cells) => cells.length), 1)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls sideways.
    <div className="first-rows" tabIndex={0} role="region" aria-label={t('columns.rows')}>
      <table>
        <thead>
          <tr>
            {Array.from({ length: width }, (_, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- A column is its place.
              <th key={place} scope="col">
                {place + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((cells, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- A row is its place.
            <tr key={at} className={skip > 0 && at === 0 ? 'soft' : undefined}>
              {Array.from({ length: width }, (_, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- A column is its place.
                <td key={place}>{cells[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
