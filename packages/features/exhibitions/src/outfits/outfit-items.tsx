import type { ExhibitionItem } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Checkbox, SearchField, useStyles, type FieldBinding } from '@tsumugi/ui'
import { useState } from 'react'
import wallCss from '../item-skus/item-form.css?inline'
import { ChosenItem } from './chosen-item.tsx'
import { outfitTexts } from './messages/catalogue.ts'
import { Sketch } from './sketch.tsx'

interface OutfitItemsProps extends FieldBinding<number[]> {
  items: readonly ExhibitionItem[]
}

/** The items of an outfit in order, and all others by their pictures to be chosen from. */
export function OutfitItems({ items, value, onChange, error }: OutfitItemsProps) {
  useStyles(wallCss)
  const t = useText(outfitTexts)
  const chosen = value.flatMap((id) => items.find((item) => item.id === id) ?? [])
  const ids = chosen.map(({ id }) => id)
  const move = (from: number, to: number) => onChange(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!))
  const toggle = (id: number, on: boolean) => onChange(on ? [...ids, id] : ids.filter((each) => each !== id))
  return (
    <section className="outfit-items" aria-label={t('items')}>
      <h3>
        {t('items')} <span className="small soft">{t('items.count', { count: chosen.length })}</span>
      </h3>
      {error && (
        <p className="small fault" role="alert">
          {error}
        </p>
      )}
      <ol className="chosen" aria-label={t('chosen')}>
        {chosen.map((item, at) => (
          <ChosenItem
            key={item.id}
            item={item}
            onEarlier={at > 0 ? () => move(at, at - 1) : undefined}
            onLater={at < chosen.length - 1 ? () => move(at, at + 1) : undefined}
            onRemove={() => toggle(item.id, false)}
          />
        ))}
      </ol>
      <ItemWall items={items} chosen={new Set(ids)} onToggle={toggle} />
    </section>
  )
}

interface ItemWallProps {
  items: readonly ExhibitionItem[]
  chosen: ReadonlySet<number>
  onToggle(id: number, on: boolean): void
}

const folded = (words: string) => words.normalize('NFKC').toLowerCase()

function ItemWall({ items, chosen, onToggle }: ItemWallProps) {
  const t = useText(outfitTexts)
  const [search, setSearch] = useState('')
  const shown = items.filter(({ code, name }) => folded(`${code} ${name}`).includes(folded(search.trim())))
  return (
    <>
      <SearchField label={t('search')} value={search} onChange={setSearch} />
      {shown.length === 0 && <p className="small soft">{t('none')}</p>}
      <ul className="product-wall">
        {shown.map((item) => (
          <li key={item.id} data-chosen={chosen.has(item.id) || undefined}>
            <Checkbox checked={chosen.has(item.id)} onChange={(on) => onToggle(item.id, on)}>
              <span className="board">
                <Sketch item={item} />
              </span>
              <span className="words">
                <span className="tiny faint">{item.code}</span>
                <b className="one-line small">{item.name}</b>
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  )
}
