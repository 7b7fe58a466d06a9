import { useText } from '@tsumugi/i18n'
import { Dialog, Radio, useStyles } from '@tsumugi/ui'
import { useId, useState } from 'react'
import css from './merge-dialog.css?inline'
import { frameTexts } from './messages/catalogue.ts'
import { same, type Conflict } from './use-merging-form.ts'

interface MergeDialogProps<V> {
  conflict: Conflict<V>
  names: Readonly<Record<keyof V & string, string>>
  /** A value as it is read; plain text where nothing is said. */
  say?(field: keyof V & string, value: unknown): string
}

/** Field by field what each wrote; both are shown, and the choice is made where they differ. */
export function MergeDialog<V extends Record<string, unknown>>({ conflict, names, say }: MergeDialogProps<V>) {
  useStyles(css)
  const t = useText(frameTexts)
  const id = useId()
  const { base, mine, theirs, decide } = conflict
  const fields = (Object.keys(mine) as (keyof V & string)[]).filter((field) => !same(mine[field], theirs[field]))
  const [kept, setKept] = useState<ReadonlySet<string>>(() => new Set(fields.filter((field) => !same(mine[field], base[field]))))
  const choose = (field: string, own: boolean) => setKept((before) => {
    const next = new Set(before)
    if (own) next.add(field)
    else next.delete(field)
    return next
  })
  const written = (field: keyof V & string, value: unknown) => (say ? say(field, value) : plain(value)) || t('merge.empty')
  const save = () => decide(Object.fromEntries(fields.filter((field) => kept.has(field)).map((field) => [field, mine[field]])) as Partial<V>)
  return (
    <Dialog title={t('merge.title')} closeOnOutside={false} onClose={() => decide(null)} primary={{ label: t('merge.save'), onClick: save }}>
      <div className="people-merge">
        <p className="small soft">{t('merge.lead')}</p>
        {fields.map((field) => (
          <fieldset key={field}>
            <legend>{names[field]}</legend>
            <Radio name={`${id}${field}`} checked={kept.has(field)} onChange={() => choose(field, true)}>
              <span className="tiny faint">{t('merge.mine')}</span> {written(field, mine[field])}
            </Radio>
            <Radio name={`${id}${field}`} checked={!kept.has(field)} onChange={() => choose(field, false)}>
              <span className="tiny faint">{t('merge.theirs')}</span> {written(field, theirs[field])}
            </Radio>
          </fieldset>
        ))}
      </div>
    </Dialog>
  )
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ')
  if (value !== null && typeof value === 'object') return Object.values(value).map(plain).filter(Boolean).join(' ')
  return value === null || value === undefined ? '' : String(value)
}
