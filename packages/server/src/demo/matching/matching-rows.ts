/** Suppliers that introduce themselves; capacities are pieces of a month and how many are taken. */
export const profiles = [
  {
    groupId: 3,
    intro: '布帛とカットソーを小ロットから縫う工場です(デモ)。',
    introEn: 'Sewing of wovens and cut-and-sew in small lots (demo).',
    area: '愛知県江南市',
    founded: 1968,
    employees: 42,
    items: ['シャツ', 'カットソー', 'カーディガン'],
    machines: [
      { name: '本縫い', count: 36 },
      { name: 'オーバーロック', count: 12 },
      { name: 'リンキング', count: 4 },
    ],
    certificates: ['ISO 9001'],
    languages: ['日本語', '英語'],
    minLot: 50,
    leadDays: 45,
    pieces: 3200,
    booked: [1980, 2500, 2910, 2690, 1760, 1280, 1220, 1660],
    sharesFigures: true,
  },
  {
    groupId: 4,
    intro: '横編み 7G から 14G まで、糸の手配から仕上げまで受けます(デモ)。',
    introEn: '',
    area: '愛知県豊橋市',
    founded: 1984,
    employees: 16,
    items: ['ニット', 'カーディガン'],
    machines: [
      { name: '12G', count: 6 },
      { name: '14G', count: 4 },
      { name: 'リンキング', count: 8 },
    ],
    certificates: ['RWS'],
    languages: ['日本語'],
    minLot: 30,
    leadDays: 85,
    pieces: 900,
    booked: [560, 700, 820, 760, 490, 360, 340, 470],
    sharesFigures: true,
  },
  {
    groupId: 5,
    intro: '12G から 16G の自動編機で、まとまった数量に向く工場です(デモ)。',
    introEn: 'Automatic flat knitting, 12G to 16G (demo).',
    area: '中国 浙江省杭州市',
    founded: 2003,
    employees: 260,
    items: ['ニット'],
    machines: [{ name: '12G', count: 64 }],
    certificates: ['GOTS', 'BSCI'],
    languages: ['中国語', '英語'],
    minLot: 300,
    leadDays: 60,
    pieces: 12000,
    booked: [9000, 9600, 11000, 10400, 8200, 7000, 6800, 7600],
    sharesFigures: false,
  },
] as const

/** One recruitment of the brand, open for a week more, and the two applications that it has. */
export const recruitment = {
  id: 1,
  title: '27秋冬 ニットカーディガン 2型(デモ)',
  items: ['ニット', 'カーディガン'],
  machines: ['リンキング'],
  requirements:
    '12G クルーとVネックの2型。糸はこちらで支給します。\n見本は12月中、量産は4月から6月を予定しています(デモ)。',
  nda: 'この募集で見た資料と価格を、応募の検討以外に使わず、ほかの会社へ伝えません(デモ)。',
} as const

export const applications = [
  {
    id: 1,
    groupId: 3,
    accountEmail: 'takumi.kato@konan.example',
    price: '5640',
    lead: 70,
    lot: 100,
    status: 'shortlisted',
    message: 'リンキングまで社内でできます。4月と5月の空きで2型とも収まります(デモ)。',
  },
  {
    id: 2,
    groupId: 4,
    accountEmail: 'amu.suzuki@mikawa.example',
    price: '5980',
    lead: 85,
    lot: 50,
    status: 'sent',
    message: '12G 6台で編みます。色数が増えても50点から受けられます(デモ)。',
  },
] as const

export const comments = [
  { groupId: 1, author: '森下 あさ', text: '見本は何日でできますか(デモ)。' },
  { groupId: 3, author: '加藤 匠', text: '糸が届いてから10日です(デモ)。' },
] as const
