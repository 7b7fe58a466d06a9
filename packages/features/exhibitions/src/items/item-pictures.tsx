import { wordsOf } from '@tsumugi/api'
import { exhibitionItems, type ExhibitionItem } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { FileDrop, IconButton, toast } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { qrCodeAddress } from '../admin/file-address.ts'
import { itemTexts } from './messages/catalogue.ts'

/** Pictures of an item, kept at once, and the code that leads a hanger to its page. */
export function ItemPictures({ item, onChanged }: { item: ExhibitionItem; onChanged(): void }) {
  const t = useText(itemTexts)
  const { busy, add, remove } = usePictures(item.id, onChanged)
  return (
    <section className="item-pictures">
      <ul>
        {item.pictures.map((picture) => (
          <li key={picture.id}>
            <img src={picture.thumbnails['320']} alt={picture.name} width="88" height="88" loading="lazy" />
            <IconButton
              icon={Trash2}
              label={t('picture.remove', { name: picture.name })}
              onClick={() => void remove(picture.id)}
            />
          </li>
        ))}
        <li className="qr">
          <img src={qrCodeAddress(item.id)} alt={t('qr')} width="88" height="88" />
          <span className="tiny">{t('qr')}</span>
        </li>
      </ul>
      <FileDrop label={t('pictures')} kinds={['png', 'jpg', 'webp']} busy={busy} onFiles={(files) => void add(files)} />
    </section>
  )
}

function usePictures(itemId: number, onChanged: () => void) {
  const t = useText(itemTexts)
  const calls = useApi().of(exhibitionItems)
  const [busy, setBusy] = useState(false)
  async function add(files: File[]) {
    setBusy(true)
    try {
      for (const file of files) await calls.addPicture({ id: itemId, body: { file } })
      onChanged()
    } catch (error) {
      toast({ title: t('picture.failed'), message: wordsOf(error), type: 'attention' })
    } finally {
      setBusy(false)
    }
  }
  const remove = async (id: number) => {
    await calls
      .deletePicture({ exhibitionItemId: itemId, id })
      .catch(() => toast({ title: t('picture.failed'), type: 'attention' }))
    onChanged()
  }
  return { busy, add, remove }
}
