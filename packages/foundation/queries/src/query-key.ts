import type { CallOf, Endpoint } from '@tsumugi/contract'

/** Where a question stands in what is kept: the same endpoint with the same call is the same everywhere on a page. */
export type QueryKey = readonly ['query', origin: string, organisationId: number, line: string, call: unknown]

/** `GET /contracts/:id`. */
const lineOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** The one key of a question: what it is asked of, for whom, and with what. */
export const queryKey = <E extends Endpoint>(
  origin: string,
  organisationId: number | null,
  endpoint: E,
  call: CallOf<E>,
): QueryKey => ['query', origin, organisationId ?? 0, lineOf(endpoint), withoutEmpty(call)]

/** Absent and undefined are the same question. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const kept = Object.entries(value).flatMap(([key, each]) =>
    each === undefined ? [] : [[key, withoutEmpty(each)] as const],
  )
  return Object.fromEntries(kept)
}

/** Whether what is kept under a key is about this topic at this origin. */
export function isAbout(key: unknown, origin: string, topic: string): key is QueryKey {
  return Array.isArray(key) && key[0] === 'query' && key[1] === origin && topicOfLine(String(key[3])) === topic
}

/** Whether what is kept under a key is what a call names, or something of it: `/contracts/:id/lines` of `/contracts/:id`. */
export function isBelow([, , , line, call]: QueryKey, { path }: Endpoint, named: unknown): boolean {
  const own = line.slice(line.indexOf(' ') + 1)
  if (own !== path && !own.startsWith(`${path}/`)) return false
  const params = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  const valueOf = (from: unknown, name: string) => (from as Record<string, unknown> | null)?.[name]
  return params.every((name) => valueOf(call, name) === valueOf(named, name))
}

/** The realtime topic that tells of changes of what an endpoint reads: the word for one of its resource. */
export const topicOf = (endpoint: Endpoint): string => topicOfLine(lineOf(endpoint))

function topicOfLine(line: string): string {
  const word = singular(/\/([\w-]+)/.exec(line)?.[1] ?? '')
  // Both trees of categories are one kind of record.
  return word.endsWith('_category') ? 'category' : word
}

/** `deliveries` → `delivery`, `matches` → `match`, `fabrics` → `fabric`; what is one already stays. */
const singular = (word: string): string =>
  word.replace(/(ies|(?<=ch|sh|ss|x)es|s)$/, (ending) => (ending === 'ies' ? 'y' : ''))
