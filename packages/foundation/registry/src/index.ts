/** The protocol major is part of the key: bundles that speak another one keep a session of their own. */
const key = Symbol.for('tsumugi.session/1')

/**
 * Answers the one value of this name on the page, made by whichever bundle asks first.
 * Separately built bundles share stores through it, never React context.
 */
export function onPage<Value>(name: string, create: () => Value): Value {
  const page = globalThis as { [key]?: Map<string, unknown> }
  const registry = (page[key] ??= new Map())
  if (!registry.has(name)) registry.set(name, create())
  return registry.get(name) as Value
}

/** The largest file in bytes that the server takes, as its replies say (`X-Upload-Limit`); unknown before the first of them. */
export const uploadLimit = () => onPage('upload-limit', () => ({ bytes: undefined as number | undefined }))
