import { newIdempotencyKey } from '@tsumugi/api'
import { qualityLabelings, type QualityLabeling } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Checkbox, Dialog, ErrorState, Notice, Skeleton, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useLabelShares } from '../../label-queries.ts'
import { shareTexts } from './messages/catalogue.ts'

/** Which partners read the finished versions of a label (domain §6.13). */
export function ShareDialog({ label, onClose }: { label: QualityLabeling; onClose(): void }) {
  const t = useText(shareTexts)
  const api = useApi()
  const { data: partners, error, mutate, put } = useLabelShares(label.id)
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null)
  const [busy, setBusy] = useState(false)
  const current = chosen ?? new Set(partners?.filter(({ shared }) => shared).map(({ id }) => id))

  async function save() {
    setBusy(true)
    try {
      const { data } = await api
        .of(qualityLabelings)
        .share({ id: label.id, body: { ids: [...current] } }, { idempotencyKey: newIdempotencyKey() })
      await put(data)
      toast({ title: t('saved') })
      onClose()
    } catch {
      toast({ title: t('failed'), type: 'attention' })
    } finally {
      setBusy(false)
    }
  }
  function toggle(id: number, yes: boolean) {
    const next = new Set(current)
    if (yes) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <Dialog
      title={t('title')}
      busy={busy}
      onClose={onClose}
      primary={{ label: t('save'), onClick: () => void save(), disabled: !partners?.length }}
    >
      <p>{t('why')}</p>
      {error && <ErrorState title={t('failed')} onRetry={() => void mutate()} />}
      {!partners && !error && <Skeleton rows={3} />}
      {partners?.length === 0 && <Notice>{t('none')}</Notice>}
      <ul className="share-list">
        {partners?.map(({ id, name }) => (
          <li key={id}>
            <Checkbox checked={current.has(id)} onChange={(yes) => toggle(id, yes)}>
              {name}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
