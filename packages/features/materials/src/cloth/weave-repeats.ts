import type { Weave } from '@tsumugi/domain'

/** Threads of a drawing: the cloth's colour, the second thread, and their shades. */
interface Threads {
  readonly a: string
  readonly b: string
  readonly lo: string
  readonly hi: string
  readonly deep: string
}
/** Width and height of one repeat, and what is drawn in it. */
type Repeat = readonly [number, number, string]

/** One repeat of each weave or knit. */
export const repeats: Readonly<Record<Weave, (threads: Threads) => Repeat>> = {
  plain: ({ a, lo, hi, deep }) => [
    8,
    8,
    [
      `<rect width="8" height="8" fill="${deep}"/>`,
      `<rect x=".2" y=".4" width="3.700" height="3.200" rx="1.200" fill="${a}"/>`,
      `<rect x="4.200" y="4.400" width="3.700" height="3.200" rx="1.200" fill="${a}"/>`,
      `<rect x="4.400" y=".1" width="3.200" height="3.800" rx="1.200" fill="${lo}"/>`,
      `<rect x=".4" y="4.100" width="3.200" height="3.800" rx="1.200" fill="${lo}"/>`,
      `<path d="M.8 1.400h2.400M4.800 5.400h2.400" stroke="${hi}" stroke-width=".6" opacity=".7"/>`,
    ].join(''),
  ],
  twill: ({ a, hi, deep }) => [
    8,
    8,
    [
      `<rect width="8" height="8" fill="${deep}"/>`,
      `<path d="M-2 6L6 -2M-2 14L14 -2M2 10L10 2" stroke="${a}" stroke-width="3.800"/>`,
      `<path d="M-2 5L5 -2M0 11L11 0M4 11L11 4" stroke="${hi}" stroke-width=".7" opacity=".6"/>`,
      `<path d="M0 2h8M0 4h8M0 6h8" stroke="${deep}" stroke-width=".35" opacity=".5"/>`,
    ].join(''),
  ],
  denim: ({ a, b, hi }) => [
    8,
    8,
    [
      `<rect width="8" height="8" fill="${b}"/>`,
      `<path d="M-2 6L6 -2M-2 14L14 -2M2 10L10 2" stroke="${a}" stroke-width="4.400"/>`,
      `<path d="M-2 5L5 -2M0 11L11 0" stroke="${hi}" stroke-width=".6" opacity=".5"/>`,
    ].join(''),
  ],
  satin: ({ a, lo, hi }) => [
    10,
    10,
    [
      `<rect width="10" height="10" fill="${a}"/>`,
      `<path d="M1 -9v8.4M1 1v8.4" stroke="${hi}" stroke-width="1.5" stroke-linecap="round"/>`,
      `<rect x="0.1" y="-0.5" width="1.8" height="1.1" fill="${lo}"/>`,
      `<path d="M3 -5v8.4M3 5v8.4" stroke="${hi}" stroke-width="1.5" stroke-linecap="round"/>`,
      `<rect x="2.1" y="3.5" width="1.8" height="1.1" fill="${lo}"/>`,
      `<path d="M5 -1v8.4M5 9v8.4" stroke="${hi}" stroke-width="1.5" stroke-linecap="round"/>`,
      `<rect x="4.1" y="7.5" width="1.8" height="1.1" fill="${lo}"/>`,
      `<path d="M7 -7v8.4M7 3v8.4" stroke="${hi}" stroke-width="1.5" stroke-linecap="round"/>`,
      `<rect x="6.1" y="1.5" width="1.8" height="1.1" fill="${lo}"/>`,
      `<path d="M9 -3v8.4M9 7v8.4" stroke="${hi}" stroke-width="1.5" stroke-linecap="round"/>`,
      `<rect x="8.1" y="5.5" width="1.8" height="1.1" fill="${lo}"/>`,
    ].join(''),
  ],
  jersey: ({ a, hi, deep }) => [
    8,
    7,
    [
      `<rect width="8" height="7" fill="${deep}"/>`,
      `<path d="M.6 -2.500L4 2.700L7.400 -2.500M.6 4.500L4 9.700L7.400 4.500M.6 1L4 6.200L7.400 1" fill="none" stroke="${a}" stroke-width="2.300" stroke-linecap="round" stroke-linejoin="round"/>`,
      `<path d="M1.200 .3L3.600 4" stroke="${hi}" stroke-width=".5" opacity=".7"/>`,
    ].join(''),
  ],
  rib: ({ a, lo, deep }) => [
    16,
    7,
    [
      `<rect width="16" height="7" fill="${deep}"/>`,
      `<path d="M.8 -2.500L4.200 2.700L7.600 -2.500M.8 4.500L4.200 9.700L7.600 4.500M.8 1L4.200 6.200L7.600 1" fill="none" stroke="${a}" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>`,
      `<path d="M9.500 1.500q2.700 2 5.400 0M9.500 5q2.700 2 5.400 0" fill="none" stroke="${lo}" stroke-width="1.600"/>`,
      `<rect x="8.200" width="1.300" height="7" fill="${deep}" opacity=".7"/>`,
      `<rect x="14.700" width="1.300" height="7" fill="${deep}" opacity=".7"/>`,
    ].join(''),
  ],
  check: ({ a, b }) => [
    32,
    32,
    [
      `<rect width="32" height="32" fill="${b}"/>`,
      `<rect width="16" height="32" fill="${a}" opacity=".5"/>`,
      `<rect width="32" height="16" fill="${a}" opacity=".5"/>`,
      `<path d="M0 2h32M0 6h32M0 10h32M0 14h32M0 18h32M0 22h32M0 26h32M0 30h32M2 0v32M6 0v32M10 0v32M14 0v32M18 0v32M22 0v32M26 0v32M30 0v32" stroke="#fff" stroke-width=".5" opacity=".28"/>`,
    ].join(''),
  ],
  stripe: ({ a, b }) => [
    18,
    4,
    [
      `<rect width="18" height="4" fill="${b}"/>`,
      `<rect width="5" height="4" fill="${a}"/>`,
      `<path d="M0 0h18M0 2h18" stroke="#000" stroke-width=".5" opacity=".1"/>`,
      `<path d="M1 0v4M3 0v4M7 0v4M10 0v4M13 0v4M16 0v4" stroke="#fff" stroke-width=".4" opacity=".25"/>`,
    ].join(''),
  ],
  herring: ({ a, b, deep }) => [
    24,
    8,
    [
      `<rect width="24" height="8" fill="${b}"/>`,
      `<path d="M-2 -2L12 12M-2 6L6 14M4 -4L14 6M26 -2L12 12M26 6L18 14M20 -4L10 6" stroke="${a}" stroke-width="2.600"/>`,
      `<path d="M0 0v8M12 0v8" stroke="${deep}" stroke-width=".5" opacity=".6"/>`,
    ].join(''),
  ],
  cord: ({ a, lo, hi, deep }) => [
    9,
    9,
    [
      `<rect width="9" height="9" fill="${deep}"/>`,
      `<rect x="1" width="6.600" height="9" rx="0" fill="${a}"/>`,
      `<rect x="2" width="2" height="9" fill="${hi}" opacity=".6"/>`,
      `<rect x="6.200" width="1.400" height="9" fill="${lo}"/>`,
      `<path d="M0 2.200h9M0 6.700h9" stroke="${deep}" stroke-width=".4" opacity=".35"/>`,
    ].join(''),
  ],
  waffle: ({ lo, hi, deep }) => [
    14,
    14,
    [
      `<rect width="14" height="14" fill="${lo}"/>`,
      `<path d="M0 0h14v14h-14z" fill="none" stroke="${hi}" stroke-width="3"/>`,
      `<rect x="4" y="4" width="6" height="6" fill="${deep}" opacity=".5"/>`,
    ].join(''),
  ],
}
