import type { MaterialBookmark } from '@tsumugi/contract'
import { formatDate, formatMoney, useLocale, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Checkbox, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import { ClothFace } from '../cloth/cloth-face.tsx'
import { compositionWords } from '../cloth/composition-words.ts'
import { bookmarkTexts } from './bookmark-texts.ts'
import { useBookmarkChanges } from './use-bookmarks.ts'

interface BookmarkCardProps {
  readonly bookmark: MaterialBookmark
  readonly isChosen: boolean
  onChoose(isChosen: boolean): void
}

/** One colour that is kept, with its note; one that is no longer offered says so by its old name. */
export function BookmarkCard({ bookmark, isChosen, onChoose }: BookmarkCardProps) {
  const t = useText(bookmarkTexts)
  const { title, listing, by, at } = bookmark
  return (
    <li data-chosen={isChosen || undefined}>
      <span className="choice">
        <Checkbox aria-label={t('select', { name: title })} checked={isChosen} onChange={onChoose} />
      </span>
      {listing ? (
        <a
          className="swatch-cut"
          href={href('materials', null, { open: String(listing.id), shade: String(bookmark.colorId) })}
          aria-label={title}
        >
          <ClothFace photo={listing.photo} weave={listing.weave} hex={listing.color?.hex ?? '#dddddd'} scale={1.2} />
        </a>
      ) : (
        <span className="swatch-cut is-gone" />
      )}
      <b className="one-line">{title}</b>
      {listing ? <Offer listing={listing} /> : <span className="soft">{t('gone')}</span>}
      <Note key={bookmark.note} bookmark={bookmark} />
      <span className="faint one-line">{t('by', { name: by, date: formatDate(at) })}</span>
    </li>
  )
}

function Offer({ listing }: { readonly listing: NonNullable<MaterialBookmark['listing']> }) {
  const locale = useLocale()
  const { composition, price, currency, unit, distributor } = listing
  return (
    <>
      <span className="soft one-line">
        {compositionWords(composition, locale)} · {distributor.name}
      </span>
      {price !== null && (
        <span className="number">
          {formatMoney(price, currency)}/{unit}
        </span>
      )}
    </>
  )
}

/** Written where it is read; saved when one leaves it. */
function Note({ bookmark: { id, title, note } }: Pick<BookmarkCardProps, 'bookmark'>) {
  const t = useText(bookmarkTexts)
  const { annotate } = useBookmarkChanges()
  const [typed, type] = useState(note)
  return (
    <TextField
      aria-label={`${t('note')}: ${title}`}
      placeholder={t('note')}
      size={24}
      value={typed}
      maxLength={500}
      onChange={type}
      onBlur={() => typed.trim() !== note && void annotate(id, typed)}
    />
  )
}
