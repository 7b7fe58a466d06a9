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
  const [width, size] = [1200, 150]
  const step = (width - 80) / Math.max(1, garments.length)
  const hooks = garments.map((_, at) => {
    const x = 40 + step * (at + 0.5)
    return `M${x} 62c0-14 9-11 9-20a9 9 0 0 0-18 0`
  })
  const rail = `<g fill="none" stroke="#8a8073" stroke-width="4" stroke-linecap="round"><path d="M16 33H1184"/><path d="${hooks.join('')}" stroke-width="2.5"/></g>`
  const placed = garments.map((garment, at) => ({ garment, x: 40 + step * (at + 0.5) - size / 2, y: 58, size }))
  return picture(width, 216, placed, rail)
}

/** A garment over another, with what goes along: as they are worn. */
export function drawOutfit([upper, lower, along]: readonly Garment[]): string {
  return picture(400, 500, [
    ...(lower ? [{ garment: lower, x: 46, y: 186, size: 308 }] : []),
    ...(upper ? [{ garment: upper, x: 46, y: -8, size: 308 }] : []),
    ...(along ? [{ garment: along, x: 262, y: 176, size: 136 }] : []),
  ])
}
