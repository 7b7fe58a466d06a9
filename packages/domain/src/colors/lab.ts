/** A colour as people see it: CIE L*a*b* under D65, L 0 to 100. */
export interface Lab {
  readonly l: number
  readonly a: number
  readonly b: number
}

const whiteD65 = [0.95047, 1, 1.08883] as const

/** `#rrggbb` of sRGB as L*a*b* (IEC 61966-2-1, CIE 15). */
export function labOf(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number]
  const x = cubeRoot((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / whiteD65[0])
  const y = cubeRoot((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / whiteD65[1])
  const z = cubeRoot((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / whiteD65[2])
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) }
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const cubeRoot = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116)
