import { tradeCurrencies, type DocumentField, type DocumentKind } from '@tsumugi/contract'
import { DateField, NumberField, Select, TextArea, TextField, type FormState } from '@tsumugi/ui'
import type { DocumentDefinition } from '../definition.ts'
import type { DocumentWords } from '../words/document-words.ts'

/** What a form of a document holds: text by field. */
export type HeadValues = Record<string, string>

interface HeadFieldsProps {
  readonly kind: DocumentKind
  readonly words: DocumentWords
  readonly form: FormState<HeadValues>
  /** Fields that may be written now, in the order of the row. */
  readonly names: readonly string[]
  readonly controls?: DocumentDefinition['controls']
}

/** The fields of a document's head, each entered as its kind says. */
export function HeadFields({ kind, words, form, names, controls }: HeadFieldsProps) {
  const shown = names.filter((name) => kind.fields[name]?.kind !== 'items' || controls?.[name])
  return shown.map((name) => {
    const bound = { ...form.field(name), value: form.values[name] ?? '', label: words.field(name) }
    const Control = controls?.[name]
    return (
      <div key={name} className="document-field" data-kind={kind.fields[name]?.kind ?? 'text'}>
        {Control ? <Control {...bound} /> : <HeadControl {...{ words, bound, name }} field={kind.fields[name]} />}
      </div>
    )
  })
}

interface HeadControlProps {
  readonly words: DocumentWords
  readonly name: string
  /** Absent of title and currency, which every kind has. */
  readonly field: DocumentField | undefined
  readonly bound: { name: string; value: string; onChange(value: string): void; error?: string; label: string }
}

function HeadControl({ words, name, field, bound }: HeadControlProps) {
  const must = field?.presence === 'needed'
  if (name === 'currency')
    return (
      <Select {...bound} placeholder={null} options={tradeCurrencies.map((code) => ({ value: code, label: code }))} />
    )
  switch (field?.kind) {
    case 'date':
      return <DateField {...bound} must={must} />
    case 'decimal':
      return <NumberField {...bound} must={must} digits={field.places ?? 0} />
    case 'integer':
      return <NumberField {...bound} must={must} />
    case 'notes':
      return <TextArea {...bound} must={must} rows={4} maxLength={field.most} />
    case 'choice':
      return (
        <Select
          {...bound}
          must={must}
          placeholder={field.presence === 'maybe' ? undefined : null}
          options={(field.choices ?? []).map((word) => ({ value: word, label: words.value(name, word) }))}
        />
      )
    default:
      return <TextField {...bound} must={must} maxLength={field?.most ?? 200} autoComplete="off" />
  }
}
