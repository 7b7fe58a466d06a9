import type { CustomerPart } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Checkbox, DateField, Select, TextArea, TextField } from '@tsumugi/ui'
import { orderTexts } from './messages/catalogue.ts'

interface CustomerFieldsProps {
  parts: readonly CustomerPart[]
  values: Readonly<Record<string, string>>
  /** What the server said, by `order.customer.<key>`. */
  faults: Readonly<Record<string, string>>
  onChange(key: string, value: string): void
}

const autocomplete: Readonly<Record<string, string>> = {
  shop: 'organization',
  person: 'name',
  email: 'email',
  tel: 'tel',
  address: 'street-address',
}

/** What the exhibition asks a shop for, each part by its type. */
export function CustomerFields({ parts, values, faults, onChange }: CustomerFieldsProps) {
  const t = useText(orderTexts)
  return parts.map(({ key, labels, type, required, options }) => {
    const label = labels[t.locale] ?? labels.ja ?? key
    const value = values[key] ?? ''
    const error = faults[`order.customer.${key}`] ? t(value ? 'fault.format' : 'fault.missing', { label }) : undefined
    const field = { label, must: required, error, name: `customer-${key}` }
    const change = (next: string) => onChange(key, next)
    if (type === 'check') {
      return (
        <div key={key} className="check">
          <Checkbox
            checked={value === 'true'}
            onChange={(on) => change(on ? 'true' : '')}
            name={field.name}
            aria-invalid={error ? true : undefined}
          >
            {label}
          </Checkbox>
          {error && (
            <span className="fault" role="alert">
              {error}
            </span>
          )}
        </div>
      )
    }
    if (type === 'select')
      return (
        <Select
          key={key}
          {...field}
          value={value}
          onChange={change}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      )
    if (type === 'date') return <DateField key={key} {...field} value={value} onChange={change} />
    if (type === 'address')
      return <TextArea key={key} {...field} value={value} onChange={change} rows={2} autoComplete={autocomplete[key]} />
    return (
      <TextField key={key} {...field} type={type} value={value} onChange={change} autoComplete={autocomplete[key]} />
    )
  })
}
