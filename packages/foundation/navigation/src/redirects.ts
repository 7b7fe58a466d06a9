import { href } from './href.ts'

/** Addresses that stand for another page: what they begin with, and where the rest goes. */
export const redirects: readonly { from: RegExp; to: (rest: string) => string }[] = [
  { from: /^\/merchandisings$/, to: () => href('mdMap') },
  { from: /^\/vendors(\/.*)$/, to: (rest) => `/s/venders${rest}` },
]
