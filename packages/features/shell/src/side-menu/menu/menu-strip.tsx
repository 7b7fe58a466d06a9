import { useNoun, useText } from '@tsumugi/i18n'
import type { MenuSection } from '@tsumugi/navigation'
import { Menu, MenuHeading, MenuItem } from '@tsumugi/ui'
import { usePageLinks } from '../../page-links/use-page-links.ts'
import { MenuDrawing } from './menu-drawing.tsx'
import { MenuFrame } from './menu-frame.tsx'
import type { MenuTreeProps } from './menu-tree.tsx'
import { sideMenuTexts } from '../messages/catalogue.ts'

/** The menu folded to its icons; a section opens its links beside them. */
export function MenuStrip({ sections, current }: MenuTreeProps) {
  const noun = useNoun()
  const { addressOf } = usePageLinks()
  return (
    <MenuFrame className="menu-strip">
      {sections.map((section) =>
        section.collapsible ? (
          <StripSection key={section.name} section={section} current={current} />
        ) : (
          section.links.map((link) => (
            <a
              key={link.key}
              href={addressOf(link.href)}
              title={noun(link.name)}
              aria-label={noun(link.name)}
              aria-current={link === current ? 'page' : undefined}
              target={link.external ? '_blank' : undefined}
              rel={link.external ? 'noopener' : undefined}
            >
              <MenuDrawing name={link.icon} />
            </a>
          ))
        ),
      )}
    </MenuFrame>
  )
}

function StripSection({ section, current }: { section: MenuSection } & Pick<MenuTreeProps, 'current'>) {
  const t = useText(sideMenuTexts)
  const noun = useNoun()
  const { addressOf } = usePageLinks()
  const name = t(`menu.section.${section.name}`)
  const holdsCurrent = current !== undefined && section.links.includes(current)
  return (
    <Menu
      placement="below-start"
      label={name}
      trigger={(props) => (
        <button {...props} type="button" title={name} aria-label={name} data-current={holdsCurrent || undefined}>
          <MenuDrawing name={section.icon} />
        </button>
      )}
    >
      <MenuHeading>{name}</MenuHeading>
      {section.links.map((link) => (
        <MenuItem
          key={link.key}
          href={addressOf(link.href)}
          target={link.external ? '_blank' : undefined}
          checked={link === current ? true : undefined}
        >
          {link.text ?? noun(link.name)}
        </MenuItem>
      ))}
    </Menu>
  )
}
