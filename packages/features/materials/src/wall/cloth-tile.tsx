import type { BookmarkShelf, MaterialListing } from '@tsumugi/contract'
import { formatDate, formatMoney, formatNumber, useLocale, useText } from '@tsumugi/i18n'
import { memo } from 'react'
import { IconButton } from '@tsumugi/ui'
import { GitCompare } from '@tsumugi/ui/icons'
import { Star } from '../bookmarks/star.tsx'
import { ClothFace } from '../cloth/cloth-face.tsx'
import { compositionWords } from '../cloth/composition-words.ts'
import type { NamedCloth } from '../compare/named-cloth.ts'
import { marketTexts } from '../market-screen/market-texts.ts'

interface ClothTileProps {
  readonly listing: MaterialListing
  /** Null for whoever keeps no bookmarks. */
  readonly shelf: BookmarkShelf | null
  readonly isOpen: boolean
  readonly isCompared: boolean
  /** Its controls are in the order of tabs. */
  readonly isReachable: boolean
  onOpen(id: number, colorId: number | null): void
  onCompare(cloth: NamedCloth): void
}

/** One cloth of the wall. */
export const ClothTile = memo(function ClothTile(props: ClothTileProps) {
  const { listing, shelf, isOpen, isCompared, isReachable, onOpen, onCompare } = props
  const t = useText(marketTexts)
  const { id, name, code, weave, color, photo } = listing
  const called = `${code} ${name}`
  const tabIndex = isReachable ? 0 : -1
  return (
    <>
      <button
        type="button"
        className="open"
        tabIndex={tabIndex}
        aria-label={called}
        aria-expanded={isOpen}
        onClick={() => onOpen(id, color?.id ?? null)}
      >
        <span className="swatch-cut">
          <span className="pinked">
            <ClothFace photo={photo} weave={weave} hex={color?.hex ?? '#dddddd'} />
          </span>
        </span>
      </button>
      <span className="tile-tools">
        <IconButton
          className="compare-mark"
          type="icon-round"
          icon={GitCompare}
          label={t('compareOne', { name: called })}
          aria-pressed={isCompared}
          tabIndex={tabIndex}
          onClick={() => onCompare({ id, colorId: color?.id ?? null })}
        />
        {shelf && color && <Star shelf={shelf} colorId={color.id} name={called} tabIndex={tabIndex} />}
      </span>
      <Words listing={listing} />
    </>
  )
})

function Words({ listing }: Pick<ClothTileProps, 'listing'>) {
  const t = useText(marketTexts)
  const locale = useLocale()
  const { name, code, price, currency, unit, composition, widthCm, weightGsm, hexes, colorCount, difference } = listing
  const made = [compositionWords(composition, locale), widthCm && `${widthCm} cm`, weightGsm && `${weightGsm} g/m²`]
  return (
    <span className="text">
      <b className="one-line">{name}</b>
      <span className="faint one-line">
        <span className="code">{code}</span>
        {difference !== null && ` · ${t('difference', { value: difference })}`}
      </span>
      <span className="dots">
        {hexes.map((hex, at) => (
          <i key={at} style={{ background: hex }} />
        ))}
        {t('colors', { count: colorCount })}
      </span>
      <span className="soft one-line made">{made.filter(Boolean).join(' · ')}</span>
      {price === null ? (
        <span className="soft one-line">{t('noPrice')}</span>
      ) : (
        <span className="price one-line">
          <b className="number">{formatMoney(price, currency)}</b>
          <small>{t('fromUnit', { unit })}</small>
        </span>
      )}
      <Stock listing={listing} />
    </span>
  )
}

/** How much is free now; where that is little or nothing, when more comes in. */
function Stock({ listing: { free, unit, restockOn } }: Pick<ClothTileProps, 'listing'>) {
  const t = useText(marketTexts)
  const isNone = free === '0'
  const isPlenty = Number(free) >= 300
  return (
    <span className="stock one-line number">
      {isNone ? (
        <span className="soft">{t('noneNow')}</span>
      ) : (
        <span className={isPlenty ? 'done-text' : 'warning-text'}>
          {formatNumber(free)} {unit}
        </span>
      )}{' '}
      {isPlenty || !restockOn ? !isNone && t('now') : t('next', { date: formatDate(restockOn) })}
    </span>
  )
}
