import type { WidgetEvent, WidgetRow } from './widget-row.ts'
import type { WidgetTag } from './widget-tags.ts'

const navigate: WidgetEvent = {
  cancelable: true,
  detail: '{ href: string }',
  description: 'A link was chosen. Loads the address unless prevented.',
}

/** One row per widget, as plain data. Everything else in this package is derived from here. */
export const widgets = {
  'tsumugi-global-header': {
    name: 'GlobalHeader',
    description: 'Logo, menu button, language, help and account, with the banner of an impersonation.',
    props: {},
    events: { 'tsumugi-navigate': navigate },
    parts: {},
    reserve: { blockSize: '56px' },
    budget: 9,
  },
  'tsumugi-side-menu': {
    name: 'SideMenu',
    description: 'The sections and links that the kind and functions of the organisation open.',
    props: {},
    events: { 'tsumugi-navigate': navigate },
    parts: {},
    reserve: { blockSize: '100%', inlineSize: '240px' },
    budget: 8,
  },
  'tsumugi-ribbon': {
    name: 'Ribbon',
    description: 'The organisation one acts for, and the switch to another.',
    props: {},
    events: {},
    parts: {},
    reserve: { blockSize: '56px', inlineSize: '288px' },
    budget: 4,
  },
  'tsumugi-md-map': {
    name: 'MdMap',
    description: "A brand's season as a map of delivery months and categories.",
    props: {
      brandId: { kind: 'number', description: 'The brand whose season is shown; the first one when left out.' },
      mapId: { kind: 'number', description: 'The season shown; the newest one when left out.' },
    },
    events: { 'tsumugi-navigate': navigate },
    parts: {},
    reserve: { blockSize: '480px' },
    budget: 28,
  },
} as const satisfies Record<WidgetTag, WidgetRow>
