import type { WidgetEvent, WidgetRow } from './widget-row.ts'
import type { WidgetTag } from './widget-tags.ts'

const navigate: WidgetEvent = {
  cancelable: true,
  detail: '{ href: string }',
  description: 'A link was chosen. Loads the address unless prevented.',
}

const organisationSwitch: WidgetEvent = {
  cancelable: true,
  detail: '{ id: number }',
  description: 'Another organisation was chosen. Switches and reloads the page unless prevented.',
}

/** One row per widget, as plain data. Everything else in this package is derived from here. */
export const widgets = {
  'tsumugi-global-header': {
    name: 'GlobalHeader',
    description: 'Logo, menu button, language, help and account, with the banner of an impersonation.',
    props: {
      embedded: { kind: 'boolean', description: 'Whether the page around draws a header of its own: then no ribbon shows. Only in host mode not, when left out.' },
      hideRibbon: { kind: 'boolean', description: 'Leaves the ribbon out, for pages that place it themselves.' },
      hideMenu: { kind: 'boolean', description: 'Leaves the menu button out, for pages without the side menu.' },
      productName: { kind: 'string', description: "The product's name beside the logo." },
    },
    events: {
      'tsumugi-navigate': navigate,
      'tsumugi-menu-toggle': {
        cancelable: true,
        detail: '{ open: boolean }',
        description: 'The menu button was pressed. Opens, closes or folds the side menu of the page unless prevented.',
      },
      'tsumugi-locale-change': {
        cancelable: true,
        detail: "{ locale: 'ja' | 'en' | 'zh-CN' }",
        description: 'A language was chosen. Keeps it with the user and reloads the page unless prevented.',
      },
      'tsumugi-organisation-switch': organisationSwitch,
      'tsumugi-sign-out': {
        cancelable: true,
        detail: 'Record<string, never>',
        description: 'Sign-out was chosen. Ends the session unless prevented; a partner page stays.',
      },
    },
    parts: {},
    reserve: { blockSize: '56px' },
    budget: 9,
  },
  'tsumugi-side-menu': {
    name: 'SideMenu',
    description: 'The sections and links that the kind and functions of the organisation open.',
    props: {
      counts: { kind: 'json', description: 'How many wait behind each link, by its name: { "approvals": 5 }.' },
      vendor: { kind: 'string', description: 'The vendor whose material-management system is in use, as its pages spell it.' },
      externalLinks: { kind: 'json', description: "Addresses of the installation's other sites; null hides a link." },
    },
    events: { 'tsumugi-navigate': navigate },
    parts: {},
    // Nothing below 1024 px, where the menu is a sheet.
    reserve: { blockSize: '100%', inlineSize: 'clamp(0px, (100vw - 1023px) * 240, 240px)' },
    budget: 8,
  },
  'tsumugi-ribbon': {
    name: 'Ribbon',
    description: 'The organisation one acts for, and the switch to another.',
    props: {
      embedded: { kind: 'boolean', description: 'Whether the page around shows the organisation itself: then no ribbon shows.' },
    },
    events: { 'tsumugi-organisation-switch': organisationSwitch },
    parts: {},
    reserve: { blockSize: '56px', inlineSize: '288px' },
    budget: 4,
  },
  'tsumugi-md-map': {
    name: 'MdMap',
    description: "A brand's season as a map of delivery months and categories.",
    props: {
      brandId: { kind: 'number', description: 'The brand whose season is shown; the first one when left out.' },
      season: { kind: 'string', description: 'The season shown, as 27SS; the latest one with products when left out.' },
      productId: { kind: 'number', description: 'A product that stands open beside the map.' },
    },
    events: {
      'tsumugi-product-open': {
        cancelable: true,
        detail: '{ brandId: number; id: number }',
        description: 'A product was chosen. It opens beside the map unless prevented.',
      },
      'tsumugi-product-move': {
        cancelable: true,
        detail: '{ id: number; releaseOn: string | null; categoryIds: number[] }',
        description: 'A product was put down somewhere else. It is saved there unless prevented.',
      },
      'tsumugi-product-change': {
        detail: '{ id: number }',
        description: 'A product was added, saved or taken off the map.',
      },
    },
    parts: {},
    reserve: { blockSize: '480px' },
    budget: 28,
  },
} as const satisfies Record<WidgetTag, WidgetRow>
