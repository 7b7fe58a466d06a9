import { formatDate, useText } from '@tsumugi/i18n'
import { Button, Dialog, Notice, TextField, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useFeed } from '../calendar-queries.ts'
import { calendarTexts } from './calendar-texts.ts'

/** The address by which another calendar follows these dates: shown once, renewed or closed. */
export function FeedDialog({ onClose }: { onClose(): void }) {
  const t = useText(calendarTexts)
  const { since, open, close } = useFeed()
  const [url, setUrl] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function act(work: () => Promise<unknown>) {
    setBusy(true)
    await work().catch(() => toast({ title: t('feed.failed'), type: 'attention' }))
    setBusy(false)
  }
  const copy = () =>
    navigator.clipboard.writeText(url!).then(
      () => toast({ title: t('feed.copied') }),
      () => toast({ title: t('feed.copyFailed'), type: 'attention' }),
    )
  return (
    <Dialog
      title={t('feed')}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          {since && (
            <Button
              type="plain"
              onClick={() =>
                void act(async () => {
                  await close()
                  setUrl(null)
                })
              }
            >
              {t('feed.close')}
            </Button>
          )}
          <Button onClick={onClose}>{t('feed.done')}</Button>
          <Button type="primary" busy={busy} onClick={() => void act(async () => setUrl(await open()))}>
            {t(since ? 'feed.renew' : 'feed.open')}
          </Button>
        </>
      }
    >
      <div className="feed">
        <p>{t('feed.text')}</p>
        {url ? (
          <>
            <TextField label={t('feed.address')} readOnly value={url} onChange={() => undefined} className="code" />
            <Button size={24} onClick={() => void copy()}>
              {t('feed.copy')}
            </Button>
            <Notice hue="gold">{t('feed.secret')}</Notice>
          </>
        ) : (
          since && <p className="small soft">{t('feed.since', { date: formatDate(since) })}</p>
        )}
      </div>
    </Dialog>
  )
}
