import { wordsOf } from '@tsumugi/api'
import { matchingProfiles, recordFiles, type OwnMatchingProfile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { useApi } from '@tsumugi/session'
import { FileDrop, IconButton } from '@tsumugi/ui'
import { X } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { matchingTexts } from '../words/matching-texts.ts'

/** What the organisation has made and may show: added and taken away at once. */
export function Photos({ photos }: Pick<OwnMatchingProfile, 'photos'>) {
  const t = useText(matchingTexts)
  const remove = useChange(matchingProfiles.removePhoto, ['matching_profile'])
  return (
    <section>
      <h2>
        {t('made')} <span className="small soft">{t('photosOf', { count: photos.length })}</span>
      </h2>
      <div className="matching-photos">
        {photos.map(({ id, url, name }) => (
          <span key={id}>
            <img src={url} alt={name} loading="lazy" />
            <IconButton icon={X} size={24} label={t('removeFile', { name })} onClick={() => void remove({ id })} />
          </span>
        ))}
      </div>
      <PhotoDrop present={photos.length} />
    </section>
  )
}

function PhotoDrop({ present }: { readonly present: number }) {
  const t = useText(matchingTexts)
  const api = useApi()
  const add = useChange(matchingProfiles.addPhoto)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  async function take(files: File[]) {
    setBusy(true)
    setFault(undefined)
    try {
      for (const file of files) {
        const { data } = await api.of(recordFiles).add({ body: { file } })
        await add({ body: { photo: { fileId: data.id } } })
      }
    } catch (failure) {
      setFault(wordsOf(failure) || t('fileFailed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <FileDrop
      label={t('addPhoto')}
      error={fault}
      busy={busy}
      present={present}
      maxCount={24}
      onFiles={(files) => void take(files)}
    />
  )
}
