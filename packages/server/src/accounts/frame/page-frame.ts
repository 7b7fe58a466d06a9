import { locales, type Locale } from '@tsumugi/domain'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AccountContext } from '../requests/account-request.ts'
import { assets, type Asset } from './assets.ts'
import type { Markup } from './page-fields.ts'
import { icon, mark } from './page-icons.ts'

export interface AccountPage {
  readonly body: Markup
  /** A list instead of a form: the whole width, without the cloth. */
  readonly wide?: true
  /** The browser forgets the user it has stored (spec §3, `userinfo`). */
  readonly forgetsUser?: true
  /** A script that helps; the page works without. */
  readonly script?: Asset
}

const ownNames: Readonly<Record<Locale, string>> = {
  ja: new Intl.DisplayNames('ja', { type: 'language' }).of('ja')!,
  en: new Intl.DisplayNames('en', { type: 'language' }).of('en')!,
  'zh-CN': new Intl.DisplayNames('zh-CN', { type: 'language' }).of('zh-Hans')!,
}

/** Nothing from elsewhere, nothing inline, in no frame. Small scripts of ours are let through. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "script-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Answers one account page in the product's frame. Works without a script. */
export function answer(
  context: AccountContext,
  productName: string,
  page: AccountPage,
  status: ContentfulStatusCode = 200,
) {
  const text = context.get('text')
  context.header('Content-Security-Policy', policy)
  context.header('Cache-Control', 'no-store')
  return context.html(
    html`<!doctype html>
<html lang="${context.get('locale')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${productName} CLOUD</title>
<link rel="icon" href="/s/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="${assets.style.path}">
${[page.forgetsUser && assets.forgetUser, page.script].map((one) => (one ? html`<script src="${one.path}" defer></script>` : ''))}
</head>
<body${page.wide ? html` class="wide-page"` : ''}>
<div class="gate">
<div class="cloth" aria-hidden="true"><div class="words">
<span class="motto">${text('frame.motto')}</span>
<span class="more">${text('frame.motto_more')}</span>
</div></div>
<div class="door">
<header>
<a class="logo" href="/s/">${mark}<span class="word">${productName}</span><span class="cloud-word">CLOUD</span></a>
${languageMenu(context)}
</header>
<main>${page.body}</main>
<footer>
<a href="/users/terms">${text('frame.terms')}</a>
<a href="/users/privacy">${text('frame.privacy')}</a>
<a href="/users/help">${text('frame.contact')}</a>
</footer>
</div>
</div>
</body>
</html>`,
    status,
  )
}

function languageMenu(context: AccountContext): Markup {
  const address = new URL(context.req.url)
  const current = context.get('locale')
  const inLanguage = (locale: Locale) => {
    address.searchParams.set('lang', locale)
    return address.pathname + address.search
  }
  const name = context.get('text')('frame.language')
  const link = (locale: Locale) => {
    const isCurrent = locale === current ? html` aria-current="true"` : ''
    return html`<a href="${inLanguage(locale)}" lang="${locale}" hreflang="${locale}" ${isCurrent}
      >${ownNames[locale]}</a
    >`
  }
  return html`<details class="language">
    <summary class="button plain small">
      ${icon('globe')}<span class="unseen">${name}</span>${ownNames[current]}${icon('down')}
    </summary>
    <nav aria-label="${name}">${locales.map(link)}</nav>
  </details>`
}
