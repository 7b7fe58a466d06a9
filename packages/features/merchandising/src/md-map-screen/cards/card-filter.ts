import type { MerchandisingCard } from '@tsumugi/contract'
import { isFiltered, type MapView } from '../view/map-view.ts'

/** Keeps what matches every filter: any of the statuses, any of the tags, all of the words in name or code. */
export function filterCards<Card extends MerchandisingCard>(cards: readonly Card[], view: MapView): readonly Card[] {
  if (!isFiltered(view)) return cards
  const words = folded(view.text).split(/\s+/).filter(Boolean)
  return cards.filter(
    (card) =>
      (view.statuses.length === 0 || view.statuses.includes(card.status)) &&
      (view.tags.length === 0 || card.tags.some((tag) => view.tags.includes(tag))) &&
      words.every((word) => folded(`${card.name} ${card.code ?? ''}`).includes(word)),
  )
}

/** Full and half width, upper and lower case, count as the same letter. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase()
