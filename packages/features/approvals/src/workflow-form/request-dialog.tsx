import { customWorkflowItems, type WorkflowSubject } from '@tsumugi/contract'
import { newIdempotencyKey } from '@tsumugi/api'
import { formatMoney, useText } from '@tsumugi/i18n'
import { storage, useApi } from '@tsumugi/session'
import {
  Combobox,
  Dialog,
  EmptyState,
  ErrorState,
  Form,
  Select,
  Skeleton,
  TextArea,
  TextField,
  toast,
  useForm,
} from '@tsumugi/ui'
import { useState } from 'react'
import { useStartable, type Startable } from '../workflow-queries.ts'
import { initialValues, missingNames, valuesToSend, type FormValues } from './form-values.ts'
import { workflowFormTexts } from './messages/catalogue.ts'
import { WorkflowFields } from './workflow-fields.tsx'

export interface RequestDialogProps {
  onClose(): void
  onSent(approvalId: number | null): void
}

/** Chooses a workflow, fills in its form and asks for approval. */
export function RequestDialog({ onClose, onSent }: RequestDialogProps) {
  const t = useText(workflowFormTexts)
  const { data: workflows, error, mutate } = useStartable()
  const [chosen, setChosen] = useState<number | null>(null)
  const workflow = workflows?.find(({ id }) => id === chosen) ?? workflows?.[0]
  if (workflow)
    return (
      <RequestForm
        key={workflow.id}
        {...{ workflow, onClose, onSent }}
        workflows={workflows ?? []}
        onWorkflow={setChosen}
      />
    )
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {error ? (
        <ErrorState onRetry={() => void mutate()} />
      ) : workflows ? (
        <EmptyState title={t('workflow.none')}>{t('workflow.noneWhy')}</EmptyState>
      ) : (
        <Skeleton rows={4} />
      )}
    </Dialog>
  )
}

interface RequestFormProps extends RequestDialogProps {
  workflow: Startable
  workflows: readonly Startable[]
  onWorkflow(id: number): void
}

function RequestForm({ workflow, workflows, onWorkflow, onClose, onSent }: RequestFormProps) {
  const t = useText(workflowFormTexts)
  const api = useApi()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const draft = storage.recordDraft(`workflow_request.${workflow.id}`)
  const isAboutProduct = workflow.target === 'merchandising'
  const form = useForm<FormValues, { approvalId: number | null }>({
    initial: { subjectId: '', subjectName: '', title: '', note: '', ...initialValues(workflow.fields) },
    keep: {
      read: () => draft.get() as FormValues | null,
      write: (values) => draft.set(values),
      forget: () => draft.remove(),
    },
    check: (values) =>
      ({
        ...Object.fromEntries(
          missingNames(workflow.fields, values).map((name) => [
            name,
            t(typeof values[name] === 'boolean' ? 'agree' : 'missing'),
          ]),
        ),
        ...(isAboutProduct
          ? { subjectId: values.subjectId ? undefined : t('subject.missing') }
          : { title: String(values.title).trim() ? undefined : t('name.missing') }),
      }) as Record<string, string>,
    async submit(values) {
      const customWorkflowItem = {
        definitionId: workflow.id,
        subjectId: isAboutProduct ? Number(values.subjectId) : null,
        note: String(values.note),
        ...(isAboutProduct ? {} : { title: String(values.title) }),
        values: valuesToSend(workflow.fields, values),
      }
      return (await api.of(customWorkflowItems).create({ body: { customWorkflowItem } }, { idempotencyKey })).data
    },
    onDone({ approvalId }) {
      toast({ title: t('sent') })
      onSent(approvalId)
    },
  })
  const subject = form.field('subjectId')
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      closeOnOutside={false}
      busy={form.busy}
      primary={{ label: t('send'), onClick: () => void form.submit() }}
    >
      <Form form={form} label={t('label')}>
        <Select
          label={t('workflow')}
          placeholder={null}
          value={String(workflow.id)}
          options={workflows.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => onWorkflow(Number(id))}
        />
        {isAboutProduct ? (
          <Combobox
            name="subjectId"
            label={t('subject')}
            must
            hint={t('subject.hint')}
            error={subject.error}
            value={String(subject.value)}
            valueLabel={String(form.values.subjectName)}
            search={async (q, signal) =>
              (
                await api.of(customWorkflowItems).subjects({ query: { target: 'merchandising', q } }, { signal })
              ).data.map((each) => optionOf(each, t.locale))
            }
            onChange={(value, option) => form.set({ subjectId: value, subjectName: option?.label ?? '' })}
          />
        ) : (
          <TextField
            label={t('name')}
            must
            maxLength={200}
            {...form.field('title')}
            value={String(form.values.title)}
          />
        )}
        <WorkflowFields fields={workflow.fields} form={form} />
        <TextArea
          label={t('note')}
          maxLength={2000}
          rows={2}
          {...form.field('note')}
          value={String(form.values.note)}
        />
      </Form>
    </Dialog>
  )
}

function optionOf({ id, title, code, amount, currency }: WorkflowSubject, locale: string) {
  return {
    value: String(id),
    label: title,
    hint: [code, formatMoney(amount, currency, locale)].filter(Boolean).join(' '),
  }
}
