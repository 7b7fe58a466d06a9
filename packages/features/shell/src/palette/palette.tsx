import { useNoun, useText } from '@tsumugi/i18n'
import { pageNavigator } from '@tsumugi/navigation'
import { storage, useSession, useStored } from '@tsumugi/session'
import { Dialog, useStyles } from '@tsumugi/ui'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useFoundPlaces } from './found-places.ts'
import { paletteTexts } from './messages/catalogue.ts'
import { placesOf, type Place } from './places-of.ts'
import css from './palette.css?inline'

/** Every screen the user may enter, by name: typed, chosen with the arrows, opened with Enter. */
export function Palette({ onClose }: { onClose(): void }) {
  useStyles(css)
  const t = useText(paletteTexts)
  const { user, superGroups, stale } = useSession()
  const calendarQuery = useStored(storage.calendarQuery)
  const places = useMemo(
    () => (user ? placesOf(user, { superGroups, calendarQuery }) : []),
    [user, superGroups, calendarQuery],
  )
  const go = (place: Place) => {
    onClose()
    pageNavigator.go(place.href, { stale })
  }
  return (
    <Dialog title={t('title')} className="palette" onClose={onClose}>
      <PlaceList places={places} onGo={go} />
    </Dialog>
  )
}

interface PlaceListProps {
  places: readonly Place[]
  onGo(place: Place): void
}

function PlaceList({ places, onGo }: PlaceListProps) {
  const t = useText(paletteTexts)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = useFoundPlaces(places, typed)
  const list = useRef<HTMLUListElement>(null)
  const current = found[Math.min(at, found.length - 1)]
  const optionId = (place: Place) => `${id}-${place.key}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined && found.length > 0)
      setAt((now) => (Math.min(now, found.length - 1) + step + found.length) % found.length)
    else if (event.key === 'Enter' && current) onGo(current)
    else return
    event.preventDefault()
  }
  return (
    <>
      <input
        className="input"
        role="combobox"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={current && optionId(current)}
        aria-label={t('search')}
        placeholder={t('search')}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul ref={list} id={id} role="listbox" aria-label={t('title')}>
        {found.map((place) => (
          <PlaceOption
            key={place.key}
            id={optionId(place)}
            place={place}
            selected={place === current}
            onGo={() => onGo(place)}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="none small soft">{t('none')}</p>}
      <output className="unseen">{t('count', { count: found.length })}</output>
    </>
  )
}

function PlaceOption({ id, place, selected, onGo }: { id: string; place: Place; selected: boolean; onGo(): void }) {
  const t = useText(paletteTexts)
  const noun = useNoun()
  return (
    // Chosen by the combobox's keys; the press is the pointer's way.
    <li id={id} role="option" aria-selected={selected} onClick={onGo}>
      <span className="name">{place.text ?? noun(place.noun)}</span>
      {place.of && <span className="small soft">{noun(place.of)}</span>}
      {!place.ready && <span className="tiny soft">{t('upcoming')}</span>}
      {place.external && <span className="tiny soft">↗</span>}
    </li>
  )
}
