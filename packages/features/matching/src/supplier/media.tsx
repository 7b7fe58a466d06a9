import type { FoundProfile } from '@tsumugi/contract'
import { videoLink } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Button, ImagePreview, type PreviewImage } from '@tsumugi/ui'
import { Play } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { matchingTexts } from '../words/matching-texts.ts'

/**
 * Pictures and films of a supplier, at full size when they are chosen. Films of the sites that spec §5 names play in a
 * frame without cookies, and nothing of them is loaded before; other addresses stay links.
 */
export function Media({ photos, videoUrls }: Pick<FoundProfile, 'photos' | 'videoUrls'>) {
  const t = useText(matchingTexts)
  const [chosen, choose] = useState<number | null>(null)
  const films = videoUrls.flatMap((url, at): PreviewImage[] => {
    const link = videoLink(url)
    return link ? [{ src: link.embed, alt: `${t('video')} ${at + 1}`, kind: 'video' }] : []
  })
  const images = [
    ...photos.map(({ url, name, caption }): PreviewImage => ({ src: url, alt: caption || name, kind: 'image' })),
    ...films,
  ]
  const links = videoUrls.filter((url) => !videoLink(url))
  return (
    <>
      {photos.length > 0 && (
        <div className="matching-photos">
          {photos.map(({ id, url, name, caption }, at) => (
            <button key={id} type="button" onClick={() => choose(at)}>
              <img src={url} alt={caption || name} loading="lazy" />
            </button>
          ))}
        </div>
      )}
      {films.map(({ src, alt }, at) => (
        <Button key={src} size={24} icon={Play} onClick={() => choose(photos.length + at)}>
          {alt}
        </Button>
      ))}
      {links.map((url) => (
        <a key={url} className="small" href={url} target="_blank" rel="noreferrer">
          {t('video')}: {new URL(url).hostname}
        </a>
      ))}
      {chosen !== null && <ImagePreview images={images} initial={chosen} onClose={() => choose(null)} />}
    </>
  )
}
