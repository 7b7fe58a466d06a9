import { drawGarment } from './draw-garment.ts'
import type { Garment } from './garment.ts'

/** A sketch within a larger picture: its corner, and how wide and high it is. */
interface Placed {
  garment: Garment
  x: number
  y: number
  size: number
}

const picture = (width: number, height: number, placed: readonly Placed[], ground = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}${placed
    .map(({ garment, x, y, size }) =>
      drawGarment(garment).replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `),
    )
    .join('')}</svg>`

/** Garments side by side on a rail: what an exhibition looks like from its door. */
export function drawRail(garments: readonly Garment[]): string {
  const [width, size] = [1200, 232]
  const step = (width - 80) / Math.max(1, garments.length)
  const hooks = garments.map((_, at) => {
    const x = 40 + step * (at + 0.5)
    return `M${x} 84c0-18 12-14 12-26a12 12 0 0 0-24 0`
  })
  const rail = `<g fill="none" stroke="#8a8073" stroke-width="4" stroke-linecap="round"><path d="M16 46H1184"/><path d="${hooks.join('')}" stroke-width="2.5"/></g>`
  const placed = garments.map((garment, at) => ({ garment, x: 40 + step * (at + 0.5) - size / 2, y: 84, size }))
  return picture(width, 360, placed, rail)
}

/** A garment over another, with what goes along: as they are worn. */
export function drawOutfit([upper, lower, along]: readonly Garment[]): string {
  return picture(400, 500, [
    ...(lower ? [{ garment: lower, x: 76, y: 232, size: 248 }] : []),
    ...(upper ? [{ garment: upper, x: 76, y: 18, size: 248 }] : []),
    ...(along ? [{ garment: along, x: 272, y: 196, size: 116 }] : []),
  ])
}
