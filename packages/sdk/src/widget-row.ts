import type { Mode, PropKind, Reserve, Tag } from '@tsumugi/element/declaration'

interface Described {
  /** One sentence for the integrator's editor. */
  description: string
}

export interface WidgetProp extends Described {
  kind: PropKind
  /** The only texts that are understood. */
  values?: readonly string[]
}

export interface WidgetEvent extends Described {
  /** A listener may prevent what would follow. */
  cancelable?: true
  /** The type of `detail`, as TypeScript writes it. */
  detail: string
}

/** All there is to know of a widget: the elements, React exports, types, manifest and budgets follow from it. */
export interface WidgetRow extends Described {
  /** Name of the React export. */
  name: string
  props: Readonly<Record<string, WidgetProp>>
  events: Readonly<Record<Tag, WidgetEvent>>
  /** What `::part()` reaches, beside the parts of every element. */
  parts: Readonly<Record<string, string>>
  /** Room the page keeps until the widget is there. */
  reserve: Reserve
  mode?: Mode
  /** KiB after gzip of what only this widget needs. */
  budget: number
}

/** What every element takes, sends and shows. */
export const everyProps = {
  mode: {
    kind: 'string',
    values: ['host', 'legacy', 'partner'],
    description: 'Where the widget stands: host, legacy (default) or partner.',
  },
  origin: { kind: 'string', description: "Where the server is; the page's own origin when left out." },
  locale: { kind: 'string', values: ['ja', 'en', 'zh-CN'], description: "ja, en or zh-CN; the page's when left out." },
} as const satisfies Record<string, WidgetProp>

const failure = '{ status: number; kind: string; method: string; url: string }'

export const everyEvents = {
  'tsumugi-auth-required': {
    cancelable: true,
    detail: failure,
    description: 'The server asked for a sign-in. Goes to sign-out unless prevented; a partner page stays.',
  },
  'tsumugi-forbidden': {
    cancelable: true,
    detail: failure,
    description: 'The server refused. Goes to the top page unless prevented; a partner page stays.',
  },
  'tsumugi-not-found': {
    cancelable: true,
    detail: failure,
    description: 'The record is not there. Goes to the error page unless prevented; a partner page stays.',
  },
  'tsumugi-load-error': {
    cancelable: true,
    detail: '{ error: unknown }',
    description: 'A part of the widget did not load. Shows a retry unless prevented.',
  },
  'tsumugi-error': {
    cancelable: true,
    detail:
      '{ kind: string; status: number; retryable: boolean; method?: string; url?: string; attribute?: string; error?: unknown }',
    description:
      'Something failed: a call, the session, an attribute, or the widget itself. Shows what, and a retry, unless prevented; what is retryable is tried again by itself.',
  },
} as const satisfies Record<Tag, WidgetEvent>

export const everyParts = {
  frame: 'The box around everything the widget draws.',
  skeleton: 'Shown while the widget loads.',
  error: 'Shown when the widget failed.',
  retry: 'The button that tries again.',
} as const

/** The type of a property as TypeScript writes it. */
export const tsTypes: Record<PropKind, string> = {
  string: 'string',
  number: 'number',
  boolean: 'boolean',
  json: 'object',
  property: 'unknown',
}

/** The type of one property, as narrow as its row says. */
export function typeOf({ kind, values }: WidgetProp): string {
  return values?.map((value) => `'${value}'`).join(' | ') ?? tsTypes[kind]
}

export function propsOf(row: Pick<WidgetRow, 'props'>): [name: string, prop: WidgetProp][] {
  return Object.entries({ ...everyProps, ...row.props })
}

export function eventsOf(row: Pick<WidgetRow, 'events'>): [type: string, event: WidgetEvent][] {
  return Object.entries<WidgetEvent>({ ...everyEvents, ...row.events })
}
