import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { rove } from '../menu/roving.ts'
import { useStyles } from '../styles/style-root.ts'
import countCss from '../chip/count.css?inline'
import css from './tabs.css?inline'

export interface Tab<Key extends string> {
  key: Key
  label: string
  count?: number
}

export interface TabsProps<Key extends string> {
  /** Names the row of tabs. */
  label: string
  tabs: readonly Tab<NoInfer<Key>>[]
  value: Key
  onChange(key: NoInfer<Key>): void
  /** The panel of the chosen tab; leave it out where the tabs only filter what stands below. */
  children?: ReactNode
}

/** Of more tabs than fit, the chosen one is seen: by moving their row alone, never the page that holds it. */
function intoView(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (!tab || !row) return
  const [seen, chosen] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (chosen.left < seen.left) row.scrollLeft -= seen.left - chosen.left
  else if (chosen.right > seen.right) row.scrollLeft += chosen.right - seen.right
}

/** Views of one thing. Left and right arrows choose, Home and End reach the ends. */
export function Tabs<Key extends string>({ label, tabs, value, onChange, children }: TabsProps<Key>) {
  useStyles(css)
  useStyles(countCss)
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const tabId = (key: Key) => `${id}${key}`

  function onKeyDown(event: KeyboardEvent) {
    const key = rove(
      tabs.map((tab) => tab.key),
      value,
      event.key,
      true,
    )
    if (key === null) return
    event.preventDefault()
    onChange(key)
    row.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)?.focus()
  }

  return (
    <>
      <div ref={row} className="tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, label: text, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={tabId(key)}
            ref={key === value ? intoView : undefined}
            data-key={key}
            aria-selected={key === value}
            aria-controls={children === undefined ? undefined : `${id}panel`}
            tabIndex={key === value ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {text}
            {count !== undefined && <span className="count">{count}</span>}
          </button>
        ))}
      </div>
      {children !== undefined && (
        <div id={`${id}panel`} role="tabpanel" aria-labelledby={tabId(value)} tabIndex={0} className="tab-panel">
          {children}
        </div>
      )}
    </>
  )
}
