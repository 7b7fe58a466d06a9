/** What a raw material of the demo says, with what lies there of each lot. */
export interface DemoRawMaterial {
  readonly code: string
  readonly name: string
  readonly kind: string
  readonly composition: readonly { readonly fibre: string; readonly percent: string }[]
  readonly width: string | null
  readonly weight: string | null
  readonly unit: string
  readonly price: string
  readonly colors: readonly { readonly no: string; readonly name: string; readonly hex: string }[]
  readonly stock: string
}

const share = (fibre: string, percent: string) => ({ fibre, percent })
const color = (no: string, name: string, hex: string) => ({ no, name, hex })

/** The brand’s own raw materials. */
export const rawMaterials: readonly DemoRawMaterial[] = [
  {
    code: 'RM-4120',
    name: 'リネンキャンバス',
    kind: 'fabric',
    composition: [share('linen', '100')],
    width: '148',
    weight: '210',
    unit: 'm',
    price: '1280',
    colors: [color('03', '生成り', '#ddd0b6'), color('07', '藍', '#2f4a7a')],
    stock: '412.6',
  },
  {
    code: 'RM-2210',
    name: '綿ブロード 80/2',
    kind: 'fabric',
    composition: [share('cotton', '100')],
    width: '112',
    weight: '118',
    unit: 'm',
    price: '860',
    colors: [color('01', '白', '#f6f4ee'), color('02', '水色', '#b9d0e4')],
    stock: '286.2',
  },
  {
    code: 'RM-3307',
    name: 'T/C ツイル',
    kind: 'fabric',
    composition: [share('polyester', '65'), share('cotton', '35')],
    width: '150',
    weight: '240',
    unit: 'm',
    price: '640',
    colors: [color('12', 'カーキ', '#8a7f55')],
    stock: '38.4',
  },
  {
    code: 'RM-9001',
    name: 'キュプラ裏地',
    kind: 'lining',
    composition: [share('cupro', '100')],
    width: '122',
    weight: '78',
    unit: 'm',
    price: '720',
    colors: [color('05', '墨', '#3a3a3f')],
    stock: '120',
  },
  {
    code: 'RM-7015',
    name: '貝調ボタン 11.5mm',
    kind: 'trim',
    composition: [],
    width: null,
    weight: null,
    unit: 'pc',
    price: '12.5',
    colors: [color('01', '白蝶', '#f2ede4')],
    stock: '4200',
  },
]
