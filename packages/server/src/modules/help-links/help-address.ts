import type { Locale } from '@tsumugi/domain'

/** Said where the path of a screen has an id, so that one help page serves every record (spec §7). */
const placeholder = ':id'

/** The path of a screen with its ids taken out: `/s/master/brands/12?tab=1` is `/s/master/brands/:id`. */
export function screenOf(path: string): string {
  const { pathname } = new URL(path.replace(/^[/\\]*/, '/'), 'http://screen.invalid')
  return pathname
    .split('/')
    .map((segment) => (/^\d+$/.test(segment) ? placeholder : segment))
    .join('/')
}

/**
 * Where help for a screen is. The pattern may say `{path}` and `{locale}`; a plain address gets the path appended.
 */
export function helpAddress(pattern: string, path: string, locale: Locale): string {
  const screen = encodeURIComponent(screenOf(path)).replaceAll('%2F', '/')
  const whole = pattern.includes('{path}') ? pattern : `${pattern.replace(/\/+$/, '')}{path}`
  return whole.replaceAll('{locale}', locale).replaceAll('{path}', () => screen)
}
