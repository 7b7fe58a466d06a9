import { wordsOf } from '@tsumugi/api'
import { clothPhotos, mostClothPhotos, type ClothPhoto } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { staying, useChange, useQuery } from '@tsumugi/queries'
import { useBringing } from '@tsumugi/records'
import { FileDrop, IconButton, Select, toast, useStyles } from '@tsumugi/ui'
import { Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { catalogueTexts } from '../catalogue-texts.ts'
import css from './cloth-photos.css?inline'
import { photoTopics } from './photo-topics.ts'

interface ClothPhotosProps {
  readonly id: number
  readonly colors: readonly { readonly no: string; readonly name: string }[]
}

/** Photographs of a cloth and of its colours: they stand on the wall in place of the drawn ones. */
export function ClothPhotos({ id, colors }: ClothPhotosProps) {
  useStyles(css)
  const t = useText(catalogueTexts)
  const { data } = useQuery(clothPhotos.list, { id }, { stays: true, topics: photoTopics })
  const [colorNo, setColor] = useState('')
  const add = useChange(clothPhotos.add, photoTopics)
  const { bring, busy, fault } = useBringing(
    (file) => add({ id, body: { photo: { id: file, colorNo: colorNo || null } } }, staying),
    t('photos.failed'),
  )
  const photos = data?.data ?? []
  return (
    <section className="cloth-photos" aria-label={t('photos')}>
      <h2>{t('photos')}</h2>
      <p className="small soft">{t('photos.lead')}</p>
      {photos.length > 0 && <Photos {...{ id, photos, colors }} />}
      <Select
        label={t('photos.color')}
        placeholder={t('photos.all')}
        value={colorNo}
        options={colors.map(({ no, name }) => ({ value: no, label: `${no} ${name}` }))}
        onChange={setColor}
      />
      <FileDrop
        label={t('photos.drop')}
        kinds={['png', 'jpg', 'webp']}
        present={photos.length}
        maxCount={mostClothPhotos}
        busy={busy}
        error={fault}
        onFiles={(files) => void bring(files)}
      />
    </section>
  )
}

function Photos({ id, photos, colors }: ClothPhotosProps & { readonly photos: readonly ClothPhoto[] }) {
  const t = useText(catalogueTexts)
  const remove = useChange(clothPhotos.remove, photoTopics)
  const nameOf = (colorNo: string | null) =>
    colorNo === null ? t('photos.all') : `${colorNo} ${colors.find(({ no }) => no === colorNo)?.name ?? ''}`
  const removed = (fileId: number) =>
    remove({ id, fileId }, staying).catch((error: unknown) =>
      toast({ title: wordsOf(error, t('photos.failed')), type: 'attention' }),
    )
  return (
    <ul>
      {photos.map(({ id: fileId, name, colorNo, thumbnail }) => (
        <li key={fileId}>
          <img src={thumbnail} alt={name} width={120} height={90} loading="lazy" decoding="async" />
          <span>{nameOf(colorNo)}</span>
          <IconButton
            icon={Trash2}
            size={24}
            label={t('photos.remove', { name })}
            onClick={() => void removed(fileId)}
          />
        </li>
      ))}
    </ul>
  )
}
