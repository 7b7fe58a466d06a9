import { useText } from '@tsumugi/i18n'
import { Button, IconButton, Notice, Select, TextField, type Option } from '@tsumugi/ui'
import { Plus, X } from '@tsumugi/ui/icons'
import { fileTexts } from '../order-files/file-texts.ts'
import { vendorTexts } from '../words/vendor-texts.ts'

/** What stands above a column of the vendor's files, and the field that it is. */
export interface HeadRow {
  readonly head: string
  readonly field: string
}

/** As they are kept: by head, without rows that name none. */
export const columnsOf = (rows: readonly HeadRow[]): Record<string, string> =>
  Object.fromEntries(rows.filter(({ head }) => head.trim() !== '').map(({ head, field }) => [head.trim(), field]))

interface ColumnsFieldProps {
  readonly rows: readonly HeadRow[]
  readonly fields: readonly string[]
  readonly error?: string | undefined
  onChange(rows: readonly HeadRow[]): void
}

/** Heads as they were matched last; the next file of the vendor is matched by them. */
export function ColumnsField({ rows, fields, error, onChange }: ColumnsFieldProps) {
  const t = useText(vendorTexts)
  const field = useText(fileTexts)
  const options = [
    { value: '', label: t('setting.unused') },
    ...fields.map((value) => ({ value, label: field(`field.${value}` as 'field.lot') })),
  ]
  const put = (at: number, change: Partial<HeadRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  return (
    <fieldset className="columns-field">
      <legend className="small">{t('setting.columns')}</legend>
      <p className="tiny soft">{t('setting.columns.hint')}</p>
      {error && (
        <Notice hue="madder" live>
          {error}
        </Notice>
      )}
      {rows.map((row, at) => (
        <ColumnRow
          key={at}
          {...{ row, at, options }}
          onChange={(change) => put(at, change)}
          onRemove={() => onChange(rows.filter((_, index) => index !== at))}
        />
      ))}
      <div className="vendor-acts">
        <Button icon={Plus} size={24} onClick={() => onChange([...rows, { head: '', field: '' }])}>
          {t('setting.addHead')}
        </Button>
      </div>
    </fieldset>
  )
}

interface ColumnRowProps {
  readonly row: HeadRow
  readonly at: number
  readonly options: readonly Option[]
  onChange(change: Partial<HeadRow>): void
  onRemove(): void
}

function ColumnRow({ row, at, options, onChange, onRemove }: ColumnRowProps) {
  const t = useText(vendorTexts)
  return (
    <div className="column-row">
      <TextField
        label={<span className="visually-hidden">{`${t('setting.head')} ${at + 1}`}</span>}
        placeholder={t('setting.head')}
        value={row.head}
        maxLength={200}
        onChange={(head) => onChange({ head })}
      />
      <Select
        label={<span className="visually-hidden">{`${t('setting.field')} ${at + 1}`}</span>}
        placeholder={null}
        value={row.field}
        options={options}
        onChange={(field) => onChange({ field })}
      />
      <IconButton icon={X} label={t('setting.dropHead', { head: row.head || String(at + 1) })} onClick={onRemove} />
    </div>
  )
}
