/** Every silhouette that can be drawn. */
export const garmentKinds = [
  'tee',
  'shirt',
  'blouse',
  'sweatshirt',
  'hoodie',
  'knit',
  'cable-knit',
  'cardigan',
  'knit-vest',
  'camisole',
  'jacket',
  'coat',
  'trench',
  'blouson',
  'parka',
  'puffer',
  'dress',
  'shirt-dress',
  'jumpsuit',
  'trousers',
  'denim',
  'skirt',
  'bag',
  'cap',
  'scarf',
] as const
export type GarmentKind = (typeof garmentKinds)[number]

export const patterns = ['solid', 'stripe', 'pinstripe', 'check', 'gingham', 'dot', 'melange'] as const
export type Pattern = (typeof patterns)[number]

/**
 * What a flat sketch shows. A silhouette takes the options it knows and leaves the others alone: `cut` is the leg of
 * trousers and jumpsuits, `flow` the fall of a skirt, `form` the kind of bag. Colours are `#rrggbb`.
 */
export interface Garment {
  kind: GarmentKind
  cloth: string
  pattern?: Pattern
  /** Colour of the pattern; without it one that reads on the cloth. */
  ink?: string
  sleeve?: 'none' | 'short' | 'half' | 'long'
  neck?: 'crew' | 'vee' | 'high' | 'boat'
  length?: 'short' | 'regular' | 'long'
  cut?: 'taper' | 'straight' | 'wide' | 'short'
  flow?: 'flare' | 'pleats' | 'wrap' | 'tight' | 'tiers'
  form?: 'tote' | 'shoulder'
  collar?: 'point' | 'band' | 'open'
  pocket?: boolean
  double?: boolean
}
