import { useText } from '@tsumugi/i18n'
import type { MenuSection } from '@tsumugi/navigation'
import { Icon, Menu, MenuHeading, MenuItem, useStyles } from '@tsumugi/ui'
import { ExternalLink } from '@tsumugi/ui/icons'
import { usePageLinks } from '../page-links/use-page-links.ts'
import { menuIcon } from './menu-icons.ts'
import { MenuFrame } from './menu-frame.tsx'
import css from './menu-strip.css?inline'
import type { MenuTreeProps } from './menu-tree.tsx'
import { sideMenuTexts } from './messages/catalogue.ts'

/** The menu folded to its icons; a section opens its links beside them. */
export function MenuStrip({ sections, current }: MenuTreeProps) {
  useStyles(css)
  const t = useText(sideMenuTexts)
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
              title={t(`menu.${link.name}`)}
              aria-label={t(`menu.${link.name}`)}
              aria-current={link === current ? 'page' : undefined}
              target={link.external ? '_blank' : undefined}
              rel={link.external ? 'noopener' : undefined}
            >
              <Icon of={menuIcon(link.icon) ?? ExternalLink} size={20} />
            </a>
          ))
        ),
      )}
    </MenuFrame>
  )
}

function StripSection({ section, current }: { section: MenuSection } & Pick<MenuTreeProps, 'current'>) {
  const t = useText(sideMenuTexts)
  const { addressOf } = usePageLinks()
  const drawing = menuIcon(section.icon)
  const name = t(`menu.section.${section.name}`)
  const holdsCurrent = current !== undefined && section.links.includes(current)
  return (
    <Menu
      placement="below-start"
      label={name}
      trigger={(props) => (
        <button {...props} type="button" title={name} aria-label={name} data-current={holdsCurrent || undefined}>
          {drawing && <Icon of={drawing} size={20} />}
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
          {link.text ?? t(`menu.${link.name}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
