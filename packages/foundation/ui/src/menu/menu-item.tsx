import { useContext, type ComponentProps, type MouseEvent, type ReactNode, type Ref } from 'react'
import { Icon, type LucideIcon } from '../icon/icon.tsx'
import { Check } from '../icon/icons.ts'
import { useDescribed } from '../tooltip/use-described.ts'
import { MenuClose } from './menu.tsx'

export interface MenuItemProps {
  icon?: LucideIcon
  onSelect?(): void
  /** A link; a plain press follows it unless `onSelect` prevents it. */
  href?: string
  target?: string
  /** The chosen one of a set; leave it out where nothing is chosen. */
  checked?: boolean
  /** For what destroys. */
  attention?: boolean
  /** Why it cannot be chosen now; it stays reachable and says so. */
  reason?: string
  /** At the end of the row: a key, a count. */
  end?: ReactNode
  lang?: string
  children: ReactNode
}

/** One choice of a Menu. */
export function MenuItem(props: MenuItemProps) {
  const { icon, onSelect, href, target, checked, attention, reason, end, lang, children } = props
  const close = useContext(MenuClose)
  const described = useDescribed<HTMLElement>(reason)
  function select(event: MouseEvent) {
    if (reason) return event.preventDefault()
    close()
    onSelect?.()
  }
  const shared = {
    ref: described as Ref<never>,
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    'aria-disabled': reason ? true : undefined,
    title: reason,
    lang,
    tabIndex: -1,
    className: attention ? 'item is-attention' : 'item',
    onClick: select,
    onPointerMove: (event: { currentTarget: HTMLElement }) => event.currentTarget.focus({ preventScroll: true }),
  } satisfies ComponentProps<'button'> & ComponentProps<'a'>
  const content = (
    <>
      {icon && <Icon of={icon} size={16} />}
      <span className="text">{children}</span>
      {end !== undefined && <span className="end">{end}</span>}
      {checked && <Icon of={Check} size={16} className="end" />}
    </>
  )
  if (href === undefined) {
    return (
      <button {...shared} type="button">
        {content}
      </button>
    )
  }
  return (
    <a {...shared} href={reason ? undefined : href} target={target} rel={target === '_blank' ? 'noopener' : undefined}>
      {content}
    </a>
  )
}

/** A word over the choices that follow. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return (
    <div className="heading" role="presentation">
      {children}
    </div>
  )
}

/** A hairline between groups of choices. */
export function MenuLine() {
  return <hr />
}
