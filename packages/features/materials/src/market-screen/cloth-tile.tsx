import type { MaterialListing } from '@tsumugi/contract'
import { formatMoney, useLocale, useText } from '@tsumugi/i18n'
import { Cloth } from '../cloth/cloth.tsx'
import { compositionWords } from '../cloth/composition-words.ts'
import { marketTexts } from './market-texts.ts'

interface ClothTileProps {
  readonly listing: MaterialListing
  readonly isOpen: boolean
  onOpen(): void
}

/** One cloth of the wall. */
export function ClothTile({ listing, isOpen, onOpen }: ClothTileProps) {
  const t = useText(marketTexts)
  const locale = useLocale()
  const { name, code, weave, color, price, currency, unit, composition, free, colorCount, difference } = listing
  return (
    <li data-open={isOpen || undefined}>
      <button type="button" aria-label={`${code} ${name}`} aria-expanded={isOpen} onClick={onOpen}>
        <span className="swatch-cut">
          <Cloth weave={weave} hex={color?.hex ?? '#dddddd'} scale={1.2} />
        </span>
      </button>
      <span className="text">
        <b className="one-line">{name}</b>
        <span className="number">{price === null ? t('noPrice') : `${formatMoney(price, currency)}/${unit}`}</span>
        <span className="soft one-line">{compositionWords(composition, locale)}</span>
        <span className="soft number">{t('free', { quantity: free, unit })}</span>
        <span className="faint one-line">
          {[code, listing.distributor.name, t('colors', { count: colorCount })].join(' · ')}
        </span>
        {difference !== null && <span className="faint number">{t('difference', { value: difference })}</span>}
      </span>
    </li>
  )
}
