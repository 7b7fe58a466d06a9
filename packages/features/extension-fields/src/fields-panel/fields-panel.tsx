import { wordsOf } from '@tsumugi/api'
import type { ExtensionField } from '@tsumugi/contract'
import type { ExtensionTarget, ExtensionValue } from '@tsumugi/domain'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button, ErrorState, IconButton, readTyped, Skeleton, Switch, toast, useStyles } from '@tsumugi/ui'
import { Pencil } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { useFields } from '../field-queries.ts'
import css from './fields-panel.css?inline'
import { fieldTexts } from './field-texts.ts'
import { ValueField } from './value-field.tsx'

export interface FieldsPanelProps {
  target: ExtensionTarget
  targetId: number
}

/** Fields of one's own on one record: read at a glance, changed one at a time. Nothing where there are none. */
export function FieldsPanel({ target, targetId }: FieldsPanelProps) {
  useStyles(css)
  const t = useText(fieldTexts)
  const { data, error, mutate, save } = useFields(target, targetId)
  const [editing, setEditing] = useState<number | null>(null)
  const isRefused = (error as { status?: number } | undefined)?.status
  if (error && !data)
    return isRefused === 403 || isRefused === 404 ? null : <ErrorState onRetry={() => void mutate()} />
  if (!data) return <Skeleton rows={2} />
  if (data.length === 0) return null
  return (
    <section className="fields-panel" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <dl>
        {data.map((field) => (
          <div key={field.definitionId}>
            {editing === field.definitionId ? (
              <FieldEditor field={field} save={save} onClose={() => setEditing(null)} />
            ) : (
              <>
                <dt>{field.name}</dt>
                <dd>
                  <Shown field={field} />
                  {field.type !== 'formula' && (
                    <IconButton
                      icon={Pencil}
                      size={24}
                      label={t('change', { name: field.name })}
                      onClick={() => setEditing(field.definitionId)}
                    />
                  )}
                </dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A value as it is read. */
function Shown({ field: { type, value, unit, label, url } }: { field: ExtensionField }) {
  const t = useText(fieldTexts)
  if (value === null || value === '') return <span className="faint">–</span>
  if (type === 'check') return t(value ? 'yes' : 'no')
  if (type === 'date') return formatDate(String(value))
  if (type === 'number' || type === 'formula')
    return (
      <span className="number">
        {formatNumber(String(value))}
        {unit && <small> {unit}</small>}
      </span>
    )
  if (type === 'file' && url)
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {label}
      </a>
    )
  if (type === 'user') return label
  return Array.isArray(value) ? value.join('、') : String(value)
}

interface FieldEditorProps {
  field: ExtensionField
  save(field: ExtensionField, value: ExtensionValue, asksPartners: boolean): Promise<void>
  onClose(): void
}

function FieldEditor({ field, save, onClose }: FieldEditorProps) {
  const t = useText(fieldTexts)
  const [value, setValue] = useState<ExtensionValue>(field.value)
  const [asksPartners, setAsks] = useState(field.shared)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit() {
    setBusy(true)
    setProblem(undefined)
    try {
      await save(field, value, field.shared && asksPartners)
      if (field.shared && asksPartners) {
        toast({ title: t('asked'), message: t('asked.text') })
      }
      onClose()
    } catch (error) {
      setProblem(wordsOf(error, t('failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="editor"
      onSubmit={(event) => {
        event.preventDefault()
        if (readTyped(event.currentTarget)) void submit()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <ValueField field={field} value={value} error={problem} onChange={setValue} />
      {field.shared && (
        <Switch checked={asksPartners} onChange={setAsks}>
          {t('askPartners')}{' '}
          <a className="tiny" href={href('confirmedMarks', null, { side: 'ours' })}>
            {t('follow')}
          </a>
        </Switch>
      )}
      <div className="buttons">
        <Button size={24} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button size={24} type="primary" submit busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
