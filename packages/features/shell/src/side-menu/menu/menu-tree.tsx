import { useText } from '@tsumugi/i18n'
import type { MenuLink, MenuLinkName, MenuSection } from '@tsumugi/navigation'
import { isSectionOpen, storage, toggleSection, useStored } from '@tsumugi/session'
import { useId } from 'react'
import { MenuFrame } from './menu-frame.tsx'
import { MenuDrawing } from './menu-drawing.tsx'
import { MenuRow } from './menu-row.tsx'
import { sideMenuTexts } from '../messages/catalogue.ts'

/** How many wait behind each link. */
export type MenuCounts = Partial<Record<MenuLinkName, number>>

export interface MenuTreeProps {
  sections: readonly MenuSection[]
  current: MenuLink | undefined
  counts: MenuCounts
}

/** The menu with its names: sections that open and close, beside the menu button's width of 240 px. */
export function MenuTree({ sections, current, counts }: MenuTreeProps) {
  return (
    <MenuFrame className="menu-tree">
      {sections.map((section) =>
        section.collapsible ? (
          <CollapsibleSection key={section.name} section={section} current={current} counts={counts} />
        ) : (
          <ul key={section.name} className="plain">
            {section.links.map((link) => (
              <MenuRow key={link.key} link={link} current={link === current} count={counts[link.name]} withIcon />
            ))}
          </ul>
        ),
      )}
    </MenuFrame>
  )
}

type SectionProps = Omit<MenuTreeProps, 'sections'> & { section: MenuSection }

/** A click on the header toggles; open or closed is kept in local storage (spec §2, §4). */
function CollapsibleSection({ section, current, counts }: SectionProps) {
  const t = useText(sideMenuTexts)
  const id = useId()
  useStored(storage.menuSections)
  const { name, openByDefault, links } = section
  const holdsCurrent = current !== undefined && links.includes(current)
  // The section of the page one is on opens until somebody closes it.
  const usual = openByDefault || holdsCurrent
  const open = isSectionOpen(name, usual)
  return (
    <div className="section" data-section={name}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        data-current={(holdsCurrent && !open) || undefined}
        onClick={() => toggleSection(name, usual)}
      >
        <MenuDrawing name={section.icon} />
        <span className="name">{t(`menu.section.${name}`)}</span>
        <span className="turn" aria-hidden="true" />
      </button>
      {open && (
        <ul id={id}>
          {links.map((link) => (
            <MenuRow key={link.key} link={link} current={link === current} count={counts[link.name]} />
          ))}
        </ul>
      )}
    </div>
  )
}
