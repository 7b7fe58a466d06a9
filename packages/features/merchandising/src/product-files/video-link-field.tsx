import { videoLink } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { drawerTexts } from '../product-drawer/drawer-texts.ts'

/** Takes the link of a video on one of the two accepted hosts (spec §5). `onAdd` answers whether it was taken. */
export function VideoLinkField({ onAdd }: { onAdd(url: string): Promise<boolean> }) {
  const t = useText(drawerTexts)
  const [url, setUrl] = useState('')
  const [refused, setRefused] = useState(false)
  const [busy, setBusy] = useState(false)

  async function add() {
    if (!videoLink(url)) return setRefused(true)
    setBusy(true)
    if (await onAdd(url.trim())) setUrl('')
    setBusy(false)
  }
  return (
    <form
      className="video-link"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextField
        label={t('files.video')}
        type="url"
        inputMode="url"
        hint={t('files.video.hint')}
        error={refused ? t('files.video.wrong') : undefined}
        value={url}
        onChange={(text) => {
          setUrl(text)
          setRefused(false)
        }}
      />
      <Button submit busy={busy} disabled={!url.trim()}>
        {t('files.video.add')}
      </Button>
    </form>
  )
}
