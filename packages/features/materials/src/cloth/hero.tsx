import type { MaterialListingDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useStyles } from '@tsumugi/ui'
import { ClothFace } from './cloth-face.tsx'
import css from './hero.css?inline'
import { marketTexts } from '../market-screen/market-texts.ts'

interface HeroProps {
  readonly listing: MaterialListingDetail
  readonly colorId: number
}

/** The cloth in one colour, a part of it under a loupe; its photographs below. */
export function Hero({ listing: { photos, colors, weave, name }, colorId }: HeroProps) {
  useStyles(css)
  const t = useText(marketTexts)
  const color = colors.find(({ id }) => id === colorId)
  const own = photos.filter((photo) => photo.colorId === colorId)
  const shown = [...own, ...photos.filter((photo) => photo.colorId === null)]
  const photo = shown[0]?.thumbnail ?? null
  const cloth = { photo, weave, hex: color?.hex ?? '#dddddd' }
  return (
    <>
      <div className="hero">
        <ClothFace {...cloth} alt={t('photoOf', { name: `${name} ${color?.name ?? ''}`.trim() })} scale={0.8} />
        <span className="loupe" aria-hidden="true">
          <ClothFace {...cloth} scale={3} />
        </span>
      </div>
      {shown.length > 0 && (
        <ul className="photos" aria-label={t('photos')}>
          {shown.map(({ url, thumbnail }, at) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer" aria-label={t('photoOpen', { place: at + 1 })}>
                <img
                  src={thumbnail.replace('/thumbnails/480', '/thumbnails/120')}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
