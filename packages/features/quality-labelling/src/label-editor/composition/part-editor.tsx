import type { LabelOptions } from '@tsumugi/contract'
import { carriesFigures, compare, isPercent, sum } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, IconButton, Select } from '@tsumugi/ui'
import { ArrowDown, Plus, X } from '@tsumugi/ui/icons'
import { FibreRow } from './fibre-row.tsx'
import { emptyRow, rowWords, type DraftPart, type DraftRow } from '../draft/label-draft.ts'
import { editorTexts } from '../messages/catalogue.ts'

export interface PartEditorProps {
  part: DraftPart
  options: LabelOptions | undefined
  onChange(part: DraftPart): void
  onRemove?: () => void
}

const figureOf = ({ percent }: DraftRow) => (percent && isPercent(percent) ? percent : '0')

/** One part: its name, its fibres with their shares, and the sum while it is typed. */
export function PartEditor({ part, options, onChange, onRemove }: PartEditorProps) {
  const t = useText(editorTexts)
  const { rows, mode } = part
  const withFigures = carriesFigures(mode)
  const told = rows.filter(({ decoration, bound }) => !decoration && !bound)
  const total = sum(told.map(figureOf))
  const isBounded = rows.some(({ bound }) => bound)
  const ordered = rows.toSorted((one, other) => compare(figureOf(other), figureOf(one)))
  const isOrdered = !withFigures || isBounded || ordered.every((row, at) => figureOf(row) === figureOf(rows[at]!))
  const change = (at: number, row: DraftRow) =>
    onChange({ ...part, rows: rows.map((each, place) => (place === at ? row : each)) })
  return (
    <div className="part-editor">
      <div className="part-name">
        {mode === 'whole' ? (
          <span className="small soft">{t('mode.whole')}</span>
        ) : (
          <Select
            aria-label={t('part')}
            placeholder={t('partNone')}
            value={part.partNameId === null ? '' : String(part.partNameId)}
            onChange={(id) => onChange({ ...part, partNameId: id ? Number(id) : null })}
            options={(options?.partNames ?? []).map(({ id, words }) => ({ value: String(id), label: words[t.locale] }))}
          />
        )}
        {onRemove && <IconButton icon={X} size={24} label={t('removePart')} onClick={onRemove} />}
      </div>
      <div className="rows">
        {rows.map((row, at) => (
          <FibreRow
            // oxlint-disable-next-line react/no-array-index-key -- Rows have no identity beside their place in the part.
            key={at}
            row={row}
            withFigures={withFigures}
            options={options}
            onChange={(next) => change(at, next)}
            onRemove={
              rows.length > 1 ? () => onChange({ ...part, rows: rows.filter((_, place) => place !== at) }) : undefined
            }
          />
        ))}
        <div className="row-end">
          <Button size={24} type="plain" icon={Plus} onClick={() => onChange({ ...part, rows: [...rows, emptyRow] })}>
            {t('addFibre')}
          </Button>
          {!isOrdered && (
            <Button size={24} icon={ArrowDown} onClick={() => onChange({ ...part, rows: ordered })}>
              {t('sort')}
            </Button>
          )}
          {withFigures && !isBounded && (
            <span
              className={`number small ${compare(total, '100') === 0 ? 'done-text' : 'attention-text'}`}
              aria-live="polite"
            >
              {t('sum', { total })}
            </span>
          )}
        </div>
      </div>
      {withFigures && <Portions rows={rows} names={rows.map((row) => rowWords(row, options)[t.locale])} />}
    </div>
  )
}

/** The shares as a bar; the figures beside it are its words. */
function Portions({ rows, names }: { rows: readonly DraftRow[]; names: readonly string[] }) {
  return (
    <span className="portions" aria-hidden="true">
      {rows.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- See above.
        <i key={at} style={{ inlineSize: `${figureOf(row)}%` }} title={names[at]} />
      ))}
    </span>
  )
}
