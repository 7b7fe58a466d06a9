import { useText } from '@tsumugi/i18n'
import { Checkbox, IconButton, NumberField, Select, TextField } from '@tsumugi/ui'
import { ArrowDown, ArrowUp, Trash2 } from '@tsumugi/ui/icons'
import type { Approvers } from '../route-queries.ts'
import { ApproverPicker } from './approver-picker.tsx'
import { stepEditorTexts } from './messages/catalogue.ts'
import type { StepDraft } from './step-draft.ts'

interface StepEditorProps {
  step: StepDraft
  number: number
  known: Approvers | undefined
  strict: boolean
  onChange(step: StepDraft): void
  onRemove?: () => void
  onUp?: () => void
  onDown?: () => void
}

/** One step: who, how many of them, from which amount on, until when, and what happens else. */
export function StepEditor({ step, number, known, strict, onChange, onRemove, onUp, onDown }: StepEditorProps) {
  const t = useText(stepEditorTexts)
  const name = step.name || t('untitled', { number })
  const set = (part: Partial<StepDraft>) => onChange({ ...step, ...part })
  const people = (known?.users ?? []).map((each) => ({ value: String(each.id), label: each.name }))
  return (
    <li className="step-editor">
      <header>
        <span className="number">{number}</span>
        <b className="one-line">{name}</b>
        {onUp && <IconButton icon={ArrowUp} size={24} label={t('up', { name })} onClick={onUp} />}
        {onDown && <IconButton icon={ArrowDown} size={24} label={t('down', { name })} onClick={onDown} />}
        {onRemove && <IconButton icon={Trash2} size={24} label={t('remove', { name })} onClick={onRemove} />}
      </header>
      <div className="grid">
        <TextField
          label={t('name')}
          must
          maxLength={60}
          name={`steps.${number - 1}.name`}
          value={step.name}
          onChange={(value) => set({ name: value })}
          error={strict && !step.name.trim() ? t('name.missing') : undefined}
        />
        <ApproverPicker
          label={t('approvers')}
          must
          known={known}
          name={`steps.${number - 1}.approvers`}
          value={step.approvers}
          onChange={(approvers) => set({ approvers })}
          error={strict && step.approvers.length === 0 ? t('approvers.missing') : undefined}
        />
        <Select
          label={t('mode')}
          placeholder={null}
          value={step.mode}
          onChange={(mode) => set({ mode })}
          options={(['any', 'all', 'quorum'] as const).map((value) => ({ value, label: t(`mode.${value}`) }))}
        />
        {step.mode === 'quorum' && (
          <NumberField label={t('quorum')} value={step.quorum} onChange={(quorum) => set({ quorum })} />
        )}
        <NumberField
          label={t('amountFrom')}
          hint={t('amountFrom.hint')}
          unit="¥"
          value={step.amountFrom}
          onChange={(amountFrom) => set({ amountFrom })}
        />
        <NumberField
          label={t('dueDays')}
          unit={t('days')}
          value={step.dueDays}
          onChange={(dueDays) => set({ dueDays })}
        />
      </div>
      <details>
        <summary>{t('more')}</summary>
        <div className="grid">
          <Select
            label={t('delegate')}
            placeholder={t('nobody')}
            value={step.delegateId}
            options={people}
            onChange={(delegateId) => set({ delegateId })}
          />
          <Select
            label={t('escalate')}
            placeholder={t('nobody')}
            value={step.escalateToId}
            options={people}
            onChange={(escalateToId) => set({ escalateToId })}
          />
          <Checkbox checked={step.skipIfSameUser} onChange={(skipIfSameUser) => set({ skipIfSameUser })}>
            {t('skip')}
          </Checkbox>
        </div>
      </details>
    </li>
  )
}
