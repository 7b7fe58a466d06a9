export const messages = {
  'step.spec_fixed': '仕様確定',
  'step.fabric_order': '生地発注',
  'step.fabric_in': '生地入荷',
  'step.trims_in': '附属入荷',
  'step.pre_production_approved': '先上げ承認',
  'step.cutting': '裁断',
  'step.sewing': '縫製',
  'step.finishing': '仕上げ',
  'step.inspection': '検品・検針',
  'step.packing': '梱包',
  'step.ship': '出荷',
  'step.arrive': '入荷',
  'step.pattern': 'パターン',
  'step.fitting': 'フィッティング',
  'step.yarn_order': '糸発注',
  'step.yarn_in': '糸入荷',
  'step.knit_programme': '編みデータ',
  'step.knitting': '編立',
  'step.linking': 'リンキング',
} as const

export type Messages = Record<keyof typeof messages, string>
