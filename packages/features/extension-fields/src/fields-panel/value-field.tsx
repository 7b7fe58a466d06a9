import type { ExtensionField } from '@tsumugi/contract'
import type { ExtensionValue } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Checkbox, DateField, Field, FileDrop, FileRow, IconButton, NumberField, Select, Switch, TextArea } from '@tsumugi/ui'
import { X } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { useMembers, useUpload } from '../field-queries.ts'
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
      return <NumberField label={label} error={error} value={text} digits={4} onChange={(next) => onChange(next || null)} />
    case 'date':
      return <DateField label={label} error={error} value={text} onChange={(next) => onChange(next || null)} />
    case 'select':
      return <Select label={label} error={error} value={text} options={[{ value: '', label: '–' }, ...options.map((option) => ({ value: option, label: option }))]} placeholder={null} onChange={(next) => onChange(next || null)} />
    case 'multi':
      return <Several {...{ label, error, options, onChange }} chosen={Array.isArray(value) ? value : []} />
    case 'check':
      return <Switch checked={value === true} onChange={onChange}>{label}</Switch>
    case 'user':
      return <Member {...{ label, error, onChange }} chosen={typeof value === 'number' ? value : null} />
    case 'file':
      return <File {...{ label, error, onChange }} name={value === field.value ? field.label : null} none={value === null} />
    default:
      return <TextArea label={label} error={error} hint={t('hint.text')} rows={2} maxLength={4000} value={text} onChange={(next) => onChange(next || null)} />
  }
}

interface Part {
  label: string
  error: string | undefined
  onChange(value: ExtensionValue): void
}

function Several({ label, error, options, chosen, onChange }: Part & { options: readonly string[]; chosen: readonly string[] }) {
  const turn = (option: string, on: boolean) => onChange(options.filter((each) => (each === option ? on : chosen.includes(each))))
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

function Member({ label, error, chosen, onChange }: Part & { chosen: number | null }) {
  const members = useMembers()
  const options = members.map(({ id, name }) => ({ value: String(id), label: name }))
  return <Select label={label} error={error} value={chosen === null ? '' : String(chosen)} options={[{ value: '', label: '–' }, ...options]} placeholder={null} onChange={(id) => onChange(id ? Number(id) : null)} />
}

function File({ label, error, name, none, onChange }: Part & { name: string | null; none: boolean }) {
  const t = useText(fieldTexts)
  const upload = useUpload()
  const [sent, setSent] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function send([file]: globalThis.File[]) {
    if (!file) return
    setBusy(true)
    try {
      const { id, name: kept } = await upload(file)
      setSent(kept)
      onChange(id)
    } finally {
      setBusy(false)
    }
  }
  const shown = none ? null : (sent ?? name)
  if (shown) return <FileRow name={shown} action={<IconButton icon={X} size={24} label={t('remove')} onClick={() => onChange(null)} />} />
  return <FileDrop label={label} error={error} busy={busy} maxCount={1} onFiles={(files) => void send(files)} />
}
