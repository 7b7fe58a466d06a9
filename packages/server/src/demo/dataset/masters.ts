import type {
  DemoBrand,
  DemoBrandCategory,
  DemoColor,
  DemoGroupCategory,
  DemoSeason,
  DemoSize,
  DemoSubBrand,
} from './demo-rows.ts'

const company = 1
const secondCompany = 2

export const brands: DemoBrand[] = [
  brand(1, 'shirotsume', company, 'SK', '白詰草', '32.0', ['レディース', '日常着']),
  brand(2, 'aomine', company, 'AM', '青嶺', '34.0', ['メンズ', 'アウトドア']),
  brand(3, 'nuno-to', company, 'NT', 'nuno-to', '30.0', ['ユニセックス', '産地素材']),
  brand(4, 'shiokaze', secondCompany, 'SO', '潮風', '33.0', ['レディース']),
]

export const subBrands: DemoSubBrand[] = [
  { id: 1, brandId: 1, code: 'SK-K', name: '白詰草 こども', position: 1 },
  { id: 2, brandId: 1, code: 'SK-H', name: '白詰草 はたらく', position: 2 },
  { id: 3, brandId: 2, code: 'AM-T', name: '青嶺 山歩', position: 1 },
]

export const seasons: DemoSeason[] = [company, secondCompany].flatMap((userGroupId, at) => [
  { id: at * 2 + 1, userGroupId, code: '27SS', name: '2027春夏', startsOn: '2027-01-01', endsOn: '2027-06-30' },
  { id: at * 2 + 2, userGroupId, code: '26AW', name: '2026秋冬', startsOn: '2026-07-01', endsOn: '2026-12-31' },
])

/** The organisation's tree: layer 1 is the item group, layer 2 the leaf under which products are planned. */
export const itemTree = {
  トップス: ['カットソー', 'シャツ・ブラウス', 'ニット', 'スウェット', 'インナー'],
  アウター: ['コート', 'ジャケット', 'ブルゾン', 'ダウン'],
  ボトムス: ['パンツ', 'デニム', 'スカート'],
  ワンピース: ['ワンピース', 'オールインワン'],
  服飾雑貨: ['バッグ', '帽子', '巻物'],
} as const
export type Leaf = (typeof itemTree)[keyof typeof itemTree][number]

export const groupCategories: DemoGroupCategory[] = [
  ...tree(itemTree).map((node) => ({ ...node, userGroupId: company })),
  ...tree({ トップス: ['カットソー', 'シャツ'], ボトムス: ['パンツ'], アウター: ['コート'] }, 1000).map((node) => ({
    ...node,
    userGroupId: secondCompany,
  })),
]

export const brandCategories: DemoBrandCategory[] = [
  ...tree({
    定番: ['通年', '季節定番'],
    季節: ['立ち上がり', '盛夏・厳冬', '端境'],
    別注: ['展示会限定', '店舗限定'],
  }).map((node) => ({ ...node, brandId: 1 })),
  ...tree({ 街: ['通勤', '週末'], 山: ['低山', '縦走', '野営'] }, 100).map((node) => ({ ...node, brandId: 2 })),
  ...tree({ 尾州: ['毛', '混紡'], 遠州: ['綿', '麻'], 丹後: ['絹'] }, 200).map((node) => ({ ...node, brandId: 3 })),
  ...tree({ 海: ['浜', '港'] }, 300).map((node) => ({ ...node, brandId: 4 })),
]

const colorRows = [
  ['101', '白', 'White', '白色', '#fbfaf6', 'white'],
  ['102', '生成', 'Ecru', '本白', '#efe8d8', 'white'],
  ['103', '砂', 'Sand', '沙色', '#dccfb6', 'brown'],
  ['111', '杢灰', 'Heather gray', '麻灰', '#b9b6b1', 'gray'],
  ['112', '鉄鼠', 'Iron gray', '铁灰', '#7b7a79', 'gray'],
  ['113', '墨', 'Charcoal', '炭灰', '#4a4845', 'gray'],
  ['119', '黒', 'Black', '黑色', '#2a2725', 'black'],
  ['201', '亜麻', 'Flax', '亚麻色', '#cdb891', 'brown'],
  ['202', '駱駝', 'Camel', '驼色', '#bf9468', 'brown'],
  ['203', '焦茶', 'Dark brown', '深棕', '#5f4433', 'brown'],
  ['204', '煉瓦', 'Brick', '砖红', '#a9573f', 'red'],
  ['301', '淡水色', 'Pale blue', '淡蓝', '#cfdfe9', 'blue'],
  ['302', '甕覗', 'Sky', '天蓝', '#a7c0d4', 'blue'],
  ['303', '縹', 'Denim blue', '牛仔蓝', '#4f7199', 'blue'],
  ['304', '藍', 'Indigo', '靛蓝', '#33557f', 'blue'],
  ['305', '紺', 'Navy', '藏青', '#26364f', 'blue'],
  ['401', '若草', 'Fresh green', '嫩绿', '#b4c49a', 'green'],
  ['402', '青磁', 'Celadon', '青瓷', '#a9c3b4', 'green'],
  ['403', '苔', 'Moss', '苔绿', '#93a283', 'green'],
  ['404', '松葉', 'Pine', '松绿', '#44604d', 'green'],
  ['405', '海松', 'Olive', '橄榄绿', '#6f6a45', 'green'],
  ['501', '鳥の子', 'Pale yellow', '淡黄', '#f0dfa6', 'yellow'],
  ['502', '芥子', 'Mustard', '芥末黄', '#c9a03d', 'yellow'],
  ['601', '桜', 'Blossom', '樱粉', '#edccc9', 'red'],
  ['602', '茜', 'Madder', '茜红', '#a8423b', 'red'],
  ['603', '葡萄', 'Grape', '葡萄紫', '#6b3f4f', 'purple'],
  ['604', '藤鼠', 'Wisteria gray', '藤灰', '#a9a3bd', 'purple'],
  ['605', '鴇', 'Dusty pink', '灰粉', '#d3a19a', 'red'],
] as const

export const colors: DemoColor[] = [company, secondCompany].flatMap((userGroupId, at) =>
  colorRows.map(([code, name, nameEn, nameZh, hex, family], position) => ({
    id: at * colorRows.length + position + 1,
    userGroupId,
    code,
    name,
    nameEn,
    nameZh,
    hex,
    family,
  })),
)

const sizeCodes = ['XS', 'S', 'M', 'L', 'XL', 'F', '36', '38', '40']

export const sizes: DemoSize[] = [company, secondCompany].flatMap((userGroupId, at) =>
  sizeCodes.map((code, position) => ({
    id: at * sizeCodes.length + position + 1,
    userGroupId,
    code,
    name: code === 'F' ? 'フリー' : code,
    position,
  })),
)

function brand(
  id: number,
  key: string,
  userGroupId: number,
  code: string,
  name: string,
  defaultCostRate: string,
  tags: string[],
): DemoBrand {
  return { id, key, userGroupId, code, name, position: id, seasonStartMonths: [1, 7], defaultCostRate, tags }
}

/** Two layers, parents before children, numbered in the order in which they are written. */
function tree(groups: Readonly<Record<string, readonly string[]>>, from = 0) {
  let id = from
  return Object.entries(groups).flatMap(([name, leaves], at) => {
    const parent = { id: (id += 1), parentId: null, layer: 1, code: String(at + 1), name, position: at + 1 }
    const children = leaves.map((leaf, index) => ({
      id: (id += 1),
      parentId: parent.id,
      layer: 2,
      code: `${at + 1}${index + 1}`,
      name: leaf,
      position: index + 1,
    }))
    return [parent, ...children]
  })
}
