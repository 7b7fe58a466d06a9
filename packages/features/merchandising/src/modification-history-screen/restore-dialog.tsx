import { isRefusal } from '@tsumugi/api'
import { modificationHistory, type Merchandising, type Modification } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Dialog, Notice, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { historyTexts } from './history-texts.ts'
import { Changes, type ChangeWords } from './version-list.tsx'

interface RestoreDialogProps {
  version: Modification
  product: Merchandising
  words: ChangeWords
  date: string
  onDone(): void
  /** Somebody was faster: the list behind is asked for anew. */
  onStale(): void
  onClose(): void
}

/** Says what would change before it is done. */
export function RestoreDialog({ version, product, words, date, onDone, onStale, onClose }: RestoreDialogProps) {
  const t = useText(historyTexts)
  const api = useApi()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<'stale' | 'failed' | null>(null)
  async function restore() {
    setBusy(true)
    setFault(null)
    try {
      await api
        .of(modificationHistory)
        .restore({ merchandisingId: product.id, id: version.id, body: { lockVersion: product.lockVersion } })
      toast({ title: t('restore.done', { name: product.name }) })
      onDone()
    } catch (error) {
      const isStale = isRefusal(error, 'stale')
      setFault(isStale ? 'stale' : 'failed')
      if (isStale) onStale()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('restore.title', { date })}
      busy={busy}
      onClose={onClose}
      primary={{ label: t('restore.do'), onClick: () => void restore() }}
    >
      <div className="md-history-restore">
        {fault && (
          <Notice hue="madder" live>
            {t(`restore.${fault}`)}
          </Notice>
        )}
        <p>{t('restore.why')}</p>
        <Changes
          changes={version.restores}
          words={words}
          heads={{ before: t('restore.now'), after: t('restore.then') }}
        />
      </div>
    </Dialog>
  )
}
