const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
] as const

/** `Chrome, macOS`, as far as the browser says; null when it says nothing known. */
export function browserOf(agent: string | null): string | null {
  const named = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(agent ?? ''))?.[1]
  return [named(browsers), named(systems)].filter(Boolean).join(', ') || null
}
