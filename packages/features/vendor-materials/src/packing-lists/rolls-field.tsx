import { vendorMaterials, type VendorBalance } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useQuery } from '@tsumugi/queries'
import { Button, Combobox, IconButton, Notice, NumberField, TextField, useStyles } from '@tsumugi/ui'
import { Plus, X } from '@tsumugi/ui/icons'
import type { ReactNode } from 'react'
import { shownLength } from '../balance/shown-length.ts'
import { vendorTopics } from '../vendor-topics.ts'
import { vendorTexts } from '../words/vendor-texts.ts'
import { PasteRolls } from './paste-rolls.tsx'
import css from './rolls-field.css?inline'

/** A roll as it is typed; without a material yet null. */
export interface RollRow {
  readonly materialId: number | null
  readonly lot: string
  readonly roll: string
  readonly quantity: string
}

interface RollsFieldProps {
  readonly vendor: string
  readonly rows: readonly RollRow[]
  readonly error?: string | undefined
  onChange(rows: readonly RollRow[]): void
}

/** Rolls one by one, or as many as a table has; the next one takes over cloth and lot. */
export function RollsField({ vendor, rows, error, onChange }: RollsFieldProps) {
  useStyles(css)
  const t = useText(vendorTexts)
  const { data } = useQuery(vendorMaterials.list, { vendor, query: { perPage: 500 } }, { topics: vendorTopics })
  const materials: readonly VendorBalance[] = data?.data ?? []
  const put = (at: number, change: Partial<RollRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  return (
    <fieldset className="rolls-field">
      <legend className="small">
        {t('rollsTitle')} · {t('rolls', { count: rows.length })} ·{' '}
        {shownLength(sum(rows.map((row) => row.quantity || '0')))}
      </legend>
      {error && (
        <Notice hue="madder" live>
          {error}
        </Notice>
      )}
      {rows.map((row, at) => (
        <RollFields
          key={at}
          {...{ row, materials, at }}
          onChange={(change) => put(at, change)}
          onRemove={() => onChange(rows.filter((_, index) => index !== at))}
        />
      ))}
      <div className="vendor-acts">
        <Button icon={Plus} size={24} onClick={() => onChange([...rows, nextRoll(rows.at(-1))])}>
          {t('addRoll')}
        </Button>
        <PasteRolls materials={materials} onTake={(taken) => onChange([...rows, ...taken])} />
      </div>
    </fieldset>
  )
}

/** One more of the same cloth and lot, numbered on. */
const nextRoll = (last: RollRow | undefined): RollRow => ({
  materialId: last?.materialId ?? null,
  lot: last?.lot ?? '',
  roll: /^\d+$/.test(last?.roll ?? '') ? String(Number(last!.roll) + 1) : '',
  quantity: '',
})

interface RollFieldsProps {
  readonly row: RollRow
  readonly at: number
  readonly materials: readonly VendorBalance[]
  onChange(change: Partial<RollRow>): void
  onRemove(): void
}

function RollFields({ row, at, materials, onChange, onRemove }: RollFieldsProps) {
  const t = useText(vendorTexts)
  const named = (word: string) => <span className="visually-hidden">{`${word} ${at + 1}`}</span>
  return (
    <div className="roll-row">
      <ClothChoice {...{ row, materials, onChange }} label={named(t('head.cloth'))} />
      <TextField
        label={named(t('head.lot'))}
        placeholder={t('head.lot')}
        value={row.lot}
        maxLength={40}
        onChange={(lot) => onChange({ lot })}
      />
      <TextField
        label={named(t('roll'))}
        placeholder={t('roll')}
        value={row.roll}
        maxLength={20}
        onChange={(roll) => onChange({ roll })}
      />
      <NumberField
        label={named(t('head.length'))}
        placeholder={t('head.length')}
        value={row.quantity}
        digits={2}
        onChange={(quantity) => onChange({ quantity })}
      />
      <IconButton icon={X} label={t('removeRoll', { roll: row.roll || String(at + 1) })} onClick={onRemove} />
    </div>
  )
}

interface ClothChoiceProps extends Pick<RollFieldsProps, 'row' | 'materials' | 'onChange'> {
  readonly label: ReactNode
}

/** The material of a roll, which brings its lot. */
function ClothChoice({ row, materials, label, onChange }: ClothChoiceProps) {
  const t = useText(vendorTexts)
  return (
    <Combobox
      label={label}
      placeholder={t('head.cloth')}
      value={row.materialId === null ? '' : String(row.materialId)}
      options={materials.map(({ id, name, color, lot }) => ({
        value: String(id),
        label: `${name} ${color}`,
        hint: lot,
      }))}
      onChange={(value) => {
        const material = materials.find(({ id }) => String(id) === value)
        onChange({ materialId: material?.id ?? null, lot: material?.lot ?? row.lot })
      }}
    />
  )
}
