/** What a bill calls the fees of cloth, in the language of whoever makes it. */
export const feeWords = {
  cut: { ja: 'カット代', en: 'Cut fee', 'zh-CN': '裁剪费' },
  swatch: { ja: 'スワッチ代', en: 'Swatch fee', 'zh-CN': '样卡费' },
} as const
