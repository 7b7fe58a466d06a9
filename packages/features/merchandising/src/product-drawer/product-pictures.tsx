import type { Merchandising, MerchandisingFile } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Icon, ImagePreview, type PreviewImage } from '@tsumugi/ui'
import { Shirt } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { drawerTexts } from './drawer-texts.ts'

/** Small pictures beside the large one; the rest is a number. */
const shown = 4

/** What can be looked at: pictures, and files with a preview, in the order of the files with the card's picture first. */
export function viewable(files: readonly MerchandisingFile[]): MerchandisingFile[] {
  return files
    .filter(({ kind, previewUrl }) => kind === 'image' || previewUrl !== null)
    .toSorted((a, b) => Number(b.primary) - Number(a.primary))
}

/** The widths a browser may choose from (spec §5). */
function sourceSet({ thumbnails }: MerchandisingFile): string | undefined {
  const widths = Object.entries(thumbnails).map(([width, address]) => `${address} ${width}w`)
  return widths.length ? widths.join(', ') : undefined
}

/** The picture, large, with the others beside it; a press opens them all at full size. */
export function ProductPictures({ product }: { product: Merchandising }) {
  const t = useText(drawerTexts)
  const [chosen, setChosen] = useState(0)
  const [open, setOpen] = useState<number | null>(null)
  const files = viewable(product.files)
  const pictures = files.filter(({ kind }) => kind === 'image')
  const main = pictures[chosen] ?? pictures[0]
  const alt = (file: MerchandisingFile) =>
    file.kind === 'image' ? t('picture.alt', { name: product.name, number: pictures.indexOf(file) + 1 }) : file.name
  const beside = pictures.slice(0, pictures.length > shown ? shown - 1 : shown)
  const rest = files.length - beside.length

  return (
    <div className="pictures" data-single={(pictures.length < 2 && rest <= 1) || undefined}>
      {main ? (
        <button type="button" className="main" title={t('picture.open')} onClick={() => setOpen(files.indexOf(main))}>
          <img
            key={main.id}
            src={main.thumbnails['480'] ?? main.url}
            srcSet={sourceSet(main)}
            sizes="280px"
            alt={alt(main)}
          />
        </button>
      ) : (
        <div className="main is-empty">
          <Icon of={Shirt} size={40} />
          <small>{t('picture.none')}</small>
        </div>
      )}
      <ul>
        {beside.length > 1 &&
          beside.map((file, at) => (
            <li key={file.id}>
              <button
                type="button"
                aria-label={alt(file)}
                aria-pressed={file === main}
                onClick={() => setChosen(at)}
                onDoubleClick={() => setOpen(files.indexOf(file))}
              >
                <img src={file.thumbnails['120'] ?? file.url} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        {rest > 0 && files.length > 1 && (
          <li>
            <button
              type="button"
              className="more"
              aria-label={t('picture.more', { count: rest })}
              onClick={() => setOpen(beside.length)}
            >
              +{rest}
            </button>
          </li>
        )}
      </ul>
      {open !== null && (
        <ImagePreview
          images={files.map((file) => previewOf(file, alt(file)))}
          initial={open}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

/** A file as the preview takes it: pictures at their largest, the others in their frame. */
export function previewOf(file: MerchandisingFile, alt: string): PreviewImage {
  if (file.kind !== 'image') return { src: file.previewUrl ?? file.url, alt, kind: file.kind }
  return { src: file.thumbnails['1920'] ?? file.url, alt, thumbnail: file.thumbnails['120'], kind: 'image' }
}
