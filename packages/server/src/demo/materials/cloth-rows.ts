import type { Weave } from '@tsumugi/domain'

/** A cloth of the demo’s distributor; every figure is invented. */
export interface DemoCloth {
  readonly code: string
  readonly name: string
  readonly weave: Weave
  readonly fibres: string
  readonly width: number
  readonly weight: number
  readonly price: number
  readonly lead: number
  readonly certificates: readonly string[]
  readonly colors: string
  /** In yen, for a cut of a sample and for a swatch beyond the free ones; absent where nothing is asked. */
  readonly fees?: { readonly cut: number; readonly swatch: number }
}

const cloth = (
  [code, name, weave, fibres]: readonly [string, string, Weave, string],
  [width, weight, price, lead]: readonly [number, number, number, number],
  colors: string,
  ...certificates: readonly string[]
): DemoCloth => ({ code, name, weave, fibres, width, weight, price, lead, certificates, colors })

/** `linen 100`: fibre and percent; `03 生成り #ddd0b6`: number, name and colour. */
export const cloths: readonly DemoCloth[] = [
  cloth(
    ['SO-4120', 'リネンキャンバス', 'plain', 'linen 100'],
    [148, 210, 1280, 3],
    '03 生成り #ddd0b6,07 藍 #2f4a7a,11 墨 #3b3a3c',
    'OEKO-TEX',
  ),
  cloth(
    ['SO-1108', '高密度ツイル', 'twill', 'cotton 100'],
    [112, 260, 980, 5],
    '02 ベージュ #c7a978,05 カーキ #7d7a52,09 紺 #26304d',
  ),
  {
    ...cloth(
      ['SO-2207', 'セルビッチデニム 13oz', 'denim', 'cotton 100'],
      [82, 440, 1680, 14],
      '01 濃紺 #2c3a58,02 生成り #d9d2c0',
      'BCI',
    ),
    fees: { cut: 500, swatch: 150 },
  },
  cloth(['SO-3301', '二重織サテン', 'satin', 'polyester 100'], [140, 180, 1120, 7], '04 茜 #9c3b43,06 銀鼠 #a9adb3'),
  cloth(
    ['SO-5005', '度詰め天竺 20/1', 'jersey', 'cotton 100'],
    [170, 220, 1240, 4],
    '01 白 #f3f1ea,08 杢グレー #a3a5a8,10 若竹 #6aa58c',
    'GOTS',
  ),
  cloth(
    ['SO-5110', 'テレコ 40/2', 'rib', 'cotton 95,polyurethane 5'],
    [96, 240, 1380, 6],
    '03 桜 #e3bcc0,07 焦茶 #5a4334',
  ),
  cloth(
    ['SO-6120', 'ガンクラブチェック', 'check', 'wool 100'],
    [148, 300, 3200, 21],
    '01 茶系 #8b6a48,02 青系 #51658a',
    'RWS',
  ),
  cloth(
    ['SO-6204', 'ヒッコリーストライプ', 'stripe', 'cotton 100'],
    [114, 320, 1460, 8],
    '01 紺 #31456f,02 黒 #2e2e30',
  ),
  cloth(
    ['SO-6310', 'ヘリンボーンツイード', 'herring', 'wool 80,nylon 20'],
    [150, 420, 3680, 28],
    '02 灰 #77756f,05 抹茶 #7c8650',
  ),
  cloth(
    ['SO-7018', '8ウェルコーデュロイ', 'cord', 'cotton 100'],
    [108, 340, 1520, 10],
    '04 芥子 #c49a3a,06 葡萄 #6b3a56',
  ),
  cloth(
    ['SO-7202', '蜂巣ワッフル', 'waffle', 'cotton 60,polyester 40'],
    [160, 270, 1180, 5],
    '01 生成り #e9e2d0,05 藤 #9a8fc0',
    'OEKO-TEX',
  ),
  cloth(
    ['SO-8001', '再生ポリタフタ', 'plain', 'polyester 100'],
    [150, 75, 540, 3],
    '01 白 #f4f4f2,02 黒 #2a2a2c,07 橙 #d9803a',
    'GRS',
  ),
]
