import { customWorkflowItems, type CustomWorkflowItem } from '@tsumugi/contract'
import { formatMoney, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Button, EmptyState, ErrorState, Form, Notice, Skeleton, Status, toast, useStyles } from '@tsumugi/ui'
import { ExternalLink } from '@tsumugi/ui/icons'
import { Case } from '../inbox-screen/case/case.tsx'
import caseCss from '../inbox-screen/case/case.css?inline'
import inboxCss from '../inbox-screen/inbox.css?inline'
import { isMissing } from '../failure-words.ts'
import {
  initialValues,
  labelOf,
  missingNames,
  nameOf,
  valuesToSend,
  type FormValues,
} from '../workflow-form/form-values.ts'
import { WorkflowFields } from '../workflow-form/workflow-fields.tsx'
import { useItem } from '../workflow-queries.ts'
import { itemIdOf } from './item-id.ts'
import { itemLooks } from './item-looks.ts'
import css from './item.css?inline'
import { itemTexts } from './messages/catalogue.ts'

const open = ['draft', 'returned', 'withdrawn', 'cancelled'] as const

/** /s/custom_workflow_items/:id/approval, without header and menu: one request, and the decision on it (spec §2). */
export function ItemApprovalScreen({ params }: { params: Readonly<Record<string, string>> }) {
  useStyles(inboxCss)
  useStyles(caseCss)
  useStyles(css)
  const t = useText(itemTexts)
  const id = itemIdOf(params)
  const { data: item, error, mutate } = useItem(id)
  if (!item) {
    return (
      <main className="item-page">
        {!error && <Skeleton rows={6} />}
        {error &&
          (isMissing(error) ? (
            <EmptyState filtered heading="h1" title={t('gone.title')}>
              {t('gone.why')}
            </EmptyState>
          ) : (
            <ErrorState heading="h1" onRetry={() => void mutate()} />
          ))}
      </main>
    )
  }
  const toFix = open.find((status) => status === item.status)
  return (
    <main className="item-page">
      <header className="item-head">
        <span className="small soft">
          {item.workflowName} / {t('version', { version: item.version })}
        </span>
        <Status look={itemLooks[item.status]}>{t(`status.${item.status}`)}</Status>
        <Button size={24} type="plain" href={href('customWorkflowItemNotifiable', { id })}>
          {t('notify')}
        </Button>
      </header>
      {item.approvalId === null && <Unsent item={item} />}
      {item.editable && toFix && (
        <FixForm
          key={item.id}
          item={item}
          status={toFix}
          onSaved={(saved) => void mutate(saved, { revalidate: false })}
        />
      )}
      {item.approvalId !== null && (
        <Case id={item.approvalId} hasRows={false} heading="h1" onDecided={() => void mutate()} />
      )}
    </main>
  )
}

/** What a draft is about, while no approval says so. */
function Unsent({ item: { title, subject } }: { item: CustomWorkflowItem }) {
  const t = useText(itemTexts)
  const { origin } = useApi()
  return (
    <section className="unsent">
      {subject?.imageUrl && <img src={subject.imageUrl} alt="" width="56" height="56" />}
      <div>
        <h1>{title}</h1>
        {subject && (
          <p className="small soft">
            {[subject.code, formatMoney(subject.amount, subject.currency, t.locale)].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {subject?.link && (
        <Button size={24} type="plain" icon={ExternalLink} href={origin + subject.link}>
          {t('open')}
        </Button>
      )}
    </section>
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
  const calls = api.of(customWorkflowItems)
  const { form, conflict } = useKeptForm<FormValues, CustomWorkflowItem>({
    draft: `custom_workflow_item.${item.id}`,
    row: item,
    valuesOf: (row) => initialValues(item.fields, row.values),
    nameOf: (name) =>
      labelOf(
        item.fields.find((field) => nameOf(field) === name)!,
        t.locale,
      ),
    check: (values) => Object.fromEntries(missingNames(item.fields, values).map((name) => [name, t('missing')])),
    async update({ lockVersion }, options, values) {
      const saved = await calls.update(
        { id: item.id, body: { customWorkflowItem: { values: valuesToSend(item.fields, values), lockVersion } } },
        options,
      )
      return (await calls.submit({ id: item.id, body: { lockVersion: saved.data.lockVersion } }, options)).data
    },
    sendsAlways: true,
    onSaved(saved) {
      toast({ title: t('sent') })
      onSaved(saved)
    },
  })
  return (
    <section className="item-form" aria-label={t('fix')}>
      <Notice hue="gold">{t(`fix.${status}`)}</Notice>
      <Form form={form} label={t('fix')}>
        <WorkflowFields fields={item.fields} form={form} />
        <div className="button-row">
          <Button type="primary" submit busy={form.busy}>
            {t('send')}
          </Button>
        </div>
      </Form>
      <ConflictDialog conflict={conflict} />
    </section>
  )
}
