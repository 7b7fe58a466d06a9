import { useText } from '@tsumugi/i18n'
import { Combobox, FilterChip } from '@tsumugi/ui'
import type { Approvers } from '../route-queries.ts'
import { stepEditorTexts } from './messages/catalogue.ts'
import { approverChoices, approverKey, approverName, type Approver } from './step-draft.ts'

interface ApproverPickerProps {
  label: string
  must?: boolean
  error?: string
  hint?: string
  name?: string
  value: readonly Approver[]
  onChange(value: Approver[]): void
  known: Approvers | undefined
}

/** People, teams and roles, as chips with a field that adds one. */
export function ApproverPicker({ label, must, error, hint, name, value, onChange, known }: ApproverPickerProps) {
  const t = useText(stepEditorTexts)
  const chosen = new Set(value.map(approverKey))
  const choices = approverChoices(t, known).filter(({ approver }) => !chosen.has(approverKey(approver)))
  return (
    <div className="approver-picker">
      <Combobox
        // A choice goes to the chips: the field is empty again for the next one.
        key={value.length}
        name={name}
        label={label}
        must={must}
        error={error}
        hint={hint}
        value=""
        placeholder={t('approvers.add')}
        options={choices.map(({ approver, label: text, hint: kind }) => ({
          value: approverKey(approver),
          label: text,
          hint: kind,
        }))}
        onChange={(key) => {
          const found = choices.find(({ approver }) => approverKey(approver) === key)
          if (found) onChange([...value, found.approver])
        }}
      />
      {value.length > 0 && (
        <div className="chips">
          {value.map((approver) => (
            <FilterChip
              key={approverKey(approver)}
              name={approverName(t, approver, known)}
              onRemove={() => onChange(value.filter((each) => approverKey(each) !== approverKey(approver)))}
            />
          ))}
        </div>
      )}
    </div>
  )
}
