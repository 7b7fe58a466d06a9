import type { ExhibitionItem } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Checkbox, IconButton, SearchField, useStyles, type FieldBinding } from '@tsumugi/ui'
import { ChevronLeft, ChevronRight, X } from '@tsumugi/ui/icons'
import { useState } from 'react'
import wallCss from '../item-skus/item-form.css?inline'
import { outfitTexts } from './messages/catalogue.ts'

interface OutfitItemsProps extends FieldBinding<number[]> {
  items: readonly ExhibitionItem[]
}

const folded = (words: string) => words.normalize('NFKC').toLowerCase()

/** The items of an outfit in order, and all others by their pictures to be chosen from. */
export function OutfitItems({ items, value, onChange, error }: OutfitItemsProps) {
  useStyles(wallCss)
  const t = useText(outfitTexts)
  const [search, setSearch] = useState('')
  const chosen = value.flatMap((id) => items.find((item) => item.id === id) ?? [])
  const shown = items.filter(({ code, name }) => folded(`${code} ${name}`).includes(folded(search.trim())))
  const toggle = (id: number, on: boolean) => onChange(on ? [...value, id] : value.filter((each) => each !== id))
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
      {chosen.length > 0 && <Chosen items={chosen} onChange={onChange} />}
      <SearchField label={t('search')} value={search} onChange={setSearch} />
      {shown.length === 0 ? (
        <p className="small soft">{t('none')}</p>
      ) : (
        <ul className="product-wall">
          {shown.map((item) => (
            <li key={item.id} data-chosen={value.includes(item.id) || undefined}>
              <Checkbox checked={value.includes(item.id)} onChange={(on) => toggle(item.id, on)}>
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
      )}
    </section>
  )
}

interface ChosenProps {
  items: readonly ExhibitionItem[]
  onChange(ids: number[]): void
}

/** In the order in which shops see them. */
function Chosen({ items, onChange }: ChosenProps) {
  const t = useText(outfitTexts)
  const ids = items.map(({ id }) => id)
  const move = (from: number, to: number) => onChange(ids.toSpliced(from, 1).toSpliced(to, 0, ids[from]!))
  return (
    <ol className="chosen" aria-label={t('chosen')}>
      {items.map((item, at) => (
        <li key={item.id}>
          <span className="outfit-board">
            <Sketch item={item} />
          </span>
          <span className="tiny one-line">{item.name}</span>
          <span className="acts">
            {at > 0 && (
              <IconButton
                icon={ChevronLeft}
                size={24}
                label={t('earlier', { name: item.name })}
                onClick={() => move(at, at - 1)}
              />
            )}
            {at < items.length - 1 && (
              <IconButton
                icon={ChevronRight}
                size={24}
                label={t('later', { name: item.name })}
                onClick={() => move(at, at + 1)}
              />
            )}
            <IconButton
              icon={X}
              size={24}
              label={t('take', { name: item.name })}
              onClick={() => onChange(ids.filter((id) => id !== item.id))}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

const Sketch = ({ item: { pictures } }: { item: ExhibitionItem }) =>
  pictures[0] ? <img src={pictures[0].thumbnails['320']} alt="" width="120" height="150" loading="lazy" /> : null
