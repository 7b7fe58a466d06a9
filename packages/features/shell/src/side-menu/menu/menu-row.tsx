import { useNoun, useText } from '@tsumugi/i18n'
import type { MenuLink, MenuLinkName } from '@tsumugi/navigation'
import { usePageLinks } from '../../page-links/use-page-links.ts'
import { MenuDrawing } from './menu-drawing.tsx'
import { sideMenuTexts } from '../messages/catalogue.ts'

const beta: readonly MenuLinkName[] = ['rawMaterials', 'tradesBeta']

export interface MenuRowProps {
  link: MenuLink
  current: boolean
  /** How many wait behind the link. */
  count?: number
  /** Drawn before the name: links in a section have none. */
  withIcon?: boolean
}

/** One link of the menu. */
export function MenuRow({ link, current, count = 0, withIcon }: MenuRowProps) {
  const t = useText(sideMenuTexts)
  const noun = useNoun()
  const { addressOf } = usePageLinks()
  return (
    <li>
      <a
        href={addressOf(link.href)}
        aria-current={current ? 'page' : undefined}
        target={link.external ? '_blank' : undefined}
        rel={link.external ? 'noopener' : undefined}
      >
        {withIcon && !link.external && <MenuDrawing name={link.icon} />}
        <span className="name">{link.text ?? noun(link.name)}</span>
        {beta.includes(link.name) && (
          <span className="beta" title={t('menu.beta')}>
            β
          </span>
        )}
        {link.external && (
          <span className="away" title={t('menu.external')}>
            ↗
          </span>
        )}
        {count > 0 && (
          <span
            className="waiting"
            data-urgent={link.name === 'approvals' || undefined}
            title={t('menu.waiting', { count })}
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </a>
    </li>
  )
}
