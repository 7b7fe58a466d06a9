export const themes = ['system', 'light', 'dark'] as const
export const storyLocales = ['ja', 'en', 'zh-CN'] as const
export const widths = ['full', '1280', '768', '390'] as const

/** What the address asks to see: `?story=ui/button/button%23Primary&theme=dark&locale=en&width=390&alone`. */
export interface Choice {
  file: string
  story: string
  theme: (typeof themes)[number]
  locale: (typeof storyLocales)[number]
  width: (typeof widths)[number]
  /** Only the story, without sidebar and switches: for pictures. */
  alone: boolean
}

export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search)
  const [file = '', story = ''] = (query.get('story') ?? '').split('#')
  return {
    file,
    story,
    theme: oneOf(themes, query.get('theme')),
    locale: oneOf(storyLocales, query.get('locale')),
    width: oneOf(widths, query.get('width')),
    alone: query.has('alone'),
  }
}

export function addressOf({ file, story, theme, locale, width, alone }: Choice): string {
  const query = new URLSearchParams({ story: `${file}#${story}`, theme, locale, width })
  return `?${query}${alone ? '&alone' : ''}`
}

function oneOf<Name extends string>(names: readonly [Name, ...Name[]] | readonly Name[], wanted: string | null): Name {
  return names.find((name) => name === wanted) ?? (names[0] as Name)
}
