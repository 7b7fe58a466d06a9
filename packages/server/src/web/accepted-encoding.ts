/** What text can travel as, best first, with the ending of a file that was made so by the build. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type Encoding = (typeof encodings)[number]
export const endings: readonly string[] = encodings.map(({ ending }) => ending)

/** The encodings a caller takes, ours best first; by RFC 9110 §12.5.3 a quality of 0 refuses one, and `*` takes the rest. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const wanted = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((one) => one.startsWith('q='))?.slice(2)
      return [name, quality === undefined || Number(quality) > 0] as const
    }),
  )
  return encodings.filter(({ name }) => wanted.get(name) ?? wanted.get('*') ?? false)
}
