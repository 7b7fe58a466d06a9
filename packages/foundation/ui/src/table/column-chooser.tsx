import { useText } from '@tsumugi/i18n'
import { IconButton } from '../button/button.tsx'
import { Columns3 } from '../icon/icons.ts'
import { InlineModal } from '../inline-modal/inline-modal.tsx'
import { controlTexts } from '../messages/catalogue.ts'
import { useStyles } from '../styles/style-root.ts'
import { Checkbox } from '../tick/tick.tsx'
import type { Column } from './column.ts'
import css from './table.css?inline'

export interface ColumnChooserProps {
  columns: readonly Pick<Column<never>, 'key' | 'head' | 'name' | 'kept'>[]
  hidden: ReadonlySet<string>
  onChange(hidden: ReadonlySet<string>): void
}

/** Which columns are shown; the first, and those that are kept, always are. */
export function ColumnChooser({ columns, hidden, onChange }: ColumnChooserProps) {
  useStyles(css)
  const t = useText(controlTexts)
  function turn(key: string, shown: boolean): void {
    const next = new Set(hidden)
    if (shown) next.delete(key)
    else next.add(key)
    onChange(next)
  }
  return (
    <InlineModal
      label={t('table.columns')}
      trigger={(props) => <IconButton icon={Columns3} label={t('table.columns')} {...props} />}
    >
      <div className="column-chooser">
        {columns.map((column, place) => {
          const kept = place === 0 || Boolean(column.kept)
          const name = column.name ?? column.head
          return (
            <Checkbox
              key={column.key}
              checked={kept || !hidden.has(column.key)}
              disabled={kept}
              title={kept && typeof name === 'string' ? t('table.columnsKept', { name }) : undefined}
              onChange={(shown) => turn(column.key, shown)}
            >
              {name}
            </Checkbox>
          )
        })}
      </div>
    </InlineModal>
  )
}
