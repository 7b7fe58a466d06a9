/** Every cookie of ours has this name before its own, behind what browsers demand of a name that is bound to https. */
const ours = /^(__host-|__secure-)?tsumugi_/i

/** A Cookie header without what is ours: the older application has no business with our sessions. */
export const withoutOurs = (header: string | null): string =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '' && !ours.test(nameOf(pair)))
    .join('; ')

/** Of the cookies that the older application sets, those that do not pass for ours. A nameless one is read back by its value. */
export const mayBeSet = (header: string): boolean => {
  const [pair = ''] = header.split(';')
  const name = nameOf(pair)
  return !ours.test(name === '' ? pair.replace(/^[\s=]+/, '') : name)
}

/** Browsers trim names, and take what has no sign of equality for a value without a name. */
const nameOf = (pair: string) => (pair.includes('=') ? pair.slice(0, pair.indexOf('=')).trim() : '')
