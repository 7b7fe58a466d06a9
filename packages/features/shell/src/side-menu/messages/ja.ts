export const messages = {
  'menu.label': '全体メニュー',
  'menu.sheet': 'メニュー',
  'menu.beta': '試用版',
  'menu.external': '別のサイト',
  'menu.waiting': '{count}件',
  'menu.section.projectManagement': 'プロジェクト管理',
  'menu.section.production': '生産',
  'menu.section.projectAndTrade': '案件・取引',
  'menu.section.materialManagement': '資材管理',
  'menu.section.matching': 'マッチング',
  'menu.section.distributorMaterials': '素材販売',
  'menu.section.estimationAndOrders': '見積・発注',
  'menu.section.billing': '請求',
  'menu.section.dataManipulation': 'データ操作',
  'menu.section.admin': '管理',
  'menu.section.settings': '設定',
  'menu.section.masters': 'マスター',
  'menu.section.top': 'トップ',
  'menu.section.bottom': 'その他',
} as const

export type Messages = Record<keyof typeof messages, string>
