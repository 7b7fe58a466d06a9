import type { WorkflowField } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Checkbox, DateField, Field, NumberField, Select, TextArea, TextField, type FormState } from '@tsumugi/ui'
import { labelOf, nameOf, type FormValues } from './form-values.ts'
import { workflowFormTexts } from './messages/catalogue.ts'

/** The fields of a workflow's form, each by its type. */
export function WorkflowFields({ fields, form }: { fields: readonly WorkflowField[]; form: FormState<FormValues> }) {
  return fields.map((field) => <OneField key={field.key} field={field} form={form} />)
}

function OneField({ field, form }: { field: WorkflowField; form: FormState<FormValues> }) {
  const t = useText(workflowFormTexts)
  const { value, ...binding } = form.field(nameOf(field))
  const text = typeof value === 'string' ? value : ''
  const shared = { ...binding, label: labelOf(field, t.locale), must: field.required }
  const type = field.type
  if (type === 'long_text') return <TextArea {...shared} value={text} maxLength={4000} />
  if (type === 'number') return <NumberField {...shared} value={text} digits={4} negative />
  if (type === 'money') return <NumberField {...shared} value={text} digits={4} unit="¥" />
  if (type === 'date') return <DateField {...shared} value={text} />
  if (type === 'select')
    return <Select {...shared} value={text} options={field.options.map((each) => ({ value: each, label: each }))} />
  if (type === 'check') {
    return (
      <Field error={binding.error}>
        {(control) => (
          <Checkbox {...control} name={binding.name} checked={value === true} onChange={binding.onChange}>
            {shared.label}
          </Checkbox>
        )}
      </Field>
    )
  }
  return <TextField {...shared} value={text} maxLength={200} />
}
