import { useText } from '@tsumugi/i18n'
import { Checkbox, Field, IconButton } from '@tsumugi/ui'
import { ArrowDown, ArrowUp } from '@tsumugi/ui/icons'
import { templateTexts } from './template-texts.ts'

interface ColumnsFieldProps {
  label: string
  error?: string | undefined
  all: readonly string[]
  chosen: readonly string[]
  name(column: string): string
  onChange(chosen: readonly string[]): void
}

/** Which columns stand in the list, and in what order: those chosen first, the others below. */
export function ColumnsField({ label, error, all, chosen, name, onChange }: ColumnsFieldProps) {
  const t = useText(templateTexts)
  const others = all.filter((column) => !chosen.includes(column))
  const put = (from: number, to: number) => onChange(chosen.toSpliced(from, 1).toSpliced(to, 0, chosen[from]!))
  return (
    <Field group label={label} hint={t('columns.hint')} error={error}>
      {() => (
        <ol className="columns-field">
          {chosen.map((column, at) => (
            <li key={column}>
              <Checkbox checked onChange={() => onChange(chosen.filter((each) => each !== column))}>
                {name(column)}
              </Checkbox>
              <IconButton
                icon={ArrowUp}
                size={24}
                label={t('up', { name: name(column) })}
                disabled={at === 0}
                onClick={() => put(at, at - 1)}
              />
              <IconButton
                icon={ArrowDown}
                size={24}
                label={t('down', { name: name(column) })}
                disabled={at === chosen.length - 1}
                onClick={() => put(at, at + 1)}
              />
            </li>
          ))}
          {others.map((column) => (
            <li key={column} className="off">
              <Checkbox checked={false} onChange={() => onChange([...chosen, column])}>
                {name(column)}
              </Checkbox>
            </li>
          ))}
        </ol>
      )}
    </Field>
  )
}
