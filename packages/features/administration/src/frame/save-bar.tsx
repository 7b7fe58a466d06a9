import { useText } from '@tsumugi/i18n'
import { Button, type FormState } from '@tsumugi/ui'
import { useEffect, useEffectEvent } from 'react'
import { frameTexts } from './messages/catalogue.ts'

/** Saves, or takes back what was typed; Ctrl or ⌘ and S save from anywhere in the form. */
export function SaveBar<V>({ form, disabled }: { form: FormState<V>; disabled?: string }) {
  const t = useText(frameTexts)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const asked = (event.ctrlKey || event.metaKey) && event.key === 's' && form.element.current?.contains(event.target as Node)
    if (!asked) return
    event.preventDefault()
    void form.submit()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  const reason = disabled ?? (form.changed ? undefined : t('save.nothing'))
  return (
    <div className="button-row">
      <Button type="primary" submit busy={form.busy} disabled={reason !== undefined} reason={reason}>{t('save')}</Button>
      {form.changed && <Button type="plain" onClick={() => form.reset()}>{t('save.undo')}</Button>}
    </div>
  )
}
