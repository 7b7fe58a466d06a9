import type { Pattern } from './garment.ts'

const paper = '#fbf7ee'
const night = '#1f1a16'

/** Share of `other` mixed into `hex`, 0..1. */
export function mix(hex: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [hex, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round((a ?? 0) * (1 - share) + (b ?? 0) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}

/** Relative luminance after WCAG 2.2, 0..1. */
export function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function isDark(cloth: string): boolean {
  return luminance(cloth) < 0.22
}

/** A pattern colour that reads on the cloth: indigo on pale, paper on the rest, a shade of its own for checks. */
export function inkOn(cloth: string, pattern: Pattern): string {
  if (isDark(cloth)) return mix(cloth, paper, pattern === 'melange' ? 0.55 : 0.86)
  if (luminance(cloth) > 0.68) return pattern === 'melange' ? mix(cloth, night, 0.5) : '#33557f'
  return pattern === 'check' || pattern === 'gingham' || pattern === 'melange' ? mix(cloth, night, 0.5) : paper
}

const tiles: Record<Pattern, (ink: string) => { width: number; height: number; marks: string }> = {
  solid: () => ({ width: 1, height: 1, marks: '' }),
  stripe: (ink) => ({ width: 8, height: 6.4, marks: `<path d="M0 2h8" stroke="${ink}" stroke-width="1.8"/>` }),
  pinstripe: (ink) => ({ width: 4.8, height: 8, marks: `<path d="M2.4 0v8" stroke="${ink}" stroke-width=".7"/>` }),
  check: (ink) => ({
    width: 13,
    height: 13,
    marks:
      `<path d="M0 4h13M6.5 0v13" stroke="${ink}" stroke-width="4.6" opacity=".42"/>` +
      `<path d="M0 10.5h13M0 0v13M13 0v13" stroke="${ink}" stroke-width=".7"/>`,
  }),
  gingham: (ink) => ({
    width: 6,
    height: 6,
    marks: `<path d="M0 1.5h6M3 0v6" stroke="${ink}" stroke-width="3" opacity=".5"/>`,
  }),
  dot: (ink) => ({
    width: 8,
    height: 8,
    marks: [
      [4, 2],
      [0, 6],
      [8, 6],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.2" fill="${ink}"/>`)
      .join(''),
  }),
  melange: (ink) => ({
    width: 11,
    height: 9,
    marks:
      '<path d="M1 1l1 .5M4 3l.8-.6M8 1.5l1 .5M2 5l.9.4M6 5.5l1-.4M9.5 4.5l.8.5M.5 8l1-.5M4 7.5l.8.5M7.5 8l1-.4" ' +
      `stroke="${ink}" stroke-width=".6" opacity=".6"/>`,
  }),
}

/** The pattern as a tile on the cloth, set so that it falls evenly on both sides of the centre line. */
export function patternTile(id: string, pattern: Pattern, cloth: string, ink: string): string {
  const { width, height, marks } = tiles[pattern](ink)
  return tile(id, width, height, cloth, marks)
}

/** A knitted rib in the colour of the cloth. */
export function ribTile(id: string, cloth: string): string {
  const ground = mix(cloth, isDark(cloth) ? paper : night, 0.05)
  const line = mix(cloth, isDark(cloth) ? paper : night, 0.42)
  return tile(id, 2.6, 4, ground, `<path d="M1.3 0v4" stroke="${line}" stroke-width=".65"/>`)
}

/** A cable between two columns of moss stitch, to lie on the cloth. */
export function cableTile(id: string, cloth: string): string {
  const line = mix(cloth, isDark(cloth) ? paper : night, 0.5)
  const rope = 'M7 0C7 4 13 6 13 10M13 0C13 2.5 11.5 3.7 10.9 4.2M9.1 5.8C8.3 6.5 7 7.5 7 10M5 0v10M15 0v10'
  const moss = 'M1.5 1v1.4M3 3.5v1.4M1.5 6v1.4M3 8.5v1.4M18.5 1v1.4M17 3.5v1.4M18.5 6v1.4M17 8.5v1.4'
  return tile(
    id,
    20,
    10,
    null,
    `<path d="${rope}" stroke="${line}" stroke-width=".8"/>` +
      `<path d="${moss}" stroke="${line}" stroke-width=".7" opacity=".7"/>`,
  )
}

function tile(id: string, width: number, height: number, ground: string | null, marks: string): string {
  const left = Math.round((60 - width / 2) * 10) / 10
  return (
    `<pattern id="${id}" x="${left}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
    `${ground ? `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>` : ''}${marks}</pattern>`
  )
}
