/** One material of one dye lot that the demo's brand ordered, with what became of it; lengths in metres, all invented. */
export interface DemoVendorMaterial {
  /** The style it is for: of an order, or a production whose name has one of these words. */
  readonly style: string
  readonly code: string
  readonly name: string
  readonly color: string
  readonly hex: string
  readonly lot: string
  readonly quantity: string
  readonly due: string
  readonly used: string
  readonly loss: string
}

const material = (
  style: string,
  [code, name]: readonly [string, string],
  [color, hex, lot]: readonly [string, string, string],
  [quantity, due]: readonly [string, string],
  [used, loss]: readonly [string, string] = ['0', '0'],
): DemoVendorMaterial => ({ style, code, name, color, hex, lot, quantity, due, used, loss })

const flannel = ['VF-2608', 'ビエラ フランネル'] as const
const typewriter = ['CT-1104', 'コンパクト タイプライター'] as const
const gingham = ['GG-4410', 'ギンガム 先染'] as const
const denim = ['SD-1313', 'セルヴィッジ デニム'] as const

/** The order files that came, each with its rows; of the last, some rows have lost their lot on the way. */
export const demoVendorFiles: readonly {
  readonly name: string
  readonly orderNo: string
  readonly broughtOn: string
  readonly lotsLost?: number
  readonly rows: readonly DemoVendorMaterial[]
}[] = [
  {
    name: 'senshoku_1009.csv',
    orderNo: 'PO-26-0412',
    broughtOn: '2026-10-09',
    rows: [
      material('SK26-326', flannel, ['紺チェック', '#32405f', '2608-12'], ['980', '2026-10-14'], ['930.4', '21.6']),
      material('SK26-326', flannel, ['墨チェック', '#3a3733', '2608-13'], ['660', '2026-10-14'], ['629.5', '15.3']),
      material('パンツ', denim, ['濃藍', '#2b4468', '2609-40'], ['1560', '2026-10-28'], ['1498.4', '31.6']),
      material('パンツ', denim, ['淡藍', '#6f8fb3', '2609-41'], ['1390', '2026-10-28'], ['1322', '26.5']),
    ],
  },
  {
    name: 'senshoku_1030.csv',
    orderNo: 'PO-26-0447',
    broughtOn: '2026-10-30',
    rows: [
      material('シャツ', typewriter, ['白', '#f5f4ea', '2610-03'], ['620', '2026-11-10'], ['8.4', '0.6']),
      material('シャツ', typewriter, ['紺・細縞', '#28354f', '2611-01'], ['830', '2026-11-22']),
      material('ワンピース', gingham, ['藍×白', '#365580', '2610-18'], ['480', '2026-11-13'], ['6.2', '0.4']),
      material('ワンピース', gingham, ['墨×白', '#6c6660', '2610-19'], ['340', '2026-12-04']),
    ],
  },
  {
    name: 'senshoku_1120.csv',
    orderNo: 'PO-26-0466',
    broughtOn: '2026-11-20',
    lotsLost: 3,
    rows: [
      material('シャツ', typewriter, ['生成り', '#e8e1cf', '2611-14'], ['240', '2026-12-11']),
      material('ワンピース', gingham, ['茜×白', '#a5505a', '2611-20'], ['180', '2026-12-11']),
      material('ワンピース', gingham, ['若竹×白', '#7fae93', '2611-21'], ['180', '2026-12-11']),
      material('パンツ', denim, ['生成り', '#ddd6c4', '2611-30'], ['420', '2026-12-18']),
    ],
  },
]

/** What arrived: by lot, into how many rolls. */
export const demoPackingLists: readonly {
  readonly no: string
  readonly arrivedOn: string
  readonly status: 'draft' | 'confirmed' | 'consumed'
  readonly note: string | null
  readonly lots: readonly (readonly [lot: string, quantity: string, rolls: number])[]
}[] = [
  {
    no: 'PL-26-0812',
    arrivedOn: '2026-10-14',
    status: 'consumed',
    note: null,
    lots: [
      ['2608-12', '981.2', 20],
      ['2608-13', '662', 13],
    ],
  },
  {
    no: 'PL-26-0840',
    arrivedOn: '2026-10-28',
    status: 'consumed',
    note: null,
    lots: [
      ['2609-40', '1562.8', 31],
      ['2609-41', '1391.5', 28],
    ],
  },
  { no: 'PL-26-0872', arrivedOn: '2026-11-10', status: 'confirmed', note: null, lots: [['2610-03', '620.4', 12]] },
  {
    no: 'PL-26-0881',
    arrivedOn: '2026-11-14',
    status: 'confirmed',
    note: '墨×白は発注 340.0 の半分。残り 170.0 は 12/4 の予定です。',
    lots: [
      ['2610-18', '481.2', 9],
      ['2610-19', '170', 3],
    ],
  },
]
