import { locales, useLocale, useText, formatDate, type Locale } from '@tsumugi/i18n'
import { chooseExhibitionLocale, guestStorage } from '@tsumugi/session'
import { Button, ErrorState, Menu, MenuItem, useStyles } from '@tsumugi/ui'
import { ChevronDown, Globe, LogOut, User } from '@tsumugi/ui/icons'
import type { ReactNode } from 'react'
import { useCart } from '../guest/cart.ts'
import { useEntrance } from '../guest/guest-queries.ts'
import { usePlace } from '../guest/guest-place.tsx'
import type { GuestView } from '../guest/guest-view.ts'
import { useGuestSession } from '../guest/use-guest-session.ts'
import css from './guest-frame.css?inline'
import { guestTexts } from './messages/catalogue.ts'

/** Each language in its own words. */
const names = { ja: '日本語', en: 'English', 'zh-CN': '简体中文' } as const satisfies Record<Locale, string>

export interface Crumb {
  text: string
  view?: GuestView
}

/** Header and breadcrumbs of every page of an exhibition (spec §2, Exhibition pages). */
export function GuestFrame({ crumbs = [], children }: { crumbs?: readonly Crumb[]; children: ReactNode }) {
  useStyles(css)
  const t = useText(guestTexts)
  const place = usePlace()
  const { data: entrance } = useEntrance()
  const { session } = useGuestSession()
  const Frame = place.hosted ? 'div' : 'section'
  return (
    // On a page of others a section, within which a header is no second banner.
    <Frame className="exhibition" {...(!place.hosted && { 'aria-label': entrance?.name ?? t('home') })}>
      <header className="guest-head" part="header">
        <a className="show" {...place.link({ name: 'book' })}>
          {/* Until the exhibition is known, and where it cannot be, the link is still named. */}
          <span className="brand">{entrance?.brandName ?? t('home')}</span>
          {entrance && <span className="season one-line">{entrance.name}</span>}
        </a>
        <div className="end">
          {entrance && (
            <span className="small soft until">
              {t(`until.${entrance.phase}`, {
                opens: formatDate(entrance.opensAt, 'shortNoYear', t.locale),
                closes: formatDate(entrance.closesAt, 'shortNoYear', t.locale),
              })}
            </span>
          )}
          <LanguageMenu />
          {session && <AccountMenu />}
        </div>
      </header>
      {session && crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
      {place.refusal === null ? children : <Refusal />}
    </Frame>
  )
}

function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useText(guestTexts)
  const { link } = usePlace()
  return (
    <nav className="crumbs" aria-label={t('crumbs')}>
      <ol>
        <li>
          <a {...link({ name: 'book' })}>{t('home')}</a>
        </li>
        {crumbs.map(({ text, view }) => (
          <li key={text} aria-current={view ? undefined : 'page'}>
            {view ? <a {...link(view)}>{text}</a> : text}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The language chosen at exhibitions is kept apart from a user's (spec §3). */
function LanguageMenu() {
  const t = useText(guestTexts)
  const locale = useLocale()
  const { hosted } = usePlace()
  const choose = (each: Locale) => (hosted ? chooseExhibitionLocale(each) : guestStorage.exhibitionLocale.set(each))
  return (
    <Menu
      label={t('language')}
      placement="below-end"
      trigger={(props) => (
        <Button
          {...props}
          type="plain"
          size={24}
          icon={Globe}
          iconEnd={ChevronDown}
          aria-label={`${t('language')}: ${names[locale]}`}
        >
          <span className="name">{names[locale]}</span>
        </Button>
      )}
    >
      {locales.map((each) => (
        <MenuItem key={each} lang={each} checked={each === locale} onSelect={() => choose(each)}>
          {names[each]}
        </MenuItem>
      ))}
    </Menu>
  )
}

function AccountMenu() {
  const t = useText(guestTexts)
  const { logout } = useGuestSession()
  const { customer } = useCart()
  const name = customer.shop || t('account')
  return (
    <Menu
      label={t('account')}
      placement="below-end"
      trigger={(props) => (
        <Button {...props} type="plain" size={24} icon={User} iconEnd={ChevronDown} aria-label={name}>
          <span className="name">{name}</span>
        </Button>
      )}
    >
      <MenuItem icon={LogOut} onSelect={logout}>
        {t('logout')}
      </MenuItem>
    </Menu>
  )
}

/** What the server refused, in words; the way back is the look-book, and logging in anew. */
function Refusal() {
  const t = useText(guestTexts)
  const { refusal, go } = usePlace()
  const { logout } = useGuestSession()
  return (
    <main className="refusal">
      <ErrorState
        heading="h1"
        title={t(refusal === 404 ? 'missing' : 'refused')}
        onRetry={() => go({ name: 'book' }, true)}
      >
        {t(refusal === 404 ? 'missing.why' : 'refused.why')}
      </ErrorState>
      <Button type="plain" onClick={logout}>
        {t('again')}
      </Button>
    </main>
  )
}
