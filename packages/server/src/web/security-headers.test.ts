import { expect, it } from 'vitest'
import { applicationSecurityPolicy, contentSecurityPolicy } from './security-headers.ts'

const allowed = (directive: string) =>
  contentSecurityPolicy
    .split('; ')
    .find((rule) => rule.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

it('§7 Video thumbnail: the sites of videos may be asked by oEmbed, and their still pictures shown; nobody else’s', () => {
  expect(allowed('connect-src')).toEqual(["'self'", 'https://vimeo.com', 'https://www.youtube.com'])
  expect(allowed('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://i.ytimg.com', 'https://i.vimeocdn.com'])
})

it('§5 Video links: played on their own hosts, the first without cookies', () => {
  expect(allowed('frame-src')).toEqual(["'self'", 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'])
})

it('design §4: scripts and styles from here only, and no text is run as code', () => {
  expect(allowed('script-src')).toEqual(["'self'"])
  expect(allowed('style-src')).toEqual(["'self'"])
  expect(allowed('require-trusted-types-for')).toEqual(["'script'"])
})

it('design §4: a program that reads codes may run in the application, text still may not', () => {
  expect(applicationSecurityPolicy).toContain("script-src 'self' 'wasm-unsafe-eval';")
  expect(applicationSecurityPolicy).not.toMatch(/'unsafe-(eval|inline)'/)
})
