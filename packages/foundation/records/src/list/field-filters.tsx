import type { MasterField } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, DateField, InlineModal, Select, TextField } from '@tsumugi/ui'
import { ListFilter } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { wordOf, type Definition, type RecordText } from '../definition.ts'
import { listTexts } from '../messages/catalogue.ts'
import type { RecordPlace } from '../record-address.ts'

interface FieldFiltersProps {
  definition: Definition
  t: RecordText
  place: RecordPlace
  onChange(filter: Readonly<Record<string, string>>): void
}

/** What the fields of the records in sight must hold. */
export function FieldFilters({ definition, t, place: { filter }, onChange }: FieldFiltersProps) {
  const list = useText(listTexts)
  const set = (name: string, value: string) =>
    onChange(Object.fromEntries(Object.entries({ ...filter, [name]: value }).filter(([, each]) => each !== '')))
  const all = Object.entries(definition.master.fields).filter(([, { kind }]) => kind !== 'items')
  // What is chosen among words comes first: texts are found by the search beside it as well.
  const fields = all.toSorted(([, one], [, other]) => Number(isChosen(other)) - Number(isChosen(one)))
  const count = fields.filter(([name]) => filter[name]).length
  return (
    <InlineModal
      label={list('filter')}
      trigger={(props) => (
        <Button icon={ListFilter} {...props}>
          {count > 0 ? list('filter.count', { count }) : list('filter')}
        </Button>
      )}
    >
      <div className="record-field-filters">
        {fields.map(([name, field]) => (
          <FieldFilter
            key={name}
            label={t(`field.${name}`)}
            {...{ name, field, t }}
            value={filter[name] ?? ''}
            onChange={(value) => set(name, value)}
          />
        ))}
        {count > 0 && (
          <Button type="plain" onClick={() => onChange({})}>
            {list('filtered.clear')}
          </Button>
        )}
      </div>
    </InlineModal>
  )
}

const isChosen = ({ kind, choices }: MasterField) => choices !== undefined || kind === 'flag'

interface FieldFilterProps {
  name: string
  label: string
  field: MasterField
  t: RecordText
  value: string
  onChange(value: string): void
}

function FieldFilter({ name, label, field, t, value, onChange }: FieldFilterProps) {
  const list = useText(listTexts)
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const any = { value: '', label: list('filter.any') }
  if (field.choices) {
    return (
      <Select
        {...{ label, value, onChange }}
        placeholder={null}
        options={[any, ...field.choices.map((word) => ({ value: word, label: wordOf(t, name, word) }))]}
      />
    )
  }
  if (field.kind === 'flag') {
    return (
      <Select
        {...{ label, value, onChange }}
        placeholder={null}
        options={[any, { value: 'true', label: list('yes') }, { value: 'false', label: list('no') }]}
      />
    )
  }
  if (field.kind === 'date') return <DateField {...{ label, value, onChange }} />
  const leave = () => typed !== value && onChange(typed.trim())
  return (
    <TextField
      {...{ label }}
      value={typed}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}
