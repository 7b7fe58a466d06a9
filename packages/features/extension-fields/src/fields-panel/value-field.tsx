import type { ExtensionField } from '@tsumugi/contract'
import type { ExtensionValue } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { FileChoice, PersonSelect } from '@tsumugi/records'
import { Checkbox, DateField, Field, NumberField, Select, Switch, TextArea } from '@tsumugi/ui'
import { useState } from 'react'
import { fieldTexts } from './field-texts.ts'

interface ValueFieldProps {
  field: ExtensionField
  value: ExtensionValue
  error: string | undefined
  onChange(value: ExtensionValue): void
}

/** How a value is entered, by its type. */
export function ValueField({ field, value, error, onChange }: ValueFieldProps) {
  const t = useText(fieldTexts)
  const { name, type, options, unit } = field
  const label = unit ? `${name} (${unit})` : name
  const text = typeof value === 'string' ? value : ''
  switch (type) {
    case 'number':
      return (
        <NumberField label={label} error={error} value={text} digits={4} onChange={(next) => onChange(next || null)} />
      )
    case 'date':
      return <DateField label={label} error={error} value={text} onChange={(next) => onChange(next || null)} />
    case 'select':
      return (
        <Select
          label={label}
          error={error}
          value={text}
          options={[{ value: '', label: '–' }, ...options.map((option) => ({ value: option, label: option }))]}
          placeholder={null}
          onChange={(next) => onChange(next || null)}
        />
      )
    case 'multi':
      return <Several {...{ label, error, options, onChange }} chosen={Array.isArray(value) ? value : []} />
    case 'check':
      return (
        <Switch checked={value === true} onChange={onChange}>
          {label}
        </Switch>
      )
    case 'user':
      return (
        <PersonSelect
          {...{ label, error }}
          person={named(field, value)}
          onChange={(person) => onChange(person?.id ?? null)}
        />
      )
    case 'file':
      return <File {...{ label, error, onChange }} file={named(field, value)} />
    default:
      return (
        <TextArea
          label={label}
          error={error}
          hint={t('hint.text')}
          rows={2}
          maxLength={4000}
          value={text}
          onChange={(next) => onChange(next || null)}
        />
      )
  }
}

interface Part {
  label: string
  error: string | undefined
  onChange(value: ExtensionValue): void
}

function Several({
  label,
  error,
  options,
  chosen,
  onChange,
}: Part & { options: readonly string[]; chosen: readonly string[] }) {
  const turn = (option: string, on: boolean) =>
    onChange(options.filter((each) => (each === option ? on : chosen.includes(each))))
  return (
    <Field group label={label} error={error}>
      {() => (
        <div className="several">
          {options.map((option) => (
            <Checkbox key={option} checked={chosen.includes(option)} onChange={(on) => turn(option, on)}>
              {option}
            </Checkbox>
          ))}
        </div>
      )}
    </Field>
  )
}

/** What a value names; the name is known of what was there before. */
const named = ({ value: before, label }: ExtensionField, value: ExtensionValue) =>
  typeof value === 'number' ? { id: value, name: value === before ? (label ?? '') : '' } : null

function File({ label, error, file, onChange }: Part & { file: ReturnType<typeof named> }) {
  const [brought, setBrought] = useState(file)
  const shown = file && brought?.id === file.id ? brought : file
  return (
    <FileChoice
      {...{ label, error }}
      file={shown}
      onChange={(next) => {
        setBrought(next)
        onChange(next?.id ?? null)
      }}
    />
  )
}
