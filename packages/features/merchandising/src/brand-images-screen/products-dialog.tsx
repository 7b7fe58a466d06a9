import type { MerchandisingCard } from '@tsumugi/contract'
import type { Text } from '@tsumugi/i18n'
import { Checkbox, Dialog, EmptyState, SearchField, Skeleton } from '@tsumugi/ui'
import { useState } from 'react'
import { useMap } from '../merchandising-queries.ts'
import type { Messages } from './messages/ja.ts'

interface ProductsDialogProps {
  brandId: number
  season: string
  t: Text<Messages>
  onAdd(ids: number[]): Promise<boolean>
  onClose(): void
}

const mostAtOnce = 50
const shownAtOnce = 120

/** Chooses products of the season whose pictures go onto the board. */
export function ProductsDialog({ brandId, season, t, onAdd, onClose }: ProductsDialogProps) {
  const { data } = useMap(brandId, season)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const wanted = text.trim().toLowerCase()
  const cards = (data?.items ?? []).filter(
    (card): card is MerchandisingCard & { imageUrl: string } => card.imageUrl !== null,
  )
  const shown = cards
    .filter(({ name, code }) => `${name} ${code ?? ''}`.toLowerCase().includes(wanted))
    .slice(0, shownAtOnce)
  const toggle = (id: number) =>
    setChosen((list) => (list.includes(id) ? list.filter((other) => other !== id) : [...list, id].slice(0, mostAtOnce)))
  async function add() {
    setBusy(true)
    if (await onAdd([...chosen])) onClose()
    else setBusy(false)
  }
  return (
    <Dialog
      title={t('products.title')}
      width={720}
      busy={busy}
      onClose={onClose}
      primary={{
        label: t('products.do', { count: chosen.length }),
        reason: chosen.length === 0 ? t('products.choose') : undefined,
        onClick: () => void add(),
      }}
    >
      <div className="brand-board-products">
        <SearchField label={t('products.search')} value={text} onChange={setText} />
        {!data && <Skeleton rows={4} />}
        {data && shown.length === 0 && <EmptyState filtered={wanted !== ''} title={t('products.none')} />}
        <ul>
          {shown.map(({ id, name, imageUrl }) => (
            <li key={id} data-chosen={chosen.includes(id) || undefined}>
              <Checkbox checked={chosen.includes(id)} onChange={() => toggle(id)}>
                <img src={imageUrl} alt="" loading="lazy" />
                <span className="one-line tiny">{name}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
