import { customWorkflowItems, type Notifiables } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useApi } from '@tsumugi/session'
import { Avatar, Button, Checkbox, EmptyState, ErrorState, Skeleton, toast, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { currentOf, isMissing, wordsOf } from '../failure-words.ts'
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
      {!data && error && (isMissing(error) ? <EmptyState filtered heading="h1" title={t('gone.title')}>{t('gone.why')}</EmptyState> : <ErrorState heading="h1" onRetry={() => void mutate()} />)}
      {data && <Chooser key={data.lockVersion} data={data} onSaved={(saved) => void mutate(saved, { revalidate: false })} />}
    </main>
  )
}

function Chooser({ data, onSaved }: { data: Notifiables; onSaved(saved: Notifiables): void }) {
  const t = useText(itemTexts)
  const api = useApi()
  const [chosen, setChosen] = useState(() => new Set(data.people.filter((each) => each.chosen).map(({ id }) => id)))
  const [busy, setBusy] = useState(false)
  const all = data.people.map(({ id }) => id)

  function toggle(id: number) {
    setChosen((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]))
  }
  async function save() {
    setBusy(true)
    try {
      const body = { ids: all.filter((id) => chosen.has(id)), lockVersion: data.lockVersion }
      onSaved((await api.of(customWorkflowItems).selectNotifiables({ id: data.id, body })).data)
      toast({ title: t('saved') })
    } catch (error) {
      const current = currentOf<Notifiables>(error)
      if (current) onSaved(current)
      toast({ type: 'attention', title: current ? t('stale') : t('failed'), message: current ? undefined : wordsOf(error) || t('failed.why'), duration: 8000 })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <header className="item-head">
        <span className="small soft">{data.workflowName} / {data.title}</span>
        <Button size={24} type="plain" href={href('customWorkflowItemApproval', { id: data.id })}>{t('approval')}</Button>
      </header>
      <h1>{t('notify.title')}</h1>
      {data.people.length === 0 ? (
        <EmptyState title={t('notify.empty')}>{t('notify.emptyWhy')}</EmptyState>
      ) : (
        <>
          <p className="small soft">{t('notify.lead')}</p>
          <div className="button-row">
            <Button size={24} onClick={() => setChosen(new Set(all))}>{t('notify.all')}</Button>
            <Button size={24} onClick={() => setChosen(new Set())}>{t('notify.none')}</Button>
          </div>
          <ul className="people">
            {data.people.map(({ id, name }) => (
              <li key={id}>
                <Checkbox checked={chosen.has(id)} onChange={() => toggle(id)}>
                  <Avatar name={name} />
                  {name}
                </Checkbox>
              </li>
            ))}
          </ul>
          <div className="button-row">
            <Button type="primary" busy={busy} onClick={() => void save()}>{t('save')}</Button>
            <span className="small soft" aria-live="polite">{t('notify.count', { count: chosen.size })}</span>
          </div>
        </>
      )}
    </>
  )
}
