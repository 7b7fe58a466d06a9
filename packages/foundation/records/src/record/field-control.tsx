import type { MasterField } from '@tsumugi/contract'
import { DateField, NumberField, Select, Switch, TextArea, TextField } from '@tsumugi/ui'
import { ColourControl } from '../colour/colour-control.tsx'
import { ListControl } from './list-control.tsx'
import { wordOf, type Definition, type RecordText, type WidgetProps } from '../definition.ts'

interface FieldControlProps extends WidgetProps {
  definition: Definition
  field: MasterField
  t: RecordText
}

/** How a value is entered: as its kind says, unless the definition brings a widget. */
export function FieldControl({ definition, field, t, ...props }: FieldControlProps) {
  const Widget = definition.fields?.[props.name]?.widget
  if (Widget) return <Widget {...props} />
  const { values: _values, set: _set, value, onChange, ...frame } = props
  const text = { ...frame, value: String(value ?? ''), onChange: (next: string) => onChange(next) }
  const choices = (field.choices ?? []).map((word) => ({ value: word, label: wordOf(t, props.name, word) }))
  switch (field.kind) {
    case 'notes':
      return <TextArea {...text} maxLength={field.most} rows={4} />
    case 'integer':
      return <NumberField {...text} />
    case 'decimal':
      return <NumberField {...text} digits={field.places} />
    case 'date':
      return <DateField {...text} value={text.value as never} onChange={text.onChange} />
    case 'choice':
      return <Select {...text} options={choices} placeholder={field.presence === 'usual' ? null : undefined} />
    case 'flag':
      return (
        <Switch name={props.name} checked={value === true} onChange={onChange}>
          {props.label}
        </Switch>
      )
    case 'colour':
      return <ColourControl {...text} />
    case 'list':
      return <ListControl {...frame} words={value as string[]} choices={choices} onChange={onChange} />
    case 'items':
      return null
    default:
      return (
        <TextField
          {...text}
          maxLength={field.most}
          autoComplete="off"
          className={field.kind === 'code' ? 'code' : undefined}
        />
      )
  }
}
