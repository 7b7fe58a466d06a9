import type { SheetPreview } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { columnLetter } from '../column-map/column-letter.ts'
import { converterTexts } from '../words/converter-texts.ts'

/** A sheet with the letters and numbers of its columns and rows; what is merged is one cell. */
export function SheetTable({ sheet }: { sheet: SheetPreview['sheets'][number] }) {
  const t = useText(converterTexts)
  const width = Math.max(0, ...sheet.rows.map((row) => row.reduce((sum, { columns }) => sum + columns, 0)))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by the keyboard.
    <div className="sheet-scroll" tabIndex={0} role="region" aria-label={sheet.name || t('preview.title')}>
      <table className="sheet">
        <thead>
          <tr>
            <td />
            {Array.from({ length: width }, (_, at) => (
              <th key={at} scope="col">
                {columnLetter(at)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, at) => (
            <tr key={at}>
              <th scope="row" className="number">
                {at + 1}
              </th>
              {row.map(({ text, number, columns, rows }, column) => (
                <td key={column} colSpan={columns} rowSpan={rows} className={number ? 'amount' : undefined}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
