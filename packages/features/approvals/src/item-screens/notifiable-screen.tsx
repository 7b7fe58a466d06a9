import { customWorkflowItems, type Notifiables } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { ConflictDialog, useKeptForm } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { Avatar, Button, Checkbox, EmptyState, ErrorState, Form, Skeleton, toast, useStyles } from '@tsumugi/ui'
import { isMissing } from '../failure-words.ts'
import { useNotifiables } from '../workflow-queries.ts'
import { itemIdOf } from './item-id.ts'
import css from './item.css?inline'
import { itemTexts } from './messages/catalogue.ts'

/** /s/custom_workflow_items/:id/select_notifiable, without header and menu (spec §2). */
export function NotifiableScreen({ params }: { params: Readonly<Record<string, string>> }) {
  useStyles(css)
  const t = useText(itemTexts)
  const id = itemIdOf(params)
  const { data, error, mutate } = useNotifiables(id)
  return (
    <main className="item-page is-narrow">
      {!data && !error && <Skeleton rows={5} />}
      {!data &&
        error &&
        (isMissing(error) ? (
          <EmptyState filtered heading="h1" title={t('gone.title')}>
            {t('gone.why')}
          </EmptyState>
        ) : (
          <ErrorState heading="h1" onRetry={() => void mutate()} />
        ))}
      {data && <Chooser key={data.id} data={data} onSaved={(saved) => void mutate(saved, { revalidate: false })} />}
    </main>
  )
}

function Chooser({ data, onSaved }: { data: Notifiables; onSaved(saved: Notifiables): void }) {
  const t = useText(itemTexts)
  const api = useApi()
  const all = data.people.map(({ id }) => id)
  const { form, conflict } = useKeptForm<{ ids: readonly number[] }, Notifiables>({
    draft: `custom_workflow_notifiables.${data.id}`,
    row: data,
    valuesOf: ({ people }) => ({ ids: people.flatMap(({ id, chosen }) => (chosen ? [id] : [])) }),
    nameOf: () => t('notify.title'),
    update: async ({ lockVersion }, options, { ids }) =>
      (
        await api
          .of(customWorkflowItems)
          .selectNotifiables({ id: data.id, body: { ids: [...ids], lockVersion } }, options)
      ).data,
    onSaved(saved) {
      onSaved(saved)
      toast({ title: t('saved') })
    },
  })
  const { ids } = form.values
  const choose = (isChosen: (id: number) => boolean) => form.set({ ids: all.filter(isChosen) })
  return (
    <>
      <header className="item-head">
        <span className="small soft">
          {data.workflowName} / {data.title}
        </span>
        <Button size={24} type="plain" href={href('customWorkflowItemApproval', { id: data.id })}>
          {t('approval')}
        </Button>
      </header>
      <h1>{t('notify.title')}</h1>
      {data.people.length === 0 ? (
        <EmptyState title={t('notify.empty')}>{t('notify.emptyWhy')}</EmptyState>
      ) : (
        <Form form={form} label={t('notify.title')}>
          <p className="small soft">{t('notify.lead')}</p>
          <div className="button-row">
            <Button size={24} onClick={() => choose(() => true)}>
              {t('notify.all')}
            </Button>
            <Button size={24} onClick={() => choose(() => false)}>
              {t('notify.none')}
            </Button>
          </div>
          <ul className="people">
            {data.people.map(({ id, name }) => (
              <li key={id}>
                <Checkbox
                  checked={ids.includes(id)}
                  onChange={(on) => choose((each) => (each === id ? on : ids.includes(each)))}
                >
                  <Avatar name={name} />
                  {name}
                </Checkbox>
              </li>
            ))}
          </ul>
          <div className="button-row">
            <Button type="primary" submit busy={form.busy}>
              {t('save')}
            </Button>
            <span className="small soft" aria-live="polite">
              {t('notify.count', { count: ids.length })}
            </span>
          </div>
        </Form>
      )}
      <ConflictDialog
        conflict={conflict}
        say={(_, value) =>
          data.people
            .filter(({ id }) => (value as readonly number[]).includes(id))
            .map(({ name }) => name)
            .join(', ')
        }
        joins={['ids']}
      />
    </>
  )
}
