import { useText } from '@tsumugi/i18n'
import { pageNavigator } from '@tsumugi/navigation'
import { storage, useSession, useStored } from '@tsumugi/session'
import { Dialog, useStyles } from '@tsumugi/ui'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { paletteTexts } from './messages/catalogue.ts'
import { withRecent, type PaletteEntry } from './palette-entry.ts'
import css from './palette.css?inline'
import { placesOf, type Place } from './places-of.ts'
import { useEntries } from './use-entries.ts'

/** Screens, records, people and actions by name or number: typed, chosen with the arrows, opened with Enter. */
export function Palette({ onClose, onHelp }: { onClose(): void; onHelp(): void }) {
  useStyles(css)
  const t = useText(paletteTexts)
  const { user, superGroups, stale } = useSession()
  const calendarQuery = useStored(storage.calendarQuery)
  const places = useMemo(
    () => (user ? placesOf(user, { superGroups, calendarQuery }) : []),
    [user, superGroups, calendarQuery],
  )
  const recent = storage.paletteRecent(user?.id ?? 0)
  const go = (entry: PaletteEntry) => {
    recent.set(withRecent(recent.get(), entry))
    onClose()
    if (entry.href === null) entry.act?.()
    else pageNavigator.go(entry.href, { stale })
  }
  return (
    <Dialog title={t('title')} className="palette" onClose={onClose}>
      <EntryList places={places} personId={user?.id ?? 0} onHelp={onHelp} onGo={go} />
    </Dialog>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface EntryListProps {
  places: readonly Place[]
  personId: number
  onHelp(): void
  onGo(entry: PaletteEntry): void
}

function EntryList({ places, personId, onHelp, onGo }: EntryListProps) {
  const t = useText(paletteTexts)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { entries, isSearching } = useEntries(places, personId, typed, onHelp)
  const list = useRef<HTMLUListElement>(null)
  const current = entries[Math.min(at, entries.length - 1)]
  const optionId = (entry: PaletteEntry) => `${id}-${entry.key}`

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.key])

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const step = steps[event.key]
    if (step !== undefined && entries.length > 0)
      setAt((now) => (Math.min(now, entries.length - 1) + step + entries.length) % entries.length)
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
      <ul ref={list} id={id} role="listbox" aria-label={t('title')} aria-busy={isSearching || undefined}>
        {entries.map((entry) => (
          <EntryOption
            key={entry.key}
            id={optionId(entry)}
            entry={entry}
            selected={entry === current}
            onGo={() => onGo(entry)}
          />
        ))}
      </ul>
      {entries.length === 0 && <p className="none small soft">{t(isSearching ? 'searching' : 'none')}</p>}
      <output className="unseen">{isSearching ? '' : t('count', { count: entries.length })}</output>
    </>
  )
}

interface EntryOptionProps {
  id: string
  entry: PaletteEntry
  selected: boolean
  onGo(): void
}

function EntryOption({ id, entry, selected, onGo }: EntryOptionProps) {
  const t = useText(paletteTexts)
  const beside = [entry.isRecent && t('recent'), entry.kind, entry.detail].filter(Boolean).join(' · ')
  return (
    // Chosen by the combobox's keys; the press is the pointer's way.
    <li id={id} role="option" aria-selected={selected} onClick={onGo}>
      <span className="name one-line">{entry.name}</span>
      {beside && <span className="beside small soft one-line">{beside}</span>}
      {entry.isExternal && <span className="tiny soft">↗</span>}
    </li>
  )
}
