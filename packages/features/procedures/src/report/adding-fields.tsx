import { writesSchedules } from '@tsumugi/contract'
import { admits, phaseKinds, type PhaseKind } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Select } from '@tsumugi/ui'
import { procedureTexts } from '../words/procedure-texts.ts'
import { useSeesPlans } from './use-plan-changes.ts'
import type { Adding } from './use-table-call.ts'

interface AddingFieldsProps {
  value: Adding
  onChange(value: Adding): void
}

/** What a file may leave open of its new steps: of which phase they are, and whose. */
export function AddingFields({ value, onChange }: AddingFieldsProps) {
  const t = useText(procedureTexts)
  const { user } = useSession()
  if (!useSeesPlans()) return null
  return (
    <div className="adding">
      <Select
        label={t('import.phase')}
        placeholder={t('import.phase.one')}
        value={value.phase ?? ''}
        options={phaseKinds.map((kind) => ({ value: kind, label: t(`phase.${kind}`) }))}
        onChange={(phase) => onChange({ ...value, phase: (phase || null) as PhaseKind | null })}
      />
      {admits(user, writesSchedules) && (
        <Select
          label={t('import.owner')}
          placeholder={null}
          value={value.owner}
          options={(['ours', 'theirs'] as const).map((owner) => ({ value: owner, label: t(`import.owner.${owner}`) }))}
          onChange={(owner) => onChange({ ...value, owner: owner as Adding['owner'] })}
        />
      )}
    </div>
  )
}
