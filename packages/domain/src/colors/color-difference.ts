import type { Lab } from './lab.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180
const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360)
const seventh = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

/**
 * How far apart two colours look: ΔE00 of CIE (Sharma, Wu and Dalal 2005). Below 1 nobody tells them apart; 2 to 3 is a
 * usual tolerance between dye lots.
 */
export function colorDifference(one: Lab, other: Lab): number {
  const mean = (Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2
  const stretch = 1 + 0.5 * (1 - seventh(mean))
  const [c1, c2] = [one, other].map(({ a, b }) => Math.hypot(a * stretch, b)) as [number, number]
  const [h1, h2] = [one, other].map(({ a, b }) => hue(a * stretch, b)) as [number, number]
  const chroma = (c1 + c2) / 2
  const isGray = c1 * c2 === 0
  const turn = isGray ? 0 : shortest(h2 - h1)
  const between = isGray ? h1 + h2 : meanHue(h1, h2)
  const dl = (other.l - one.l) / lightnessWeight((one.l + other.l) / 2)
  const dc = (c2 - c1) / (1 + 0.045 * chroma)
  const dh = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * chroma * hueWeight(between))
  const rotation = -Math.sin(radians(60 * Math.exp(-(((between - 275) / 25) ** 2)))) * 2 * seventh(chroma)
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rotation * dc * dh)
}

const shortest = (turn: number) => (turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn)

function meanHue(one: number, other: number): number {
  const total = one + other
  if (Math.abs(one - other) <= 180) return total / 2
  return total < 360 ? (total + 360) / 2 : (total - 360) / 2
}

const lightnessWeight = (l: number) => 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)

const hueWeight = (h: number) =>
  1 -
  0.17 * Math.cos(radians(h - 30)) +
  0.24 * Math.cos(radians(2 * h)) +
  0.32 * Math.cos(radians(3 * h + 6)) -
  0.2 * Math.cos(radians(4 * h - 63))
