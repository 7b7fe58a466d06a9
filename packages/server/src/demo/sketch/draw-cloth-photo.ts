import type { Weave } from '@tsumugi/domain'
import { mix } from './cloth.ts'

const [width, height] = [960, 720]
const night = '#14110e'
const paper = '#ffffff'

/** Threads of a weave as lines of a tile, in the units of the picture. */
const threads: Record<Weave, { readonly side: number; readonly path: string; readonly turn?: number }> = {
  plain: { side: 6, path: 'M0 1.5h6M1.5 0v6' },
  twill: { side: 7, path: 'M0 2h7', turn: -45 },
  denim: { side: 9, path: 'M0 2h9M0 5.5h5', turn: -58 },
  satin: { side: 12, path: 'M0 3h9M4 9h8' },
  jersey: { side: 8, path: 'M0 0l4 5l4-5M0 8l4-3' },
  rib: { side: 18, path: 'M3 0v18M6 0v18M9 0v18' },
  check: { side: 48, path: 'M0 10h48M0 16h48M10 0v48M16 0v48M0 38h48M38 0v48' },
  stripe: { side: 22, path: 'M5 0v22M8 0v22M11 0v22' },
  herring: { side: 40, path: 'M0 0l20 20M0 10l20 20M0 20l20 20M20 20l20-20M20 30l20-20M20 40l20-20' },
  cord: { side: 26, path: 'M2 0v26M5 0v26M8 0v26' },
  waffle: { side: 28, path: 'M0 3h28M0 7h28M3 0v28M7 0v28' },
}

/** A cloth as it lies under a lamp, with its folds: the demo’s stand-in for a photograph. `turn` makes each its own. */
export function drawClothPhoto(weave: Weave, hex: string, turn: number): string {
  const { side, path, turn: angle = 0 } = threads[weave]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="26"/></filter>
<pattern id="threads" width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">
<path d="${path}" fill="none" stroke="${mix(hex, night, 0.4)}" stroke-width="2"/>
<path d="${path}" fill="none" stroke="${mix(hex, paper, 0.45)}" stroke-width=".8" transform="translate(1.2 1.2)"/>
</pattern>
</defs>
<rect width="${width}" height="${height}" fill="${hex}"/>
<rect width="${width}" height="${height}" fill="url(#threads)" opacity=".75"/>
<g fill="none" filter="url(#soft)">${[0, 1, 2, 3].map((at) => fold(at, turn)).join('')}</g>
</svg>`
}

/** A fold of the cloth: its shade, and the light on its ridge beside. */
function fold(at: number, turn: number): string {
  const top = at * 210 - 60 + ((turn * 67 + at * 31) % 120)
  const line = `M-160 ${top + 150}C240 ${top + ((turn * 41) % 90)} 560 ${top + 190} 1120 ${top - 40 + ((at * turn * 23) % 110)}`
  const stroke = (color: string, opacity: number, lower: number) =>
    `<path d="${line}" stroke="${color}" stroke-width="46" opacity="${opacity}" transform="translate(0 ${lower})"/>`
  return stroke(night, 0.5, 0) + stroke(paper, 0.26, -52)
}
