import { recordFiles } from '@tsumugi/contract'
import { mostClaimPhotos } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { wordsOf } from '@tsumugi/api'
import { FileDrop, FileRow, IconButton } from '@tsumugi/ui'
import { X } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { orderTexts } from '../order-texts.ts'

export interface Photo {
  readonly id: number
  readonly name: string
}

interface ClaimPhotosProps {
  readonly photos: readonly Photo[]
  onChange(change: (photos: readonly Photo[]) => readonly Photo[]): void
}

/** Photographs of what is claimed: brought at once, kept with the claim when it is sent. */
export function ClaimPhotos({ photos, onChange }: ClaimPhotosProps) {
  const t = useText(orderTexts)
  const { take, busy, fault } = useUpload((brought) => onChange((now) => [...now, ...brought]))
  return (
    <>
      <FileDrop
        label={t('claimPhotos')}
        kinds={['png', 'jpg', 'webp']}
        present={photos.length}
        maxCount={mostClaimPhotos}
        busy={busy}
        error={fault || undefined}
        onFiles={(files) => void take(files)}
      />
      {photos.map(({ id, name }) => (
        <FileRow
          key={id}
          name={name}
          action={
            <IconButton
              icon={X}
              size={24}
              label={t('claimPhotoRemove', { name })}
              onClick={() => onChange((now) => now.filter((each) => each.id !== id))}
            />
          }
        />
      ))}
    </>
  )
}

/** Uploads one after another; what came before a fault is kept. */
function useUpload(onBrought: (photos: readonly Photo[]) => void) {
  const t = useText(orderTexts)
  const upload = useChange(recordFiles.add)
  const [{ busy, fault }, setState] = useState({ busy: false, fault: '' })
  async function take(files: readonly File[]) {
    setState({ busy: true, fault: '' })
    const brought: Photo[] = []
    let words = ''
    try {
      for (const file of files) brought.push((await upload({ body: { file } })).data)
    } catch (error) {
      words = wordsOf(error, t('failed'))
    }
    onBrought(brought)
    setState({ busy: false, fault: words })
  }
  return { take, busy, fault }
}
