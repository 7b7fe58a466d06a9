import type { Locale } from '@tsumugi/domain'

interface ErrorTexts {
  message: string
  retry: string
}

// Part of the code and not a message chunk: they are needed when loading is what failed.
export const errorTexts = {
  ja: { message: '表示できませんでした。もう一度お試しください。', retry: '再試行' },
  en: { message: 'This part could not be shown. Please try again.', retry: 'Try again' },
  'zh-CN': { message: '无法显示此内容。请重试。', retry: '重试' },
} satisfies Record<Locale, ErrorTexts>
