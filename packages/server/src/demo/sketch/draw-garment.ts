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
  tee,
  shirt,
  blouse,
  sweatshirt,
  hoodie,
  knit,
  'cable-knit': cableKnit,
  cardigan,
  'knit-vest': knitVest,
  camisole,
  jacket,
  coat,
  trench,
  blouson,
  parka,
  puffer,
  dress,
  'shirt-dress': shirtDress,
  jumpsuit,
  trousers,
  denim,
  skirt,
  bag,
  cap,
  scarf,
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
  const laid = sketch.marks.map((mark) => lay(mark, garment, sketch, id))
  const firstOnTop = sketch.marks.findIndex((mark) => mark.as === 'piece' || mark.over)
  // Bands end at the silhouette and would cover half of its line, so that line is drawn again above them.
  laid.splice(firstOnTop < 0 ? laid.length : firstOnTop, 0, `<use href="#${id}b" class="silhouette"/>`)
  const marks = laid.join('')
  const turned = sketch.marks.find((mark) => mark.sleeve)
  const tiles = [
    pattern === 'solid' ? '' : patternTile(id, pattern, cloth, garment.ink ?? inkOn(cloth, pattern)),
    sketch.texture === 'cable' ? cableTile(`${id}k`, cloth) : '',
    turned
      ? layersOf(garment, sketch, id)
          .map((layer) => `<pattern id="${layer}s" href="#${layer}" patternTransform="rotate(${turned.tilt} 88 21)"/>`)
          .join('')
      : '',
    sketch.marks.some((mark) => mark.as === 'rib') ? ribTile(`${id}r`, cloth) : '',
  ].join('')
  const above = figure((sketch.top + sketch.bottom) / 2 - 60)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${above} 120 120" fill="none" stroke-linejoin="round" ` +
    'stroke-linecap="round"><style>.silhouette{stroke:#3a332c;stroke-width:1.5}@media (prefers-color-scheme:dark)' +
    `{.silhouette{stroke:#d8d2c8}}</style>${tiles ? `<defs>${tiles}</defs>` : ''}${marks}</svg>`
  )
}

/** Ids of the tiles that lie on the cloth, lowest first. */
function layersOf({ pattern = 'solid' }: Garment, { texture }: Drawing, id: string): string[] {
  return [...(pattern === 'solid' ? [] : [id]), ...(texture ? [`${id}k`] : [])]
}

function lay({ as, d, sleeve }: Mark, garment: Garment, sketch: Drawing, id: string): string {
  const { cloth, pattern = 'solid' } = garment
  const dark = isDark(cloth)
  const line = dark ? '#fff' : '#2a241e'
  const weight = dark ? 0.66 : 0.8
  const fill = pattern === 'solid' ? cloth : `url(#${id})`
  const stroke = (width: number, color = line, opacity = weight) =>
    ` stroke="${color}" stroke-opacity="${opacity}" stroke-width="${width}"`
  switch (as) {
    case 'body':
      return (
        `<g fill="${cloth}" class="silhouette"><path id="${id}b" d="${d}"/></g>` +
        layersOf(garment, sketch, id)
          .map(
            (layer, at) =>
              `<use href="#${id}b" fill="url(#${layer})"/>` +
              (sleeve ? turnedSleeves(`url(#${layer}s)`, `${id}a`, at === 0 ? sleeve : null) : ''),
          )
          .join('')
      )
    case 'outline':
      return `<path class="silhouette" d="${d}"/>`
    case 'piece':
      return `<path class="silhouette" d="${d}" fill="${fill}"/><path d="${d}"${stroke(1)}/>`
    case 'inside':
      return (
        `<path class="silhouette" d="${d}" fill="${mix(cloth, '#1a1511', dark ? 0.45 : 0.2)}"/>` +
        `<path d="${d}"${stroke(0.8)}/>`
      )
    case 'rib':
      return `<path d="${d}" fill="url(#${id}r)"${stroke(0.9)}/>`
    case 'trim':
    case 'plain':
      return `<path d="${d}" fill="${as === 'trim' ? fill : cloth}"${stroke(0.95)}/>`
    case 'strap':
      return (
        `<path class="silhouette" d="${d}" style="stroke-width:5.2"/>` +
        `<path d="${d}" stroke="${cloth}" stroke-width="2.6"/>`
      )
    case 'zip':
      return (
        `<path d="${d}"${stroke(1.9, line, 0.5)}/><path d="${d}" stroke="${dark ? '#2a241e' : '#fffdf8'}" ` +
        'stroke-width=".9" stroke-dasharray=".8 1" stroke-linecap="butt"/>'
      )
    case 'button':
      return `<path d="${d}" fill="${dark ? '#f3efe6' : '#fffdf8'}"${stroke(0.7)}/>`
    case 'metal':
      return `<path d="${d}" fill="#c9b37a" stroke="#4a3d22" stroke-width=".6"/>`
    case 'seam':
      return `<path d="${d}"${stroke(1)}/>`
    case 'fine':
      return `<path d="${d}"${stroke(0.7, line, weight - 0.1)}/>`
    case 'stitch':
      return (
        `<path d="${d}"${stroke(0.75, sketch.thread ?? line, sketch.thread ? 1 : weight)} ` +
        'stroke-dasharray="1.9 1.5"/>'
      )
  }
}

/** Both sleeves in the cloth as it turns with them; their shape is written once (`d`) and then used by its id. */
function turnedSleeves(fill: string, id: string, d: string | null): string {
  const right = d ? `<path id="${id}" d="${d}"/>` : `<use href="#${id}"/>`
  return `<g fill="${fill}">${right}<use href="#${id}" transform="matrix(-1 0 0 1 120 0)"/></g>`
}

/** Short and stable, so that patterns of two drawings in one document do not meet (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
