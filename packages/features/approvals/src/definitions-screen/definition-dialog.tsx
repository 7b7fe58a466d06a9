import { customWorkflowDefinitions, type CustomWorkflowDefinition } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Checkbox, Dialog, Form, Notice, Segments, Select, TextField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useApprovers } from '../route-queries.ts'
import { stepEditorTexts } from '../step-editor/messages/catalogue.ts'
import { ApproverPicker } from '../step-editor/approver-picker.tsx'
import { StepListEditor } from '../step-editor/step-list-editor.tsx'
import {
  areStepsComplete,
  definitionWords,
  fieldNames,
  formOf,
  inputOf,
  isFieldComplete,
  type DefinitionForm,
} from './definition-form.ts'
import { FieldListEditor } from './field-list-editor.tsx'
import { definitionsTexts } from './messages/catalogue.ts'

interface DefinitionDialogProps {
  definition: CustomWorkflowDefinition | null
  onClose(): void
  onSaved(definition: CustomWorkflowDefinition): void
}

/** A workflow: its form, how it is approved, and who is told. */
export function DefinitionDialog({ definition, onClose, onSaved }: DefinitionDialogProps) {
  const t = useText(definitionsTexts)
  const stepWords = useText(stepEditorTexts)
  const api = useApi()
  const { data: approvers } = useApprovers()
  const [strict, setStrict] = useState(false)
  const { form, conflict, leave } = useKeptForm<DefinitionForm, CustomWorkflowDefinition, ReturnType<typeof inputOf>>({
    draft: `custom_workflow_definition.${definition?.id ?? 'new'}`,
    row: definition,
    initial: formOf(definition),
    valuesOf: formOf,
    inputOf,
    nameOf: (field) => t(fieldNames[field]),
    check: (values) => ({
      name: values.name.trim() ? undefined : t('name.missing'),
      fields: values.fields.every(isFieldComplete) ? undefined : t('field.missing'),
      steps: areStepsComplete(values) ? undefined : t('steps.wrong'),
    }),
    create: async (input, options) =>
      (await api.of(customWorkflowDefinitions).create({ body: { customWorkflowDefinition: input } }, options)).data,
    update: async (change, options) =>
      (
        await api
          .of(customWorkflowDefinitions)
          .update({ id: definition!.id, body: { customWorkflowDefinition: change } }, options)
      ).data,
    onSaved(saved) {
      toast({ title: t('saved'), message: saved.name })
      onSaved(saved)
    },
    onClose,
  })
  function save() {
    setStrict(true)
    void form.submit()
  }
  const { values, errors } = form
  const wrong = [errors.fields.fields, errors.fields.steps].filter((each) => each !== undefined)
  return (
    <Dialog
      title={t(definition ? 'edit.title' : 'add.title')}
      width={820}
      closeOnOutside={false}
      busy={form.busy}
      onClose={() => void leave()}
      primary={{ label: t('save'), onClick: save }}
    >
      <Form form={form} label={t(definition ? 'edit.title' : 'add.title')} className="definition-form">
        <div className="grid">
          <TextField label={t('name')} must maxLength={200} {...form.field('name')} />
          <Select
            label={t('target')}
            placeholder={null}
            {...form.field('target')}
            options={(['merchandising', 'none'] as const).map((value) => ({ value, label: t(`target.${value}`) }))}
          />
          {values.target === 'merchandising' && (
            <Select
              label={t('trigger')}
              placeholder={null}
              {...form.field('trigger')}
              options={(['manual', 'confirmed'] as const).map((value) => ({ value, label: t(`trigger.${value}`) }))}
            />
          )}
        </div>
        {wrong.map((each) => (
          <Notice key={each} hue="madder" live>
            {each}
          </Notice>
        ))}
        <FieldListEditor fields={values.fields} onChange={(fields) => form.set({ fields })} />
        <h3>{t('steps')}</h3>
        <Segments<'route' | 'own'>
          label={t('steps')}
          value={values.approval}
          onChange={(approval) => form.set({ approval })}
          options={(['route', 'own'] as const).map((value) => ({ value, label: t(`steps.${value}`) }))}
        />
        {values.approval === 'own' && (
          <StepListEditor
            steps={values.steps}
            known={approvers}
            strict={strict}
            onChange={(steps) => form.set({ steps })}
          />
        )}
        <ApproverPicker
          label={t('notify')}
          hint={t('notify.hint')}
          known={approvers}
          value={values.notify}
          onChange={(notify) => form.set({ notify })}
        />
        <Checkbox checked={values.active} onChange={(active) => form.set({ active })}>
          {t('active')}
        </Checkbox>
      </Form>
      <ConflictDialog
        conflict={conflict}
        say={(field, value) => definitionWords({ t, step: stepWords }, approvers, field, value)}
      />
    </Dialog>
  )
}
