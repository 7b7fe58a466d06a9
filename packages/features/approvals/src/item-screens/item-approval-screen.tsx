import { customWorkflowItems, type CustomWorkflowItem } from '@tsumugi/contract'
import { newIdempotencyKey } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { storage, useApi } from '@tsumugi/session'
import { Button, EmptyState, ErrorState, Form, Notice, Skeleton, Status, toast, useForm, useStyles, type StatusLook } from '@tsumugi/ui'
import { useState } from 'react'
import { Case } from '../inbox-screen/case.tsx'
import caseCss from '../inbox-screen/inbox.css?inline'
import { currentOf, isMissing } from '../failure-words.ts'
import { initialValues, missingNames, valuesToSend, type FormValues } from '../workflow-form/form-values.ts'
import { WorkflowFields } from '../workflow-form/workflow-fields.tsx'
import { useItem } from '../workflow-queries.ts'
import { itemIdOf } from './item-id.ts'
import css from './item.css?inline'
import { itemTexts } from './messages/catalogue.ts'

const looks: Record<CustomWorkflowItem['status'], StatusLook> = {
  draft: 'todo', pending: 'waiting', approved: 'done', rejected: 'late', returned: 'late', withdrawn: 'stopped', cancelled: 'stopped',
}
const open = ['draft', 'returned', 'withdrawn', 'cancelled'] as const

/** /s/custom_workflow_items/:id/approval, without header and menu: one request, and the decision on it (spec §2). */
export function ItemApprovalScreen({ params }: { params: Readonly<Record<string, string>> }) {
  useStyles(caseCss)
  useStyles(css)
  const t = useText(itemTexts)
  const id = itemIdOf(params)
  const { data: item, error, mutate } = useItem(id)
  if (!item) {
    return (
      <main className="item-page">
        {!error && <Skeleton rows={6} />}
        {error && (isMissing(error) ? <EmptyState filtered heading="h1" title={t('gone.title')}>{t('gone.why')}</EmptyState> : <ErrorState heading="h1" onRetry={() => void mutate()} />)}
      </main>
    )
  }
  const toFix = open.find((status) => status === item.status)
  return (
    <main className="item-page">
      <header className="item-head">
        <span className="small soft">{item.workflowName} / {t('version', { version: item.version })}</span>
        <Status look={looks[item.status]}>{t(`status.${item.status}`)}</Status>
        <Button size={24} type="plain" href={href('customWorkflowItemNotifiable', { id })}>{t('notify')}</Button>
      </header>
      {item.editable && toFix && <FixForm key={item.lockVersion} item={item} status={toFix} onSaved={(saved) => void mutate(saved, { revalidate: false })} />}
      <Case id={item.approvalId} hasRows={false} heading="h1" onDecided={() => void mutate()} />
    </main>
  )
}

interface FixFormProps {
  item: CustomWorkflowItem
  status: (typeof open)[number]
  onSaved(item: CustomWorkflowItem): void
}

/** What was sent back, cancelled or not sent yet: corrected and asked for again. */
function FixForm({ item, status, onSaved }: FixFormProps) {
  const t = useText(itemTexts)
  const api = useApi()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const draft = storage.recordDraft(`custom_workflow_item.${item.id}`)
  const form = useForm<FormValues, CustomWorkflowItem>({
    initial: initialValues(item.fields, item.values),
    keep: { read: () => draft.get() as FormValues | null, write: (values) => draft.set(values), forget: () => draft.remove() },
    check: (values) => Object.fromEntries(missingNames(item.fields, values).map((name) => [name, t('missing')])),
    async submit(values) {
      try {
        const saved = await api.of(customWorkflowItems).update({ id: item.id, body: { customWorkflowItem: { values: valuesToSend(item.fields, values), lockVersion: item.lockVersion } } })
        return (await api.of(customWorkflowItems).submit({ id: item.id, body: { lockVersion: saved.data.lockVersion } }, { idempotencyKey })).data
      } catch (error) {
        const current = currentOf<CustomWorkflowItem>(error)
        if (!current) throw error
        toast({ type: 'attention', title: t('stale'), duration: 8000 })
        return current
      }
    },
    onDone(saved) {
      if (saved.status === 'pending') toast({ title: t('sent') })
      onSaved(saved)
    },
  })
  return (
    <section className="item-form" aria-label={t('fix')}>
      <Notice hue="gold">{t(`fix.${status}`)}</Notice>
      <Form form={form} label={t('fix')}>
        <WorkflowFields fields={item.fields} form={form} />
        <div className="button-row">
          <Button type="primary" submit busy={form.busy}>{t('send')}</Button>
        </div>
      </Form>
    </section>
  )
}
