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

const documentOpen: WidgetEvent = {
  cancelable: true,
  detail: '{ id: number }',
  description: 'A document was chosen. Loads its page unless prevented.',
}

/** One row per widget, as plain data. Everything else in this package is derived from here. */
export const widgets = {
  'tsumugi-global-header': {
    name: 'GlobalHeader',
    description: 'Logo, menu button, language, help and account, with the banner of an impersonation.',
    props: {
      embedded: {
        kind: 'boolean',
        description:
          'Whether the page around draws a header of its own: then no ribbon shows. Only in host mode not, when left out.',
      },
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
      vendor: {
        kind: 'string',
        description: 'The vendor whose material-management system is in use, as its pages spell it.',
      },
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
    description: 'The organisation one acts for, and the switch to another; nothing where there is no other.',
    props: {
      embedded: {
        kind: 'boolean',
        description: 'Whether the page around shows the organisation itself: then no ribbon shows.',
      },
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
  'tsumugi-quality-label': {
    name: 'QualityLabel',
    description:
      'A quality label at true millimetres in three languages, with what its symbols mean, to print and to take along.',
    props: { labelId: { kind: 'number', description: 'The version of a label that is shown.' } },
    events: {
      'tsumugi-label-print': {
        cancelable: true,
        detail: '{ id: number }',
        description: 'Printing was chosen. Prints the page unless prevented.',
      },
    },
    parts: {},
    reserve: { blockSize: '480px' },
    budget: 12,
  },
  'tsumugi-exhibition-order': {
    name: 'ExhibitionOrder',
    description:
      "An exhibition's look-book on which shops order without an account: by password, or by the code of an order.",
    props: {
      exhibitionId: { kind: 'number', description: 'The exhibition that is shown.' },
      publishableKey: {
        kind: 'string',
        description: "The exhibition's key for partners' sites; it holds on the origins registered there.",
      },
      authCode: {
        kind: 'string',
        description: 'The code of an order; with exhibition-order-id that order stands open to be changed.',
      },
      exhibitionOrderId: { kind: 'number', description: 'The order that the code belongs to.' },
      itemId: { kind: 'number', description: 'An item that stands open.' },
    },
    events: {
      'tsumugi-order-submit': {
        cancelable: true,
        detail: '{ exhibitionId: number; quantity: number; amount: string }',
        description: 'The order is about to be sent. Sends it unless prevented.',
      },
      'tsumugi-order-complete': {
        detail: '{ id: number; number: string; quantity: number; amount: string }',
        description: 'The order was taken, or its change was.',
      },
      'tsumugi-exhibition-view': {
        detail: '{ name: string; itemId?: number; orderId?: number }',
        description: 'Another page of the exhibition is shown.',
      },
    },
    parts: {
      header: 'Name of the exhibition, language and account.',
      look: 'One style on the wall.',
      item: 'The item that stands open.',
      matrix: 'Colours and sizes to be filled with pieces.',
      total: 'What the order comes to so far.',
      submit: 'The button that leads to the order.',
    },
    reserve: { blockSize: '640px' },
    budget: 20,
  },
  'tsumugi-approvals': {
    name: 'Approvals',
    description:
      'What waits for the approval of whoever looks: the list, the document with its changes and files, and the decision.',
    props: {
      approvalId: { kind: 'number', description: 'An approval that stands open; the first of the list when left out.' },
      tab: { kind: 'string', description: 'The list shown first: waiting, requested or done.' },
    },
    events: {
      'tsumugi-approval-open': {
        cancelable: true,
        detail: '{ id: number }',
        description: 'An approval was chosen. It opens beside the list unless prevented.',
      },
      'tsumugi-approval-change': {
        detail: '{ id: number; status: string }',
        description: 'An approval was decided or withdrawn.',
      },
    },
    parts: {},
    reserve: { blockSize: '480px' },
    budget: 14,
  },
  'tsumugi-approval-steps': {
    name: 'ApprovalSteps',
    description: 'The way of one approval: who asked, who is asked, what they said and when.',
    props: { approvalId: { kind: 'number', description: 'The approval whose steps are shown.' } },
    events: {},
    parts: {},
    reserve: { blockSize: '240px' },
    budget: 8,
  },
  'tsumugi-invoice-match': {
    name: 'InvoiceMatch',
    description: 'An invoice held against its orders and what was accepted: what differs, and the answer to it.',
    props: { invoiceId: { kind: 'number', description: 'The invoice that is matched.' } },
    events: {
      'tsumugi-document-open': documentOpen,
      'tsumugi-invoice-change': {
        detail: '{ id: number }',
        description: 'A correction was asked for, or one was proposed.',
      },
      'tsumugi-navigate': navigate,
    },
    parts: {},
    reserve: { blockSize: '480px' },
    budget: 8,
  },
  'tsumugi-trade-chain': {
    name: 'TradeChain',
    description: 'One trade from request to invoice: whose turn it is, how far it has come, and its papers.',
    props: { tradeId: { kind: 'number', description: 'The trade that is shown.' } },
    events: {
      'tsumugi-document-open': { ...documentOpen, detail: '{ noun: string; id: number }' },
      'tsumugi-navigate': navigate,
    },
    parts: {},
    reserve: { blockSize: '480px' },
    budget: 10,
  },
  'tsumugi-payments': {
    name: 'Payments',
    description: 'Payments gathered into runs with their bank files, and statements held against what is owed.',
    props: {
      runId: { kind: 'number', description: 'A run that stands open; the list of runs when left out.' },
      tab: { kind: 'string', description: 'What is shown first: runs, gather, statements or accounts.' },
    },
    events: {
      'tsumugi-navigate': navigate,
      'tsumugi-payment-run-open': {
        cancelable: true,
        detail: '{ id: number }',
        description: 'A run was chosen. It opens in place of the list unless prevented.',
      },
      'tsumugi-payment-run-change': {
        detail: '{ id: number; status: string }',
        description: 'A run was approved, exported, executed, taken back or cancelled.',
      },
    },
    parts: {},
    reserve: { blockSize: '480px' },
    budget: 12,
  },
  'tsumugi-production-schedule': {
    name: 'ProductionSchedule',
    description: 'The steps of one phase with plan, forecast and what was done, and what each side asks of the other.',
    props: { scheduleId: { kind: 'number', description: 'The schedule that is shown.' } },
    events: {
      'tsumugi-navigate': navigate,
      'tsumugi-production-open': {
        cancelable: true,
        detail: '{ id: number }',
        description: 'The production was chosen. Loads its page unless prevented.',
      },
      'tsumugi-schedule-change': {
        detail: '{ id: number; status: string }',
        description: 'The schedule was changed, by either side.',
      },
    },
    parts: {},
    reserve: { blockSize: '480px' },
    budget: 9,
  },
  'tsumugi-material-wall': {
    name: 'MaterialWall',
    description:
      'A wall of cloth at true weave and colour, narrowed by words, colour and fibre; one of them beside it.',
    props: {
      search: { kind: 'string', description: 'Words by which cloth is found.' },
      color: { kind: 'string', description: 'A colour, as #2b4a7a: the nearest cloths come first.' },
      fibre: { kind: 'string', description: 'A fibre that a cloth must be made of, as cotton.' },
      materialId: { kind: 'number', description: 'A cloth that stands open beside the wall.' },
    },
    events: {
      'tsumugi-navigate': navigate,
      'tsumugi-material-open': {
        cancelable: true,
        detail: '{ id: number; colorId: number | null }',
        description: 'A cloth was chosen. It opens beside the wall unless prevented.',
      },
    },
    parts: {},
    reserve: { blockSize: '640px' },
    budget: 15,
  },
  'tsumugi-recruitment': {
    name: 'Recruitment',
    description:
      'A recruitment of suppliers: to its brand the applications side by side, to suppliers what is asked for, and to apply.',
    props: { recruitmentId: { kind: 'number', description: 'The recruitment that is shown.' } },
    events: {
      'tsumugi-navigate': navigate,
      'tsumugi-application-open': {
        cancelable: true,
        detail: '{ id: number }',
        description: 'An application was chosen, or a first draft of one was saved. Loads its page unless prevented.',
      },
    },
    parts: {},
    reserve: { blockSize: '480px' },
    budget: 7,
  },
} as const satisfies Record<WidgetTag, WidgetRow>
