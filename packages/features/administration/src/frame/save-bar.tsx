import { useText } from '@tsumugi/i18n'
import { useSaveKey } from '@tsumugi/records'
import { Button, type FormState } from '@tsumugi/ui'
import { frameTexts } from './messages/catalogue.ts'

/** Saves, or takes back what was typed; Ctrl or ⌘ and S save from anywhere in the form. */
export function SaveBar<V>({ form, disabled }: { form: FormState<V>; disabled?: string }) {
  const t = useText(frameTexts)
  useSaveKey(form.element, () => void form.submit(), true)
  const reason = disabled ?? (form.changed ? undefined : t('save.nothing'))
  return (
    <div className="button-row">
      <Button type="primary" submit busy={form.busy} disabled={reason !== undefined} reason={reason}>
        {t('save')}
      </Button>
      {form.changed && (
        <Button type="plain" onClick={() => form.reset()}>
          {t('save.undo')}
        </Button>
      )}
    </div>
  )
}
