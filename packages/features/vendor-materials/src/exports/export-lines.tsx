import type { ExportedLine } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, IconButton, NumberField, TextField, useStyles } from '@tsumugi/ui'
import { Plus, X } from '@tsumugi/ui/icons'
import { shownLength } from '../balance/shown-length.ts'
import { vendorTexts } from '../words/vendor-texts.ts'
import css from './export-lines.css?inline'

const words = { code: 30, name: 100, color: 60, lot: 40, item: 40 } as const
const columns = ['code', 'name', 'color', 'lot', 'item', 'quantity', 'unit', 'note'] as const
const empty: ExportedLine = { code: '', name: '', color: '', lot: '', item: '', quantity: '', unit: 'm', note: '' }

interface ExportLinesProps {
  readonly lines: readonly ExportedLine[]
  /** Left out where nothing is changed any more. */
  onChange?(lines: ExportedLine[]): void
}

/** The rows of a file that goes out, as fields while they may change, as figures afterwards. */
export function ExportLines({ lines, onChange }: ExportLinesProps) {
  useStyles(css)
  const t = useText(vendorTexts)
  const put = (at: number, change: Partial<ExportedLine>) =>
    onChange!(lines.map((line, index) => (index === at ? { ...line, ...change } : line)))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls sideways on a phone.
    <div className="export-scroll" tabIndex={0} role="region" aria-label={t('exports.lines')}>
      <table>
        <LineHeads hasActs={onChange !== undefined} />
        <tbody>
          {lines.map((line, at) =>
            onChange ? (
              <LineFields
                key={at}
                {...{ line, at }}
                onChange={(change) => put(at, change)}
                onRemove={() => onChange(lines.filter((_, index) => index !== at))}
              />
            ) : (
              <PlainLine key={at} line={line} />
            ),
          )}
        </tbody>
      </table>
      {onChange && (
        <Button icon={Plus} size={24} onClick={() => onChange([...lines, empty])}>
          {t('exports.addLine')}
        </Button>
      )}
    </div>
  )
}

function LineHeads({ hasActs }: { readonly hasActs: boolean }) {
  const t = useText(vendorTexts)
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" className={column === 'quantity' ? 'amount' : undefined}>
            {t(`line.${column}`)}
          </th>
        ))}
        {hasActs && <td />}
      </tr>
    </thead>
  )
}

const PlainLine = ({ line }: { readonly line: ExportedLine }) => (
  <tr>
    {columns.map((column) => (
      <td key={column} className={column === 'quantity' ? 'amount' : undefined}>
        {column === 'quantity' ? shownLength(line.quantity) : line[column]}
      </td>
    ))}
  </tr>
)

interface LineFieldsProps {
  readonly line: ExportedLine
  readonly at: number
  onChange(change: Partial<ExportedLine>): void
  onRemove(): void
}

function LineFields({ line, at, onChange, onRemove }: LineFieldsProps) {
  const t = useText(vendorTexts)
  const named = (column: (typeof columns)[number]) => (
    <span className="visually-hidden">{`${t(`line.${column}`)} ${at + 1}`}</span>
  )
  return (
    <tr>
      {(Object.keys(words) as (keyof typeof words)[]).map((column) => (
        <td key={column}>
          <TextField
            label={named(column)}
            value={line[column]}
            maxLength={words[column]}
            onChange={(text) => onChange({ [column]: text })}
          />
        </td>
      ))}
      <td>
        <NumberField
          label={named('quantity')}
          value={line.quantity}
          digits={2}
          onChange={(quantity) => onChange({ quantity })}
        />
      </td>
      <td>
        <TextField label={named('unit')} value={line.unit} maxLength={10} onChange={(unit) => onChange({ unit })} />
      </td>
      <td>
        <TextField label={named('note')} value={line.note} maxLength={200} onChange={(note) => onChange({ note })} />
      </td>
      <td>
        <IconButton icon={X} label={t('removeLine', { row: at + 1 })} onClick={onRemove} />
      </td>
    </tr>
  )
}
