import type { Locale } from './locale.ts'

/** Each language in its own words. */
export const languageNames = { ja: '日本語', en: 'English', 'zh-CN': '简体中文' } as const satisfies Record<
  Locale,
  string
>
