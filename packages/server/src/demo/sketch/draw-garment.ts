import { cableTile, inkOn, isDark, mix, patternTile, ribTile } from './cloth.ts'
import type { Drawing, Mark } from './drawing.ts'
import type { Garment, GarmentKind } from './garment.ts'
import { figure } from './path.ts'
import { bag, cap, scarf } from './silhouettes/accessories.ts'
import { denim, skirt, trousers } from './silhouettes/bottoms.ts'
import { dress, jumpsuit, shirtDress } from './silhouettes/dresses.ts'
import { blouse, camisole, hoodie, shirt, sweatshirt, tee } from './silhouettes/tops.ts'
import { cableKnit, cardigan, knit, knitVest } from './silhouettes/knits.ts'
import { blouson, parka, puffer } from './silhouettes/casual-outerwear.ts'
import { coat, jacket, trench } from './silhouettes/tailored-outerwear.ts'

const silhouettes: Record<GarmentKind, (garment: Garment) => Drawing> = {
  tee, shirt, blouse, sweatshirt, hoodie, knit, 'cable-knit': cableKnit, cardigan, 'knit-vest': knitVest, camisole,
  jacket, coat, trench, blouson, parka, puffer, dress, 'shirt-dress': shirtDress, jumpsuit,
  trousers, denim, skirt, bag, cap, scarf,
}

/**
 * A flat sketch (ハンガーイラスト) as a whole SVG text, square, at most 4 KB, without script or reference outward.
 * The silhouette line follows the colour scheme of the page that shows it; lines inside follow the cloth, so that a
 * white collar stays visible in the dark. The same garment always gives the same text.
 */
export function drawGarment(garment: Garment): string {
  const { cloth, pattern = 'solid' } = garment
  const sketch = silhouettes[garment.kind](garment)
  const id = `t${fingerprint(JSON.stringify(garment))}`
  const marks = sketch.marks.map((mark) => lay(mark, garment, sketch, id)).join('')
  const textured = sketch.texture === 'cable' || pattern !== 'solid'
  const turned = sketch.marks.find((mark) => mark.sleeve)
  const tiles = [
    sketch.texture === 'cable' ? cableTile(id, cloth) : '',
    !sketch.texture && pattern !== 'solid' ? patternTile(id, pattern, cloth, garment.ink ?? inkOn(cloth, pattern)) : '',
    textured && turned ? `<pattern id="${id}s" href="#${id}" patternTransform="rotate(${turned.tilt} 88 21)"/>` : '',
    sketch.marks.some((mark) => mark.as === 'rib') ? ribTile(`${id}r`, cloth) : '',
  ].join('')
  const above = figure((sketch.top + sketch.bottom) / 2 - 60)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${above} 120 120" fill="none" stroke-linejoin="round" `
    + 'stroke-linecap="round"><style>.silhouette{stroke:#3a332c;stroke-width:1.5}@media (prefers-color-scheme:dark)'
    + `{.silhouette{stroke:#d8d2c8}}</style>${tiles ? `<defs>${tiles}</defs>` : ''}${marks}</svg>`
}

function lay({ as, d, sleeve }: Mark, { cloth, pattern = 'solid' }: Garment, sketch: Drawing, id: string): string {
  const dark = isDark(cloth)
  const line = dark ? '#fff' : '#2a241e'
  const weight = dark ? 0.66 : 0.8
  const textured = sketch.texture === 'cable' || pattern !== 'solid'
  const fill = textured ? `url(#${id})` : cloth
  const stroke = (width: number, color = line, opacity = weight) =>
    ` stroke="${color}" stroke-opacity="${opacity}" stroke-width="${width}"`
  switch (as) {
    case 'body':
      return textured && sleeve
        ? `<path d="${d}" fill="${fill}"/><path d="${sleeve}" fill="url(#${id}s)"/>`
          + `<path d="${sleeve}" fill="url(#${id}s)" transform="matrix(-1 0 0 1 120 0)"/><path class="silhouette" d="${d}"/>`
        : `<path class="silhouette" d="${d}" fill="${fill}"/>`
    case 'piece':
      return `<path class="silhouette" d="${d}" fill="${fill}"/><path d="${d}"${stroke(1)}/>`
    case 'inside':
      return `<path class="silhouette" d="${d}" fill="${mix(cloth, '#1a1511', dark ? 0.45 : 0.2)}"/><path d="${d}"${stroke(0.8)}/>`
    case 'rib':
      return `<path d="${d}" fill="url(#${id}r)"${stroke(0.9)}/>`
    case 'trim':
      return `<path d="${d}" fill="${cloth}"${stroke(0.95)}/>`
    case 'strap':
      return `<path class="silhouette" d="${d}" style="stroke-width:5.2"/><path d="${d}" stroke="${cloth}" stroke-width="2.6"/>`
    case 'zip':
      return `<path d="${d}"${stroke(1.9, line, 0.5)}/><path d="${d}" stroke="${dark ? '#2a241e' : '#fffdf8'}" `
        + 'stroke-width=".9" stroke-dasharray=".8 1" stroke-linecap="butt"/>'
    case 'button':
      return `<path d="${d}" fill="${dark ? '#f3efe6' : '#fffdf8'}"${stroke(0.7)}/>`
    case 'metal':
      return `<path d="${d}" fill="#c9b37a" stroke="#4a3d22" stroke-width=".6"/>`
    case 'seam':
      return `<path d="${d}"${stroke(1)}/>`
    case 'fine':
      return `<path d="${d}"${stroke(0.7, line, weight - 0.1)}/>`
    case 'stitch':
      return `<path d="${d}"${stroke(0.75, sketch.thread ?? line, sketch.thread ? 1 : weight)} stroke-dasharray="1.9 1.5"/>`
  }
}

/** Short and stable, so that patterns of two drawings in one document do not meet (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
