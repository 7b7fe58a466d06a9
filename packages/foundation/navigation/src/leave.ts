/** The only code that touches `window.location` and `window.top`: how a page is left, and where we are. */
export const leave = {
  /** Loads an address in this window, as a full page load. */
  to(url: string): void {
    window.location.assign(safe(url))
  },
  /** Loads an address in the top window: the way of 401 and 403 (spec §8). */
  topTo(url: string): void {
    const address = safe(url)
    const top = window.top ?? window
    top.location.assign(address)
  },
  /** After an organisation switch or a locale change (spec §4). */
  reload(): void {
    window.location.reload()
  },
  /** The help page opens in a new tab (spec §2, Global header). */
  newTab(url: string): void {
    window.open(safe(url), '_blank', 'noopener')
  },
} as const

/** Path, query and hash of where we are, as sign-out's return_to wants it (spec §8). */
export function currentAddress(): string {
  const { pathname, search, hash } = window.location
  return `${pathname}${search}${hash}`
}

/** The whole address of this page. */
export const pageAddress = (): string => window.location.href

/** The origin of this page, e.g. `https://shop.example`; undefined outside a browser. */
export const pageOrigin = (): string | undefined => (globalThis.location as Location | undefined)?.origin

/** The origin that paths without one lead to is another than the page's: a `<base href>` says so. */
export const isBaseElsewhere = (): boolean =>
  globalThis.document !== undefined && new URL(document.baseURI).origin !== pageOrigin()

/**
 * Writes another address of the screen that is shown, so that it can be reloaded, shared and gone back to.
 * Nothing is loaded; `push` leaves the present address behind in the history.
 */
export function rewriteAddress(url: string, how: 'push' | 'replace' = 'replace'): void {
  const address = safe(url)
  if (how === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(window.history.state, '', address)
}

/** The product runs in a frame of another page. */
export function isFramed(): boolean {
  return window.top !== window.self
}

/** Answers the absolute address, so that a frame and the top window understand the same one. */
function safe(url: string): string {
  const address = new URL(url, window.location.href)
  if (address.protocol === 'http:' || address.protocol === 'https:') return address.href
  throw new Error(`Refused to open '${url}': only http and https addresses may be opened. Give a web address.`)
}
