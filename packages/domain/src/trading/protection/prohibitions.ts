/** What a buyer may not do to a protected supplier (Art. 5; trade-law B3): always, or where it harms unjustly. */
export const prohibitions = [
  { key: 'refuse_receipt', when: 'always' },
  { key: 'pay_late', when: 'always' },
  { key: 'reduce', when: 'always' },
  { key: 'return_goods', when: 'always' },
  { key: 'beat_down', when: 'always' },
  { key: 'force_purchase', when: 'always' },
  { key: 'retaliate', when: 'always' },
  { key: 'set_off_materials_early', when: 'harmful' },
  { key: 'take_unpaid_services', when: 'harmful' },
  { key: 'change_or_redo_free', when: 'harmful' },
  { key: 'fix_price_unanswered', when: 'harmful' },
] as const satisfies readonly { key: string; when: 'always' | 'harmful' }[]
export type Prohibition = (typeof prohibitions)[number]['key']

/** The seven of the freelance act, for work of a month and more (trade-law C). */
export const freelanceProhibitions = [
  'refuse_receipt',
  'reduce',
  'return_goods',
  'beat_down',
  'force_purchase',
  'take_unpaid_services',
  'change_or_redo_free',
] as const satisfies readonly Prohibition[]
