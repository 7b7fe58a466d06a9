import { type CustomWorkflowDefinition, type WorkflowField } from '@tsumugi/contract'
import type { Text } from '@tsumugi/i18n'
import type { Approvers } from '../route-queries.ts'
import {
  approverName,
  draftOf,
  emptyStep,
  isComplete,
  stepLine,
  stepOf,
  type Approver,
  type StepDraft,
  type StepText,
} from '../step-editor/step-draft.ts'
import type { Messages } from './messages/ja.ts'

/** A field of the form while it is typed: options as lines. */
export interface FieldDraft extends Omit<WorkflowField, 'options'> {
  options: string
}

export interface DefinitionForm {
  name: string
  target: 'merchandising' | 'none'
  trigger: 'manual' | 'confirmed'
  active: boolean
  fields: FieldDraft[]
  approval: 'route' | 'own'
  steps: StepDraft[]
  notify: Approver[]
}

export const formOf = (definition: CustomWorkflowDefinition | null): DefinitionForm => ({
  name: definition?.name ?? '',
  target: definition?.target ?? 'merchandising',
  trigger: definition?.trigger ?? 'manual',
  active: definition?.active ?? true,
  fields: (definition?.fields ?? []).map((field) => ({ ...field, options: field.options.join('\n') })),
  approval: definition?.steps.length ? 'own' : 'route',
  steps: definition?.steps.length ? definition.steps.map(draftOf) : [emptyStep],
  notify: definition?.notify ?? [],
})

export const inputOf = ({ name, target, trigger, active, fields, approval, steps, notify }: DefinitionForm) => ({
  name: name.trim(),
  target,
  trigger: target === 'none' ? ('manual' as const) : trigger,
  active,
  fields: fields.map((field) => ({
    ...field,
    label: { ja: field.label.ja.trim(), en: field.label.en.trim(), zh: field.label.zh.trim() },
    options: optionsOf(field),
  })),
  steps: approval === 'own' ? steps.map(stepOf) : [],
  notify,
})

const optionsOf = ({ type, options }: FieldDraft): string[] =>
  type === 'select'
    ? [
        ...new Set(
          options
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        ),
      ]
    : []

/** A field with a key that no other has. */
export function newField(others: readonly FieldDraft[]): FieldDraft {
  const taken = new Set(others.map(({ key }) => key))
  const number =
    Array.from({ length: others.length + 1 }, (_, index) => index + 1).find((each) => !taken.has(`field_${each}`)) ??
    others.length + 1
  return { key: `field_${number}`, type: 'text', label: { ja: '', en: '', zh: '' }, required: false, options: '' }
}

export const isFieldComplete = (field: FieldDraft): boolean =>
  field.label.ja.trim() !== '' && (field.type !== 'select' || optionsOf(field).length > 0)

export const areStepsComplete = ({ approval, steps }: DefinitionForm): boolean =>
  approval === 'route' || steps.every(isComplete)

/** What the dialog calls each field. */
export const fieldNames = {
  name: 'name',
  target: 'target',
  trigger: 'trigger',
  fields: 'form',
  approval: 'steps',
  steps: 'steps',
  notify: 'notify',
  active: 'active',
} as const satisfies Record<keyof DefinitionForm, keyof Messages>

/** One value of a workflow in words, where two people changed it. */
export function definitionWords(
  { t, step }: { t: Text<Messages>; step: StepText },
  known: Approvers | undefined,
  field: keyof DefinitionForm,
  value: unknown,
): string {
  const words: Partial<Record<keyof DefinitionForm, () => string>> = {
    target: () => t(`target.${value as DefinitionForm['target']}`),
    trigger: () => t(`trigger.${value as DefinitionForm['trigger']}`),
    fields: () =>
      (value as FieldDraft[])
        .map(({ label }) => (t.locale === 'ja' ? label.ja : t.locale === 'en' ? label.en : label.zh) || label.ja)
        .join(step('between')),
    approval: () => t(`steps.${value as DefinitionForm['approval']}`),
    steps: () => stepLine(step, value as StepDraft[], known),
    notify: () => (value as Approver[]).map((each) => approverName(step, each, known)).join(step('between')),
    active: () => step(value ? 'yes' : 'no'),
  }
  return words[field]?.() ?? String(value)
}
