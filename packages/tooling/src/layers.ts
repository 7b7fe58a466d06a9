const ground = ['domain', 'registry']
const foundation = [
  'registry',
  'navigation',
  'i18n',
  'api',
  'session',
  'queries',
  'ui',
  'records',
  'documents',
  'element',
]

/** The law of direction: what each package may import. The path is the layer; type imports count. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain'],
  registry: [],
  navigation: ground,
  i18n: ground,
  api: [...ground, 'contract', 'navigation', 'i18n'],
  session: [...ground, 'contract', 'navigation', 'i18n', 'api'],
  queries: [...ground, 'contract', 'api', 'session'],
  ui: [...ground, 'navigation', 'i18n', 'api', 'session'],
  records: [...ground, 'contract', 'navigation', 'i18n', 'api', 'session', 'queries', 'ui'],
  documents: [...ground, 'contract', 'navigation', 'i18n', 'api', 'session', 'queries', 'ui', 'records'],
  element: [...ground, 'navigation', 'i18n', 'api', 'session', 'ui'],
  server: ['contract', 'domain'],
}

export const featureLayer = [...foundation, 'contract', 'domain']
/** `sdk` and `host` are siblings: neither imports the other. */
export const topLayer = foundation
export const topPackages = ['sdk', 'host']
/** Never shipped, so they may import anything. */
export const freePackages = ['dev-env', 'tooling', 'tests']

/** What several rooms of documents put together; any other may import it, and it imports none of those. */
export const openFeatures = ['document-screens', 'invoices']

/** One feature may import another only by an edge listed here; edges stay few and without circles. */
export const featureEdges: Readonly<Record<string, readonly string[]>> = {
  administration: ['extension-fields'],
  'data-converters': ['administration', 'billing', 'extension-fields', 'masters', 'materials', 'production'],
  'document-screens': ['extension-fields', 'messaging'],
  masters: ['quality-labelling'],
  merchandising: ['approvals', 'extension-fields'],
  production: ['approvals', 'extension-fields', 'messaging'],
  'vendor-materials': ['data-converters'],
}
