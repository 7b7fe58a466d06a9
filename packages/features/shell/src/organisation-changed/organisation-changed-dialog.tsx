import type { OrganisationChange } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { goOnAsCurrent, putOffChange, returnToShown, useApi } from '@tsumugi/session'
import { Button, Dialog, Notice } from '@tsumugi/ui'
import { useState } from 'react'
import { changedTexts } from './messages/catalogue.ts'

/** Names both organisations and offers both ways on; closed, nothing is done and nothing typed is lost. */
export function OrganisationChangedDialog({ change }: { change: OrganisationChange }) {
  const t = useText(changedTexts)
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const names = { shown: change.shown.name, current: change.current.name }
  async function goBack() {
    setBusy(true)
    const isBack = await returnToShown(api)
    if (isBack) return
    setBusy(false)
    setFailed(true)
  }
  return (
    <Dialog
      title={t('changed.title')}
      onClose={putOffChange}
      closeOnOutside={false}
      busy={busy}
      footer={
        <>
          <Button type="secondary" disabled={busy} onClick={() => goOnAsCurrent(api)}>
            {t('changed.goOn', names)}
          </Button>
          <Button type="primary" disabled={busy} onClick={() => void goBack()}>
            {t('changed.back', names)}
          </Button>
        </>
      }
    >
      <p>{t.rich('changed.message', { ...names, b: (chunks) => <b>{chunks}</b> })}</p>
      {failed && (
        <Notice hue="madder" live>
          {t('changed.failed', names)}
        </Notice>
      )}
    </Dialog>
  )
}
