import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { Avatar, useStyles } from '@tsumugi/ui'
import type { ReactNode } from 'react'
import matchingCss from '../words/matching.css?inline'
import { matchingTexts } from '../words/matching-texts.ts'
import css from './room.css?inline'

interface RoomProps {
  /** Which of its links stands for this page. */
  readonly current: 'home' | 'search'
  readonly children: ReactNode
}

/** The frame of the pages without header and menu (spec §2: /matching has the blank layout). */
export function Room({ current, children }: RoomProps) {
  useStyles(css)
  useStyles(matchingCss)
  const t = useText(matchingTexts)
  const { organisation } = useSession()
  const links = useLinks()
  return (
    <div className="matching-room">
      <header>
        <a className="home" href={href('home')}>
          {t('productName')}
        </a>
        <nav aria-label={t('matching')}>
          {links.map(([to, name, key]) => (
            <a key={to} href={to} aria-current={key === current ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        {organisation && (
          <span className="who small">
            <Avatar name={organisation.name} size={32} />
            <span className="one-line">{organisation.name}</span>
          </span>
        )}
      </header>
      <main>{children}</main>
    </div>
  )
}

/** Where this kind of user may go from here; the key names the page that is one of them. */
function useLinks(): readonly (readonly [to: string, name: string, key?: string])[] {
  const t = useText(matchingTexts)
  const kind = useSession().user?.kind
  const isSupplier = kind === 'supplier'
  return [
    [href('matching'), t('matching'), 'home'],
    [href('matchingSearch'), t(isSupplier ? 'findRecruitments' : 'supplierSearch'), 'search'],
    ...(isSupplier
      ? ([
          [href('matchingWorker'), t('applications')],
          [href('matchingWatchlist'), t('watchlist')],
        ] as const)
      : []),
    ...(kind === 'brand' ? ([[href('matchingClient'), t('recruitments')]] as const) : []),
    [href('matchingProfile'), t('ownProfile')],
  ]
}
