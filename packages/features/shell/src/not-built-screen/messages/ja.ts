export const messages = {
  'notBuilt.title': '{area}は、この版ではまだ使えません',
  'notBuilt.unnamed': 'この画面は、この版ではまだ使えません',
  'notBuilt.why': '準備ができしだい、ここで使えるようになります。データは何も変わっていません。',
  'notBuilt.home': 'ホームに戻る',
  'area.exhibitions': '展示会',
  'area.venders': '資材管理',
  'area.materials': '素材マーケット',
  'area.matching': 'マッチング',
  'area.account': '設定',
  'area.phases': '生産',
  'area.previews': 'プレビュー',
  'area.qualityLabelings': '品質表示',
  'area.approvals': '承認',
  'area.deliveries': '納品',
  'area.billing': '請求',
  'area.settings': '設定',
  'area.production': '生産',
  'area.listTemplates': '一覧の書式',
  'area.history': '変更履歴',
} as const

export type Messages = Record<keyof typeof messages, string>
