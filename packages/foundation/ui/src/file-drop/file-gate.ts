import { $locale, type Text } from '@tsumugi/i18n'
import { uploadLimit } from '@tsumugi/registry'
import { controlTexts } from '../messages/catalogue.ts'
import type { Messages } from '../messages/ja.ts'
import { showSize, sortFiles, type FileRules, type Refusal } from './file-rules.ts'

/** Lets files in by the rules of a place and by what the server takes, before anything of them is sent. */
export function fileGate(rules: FileRules = {}) {
  const kinds = rules.kinds?.map((kind) => kind.toUpperCase()).join('・') ?? ''
  const most = () => Math.min(rules.maxSize ?? Infinity, uploadLimit().bytes ?? Infinity)
  const size = () => (most() === Infinity ? '' : showSize(most()))

  function say(t: Text<Messages>, { file: { name }, why }: Refusal): string {
    if (why === 'kind') return t('file.refusedKind', { name, kinds })
    if (why === 'size') return t('file.refusedSize', { name, size: size() })
    return t('file.refusedCount', { name, count: rules.maxCount })
  }

  return {
    /** `present` counts the files already there. */
    pass: (files: readonly File[], present = 0) => sortFiles(files, { ...rules, maxSize: most() }, present),
    say,
    /** What is wrong with each, why, and what to do, where no control has loaded the words yet. */
    async words(refused: readonly Refusal[]): Promise<string[]> {
      const t = await controlTexts.load($locale.get())
      return refused.map((refusal) => say(t, refusal))
    },
    /** What is let in, in words; '' where everything is. */
    caps: (t: Text<Messages>) =>
      [kinds, size() && t('file.size', { size: size() }), rules.maxCount && t('file.count', { count: rules.maxCount })]
        .filter(Boolean)
        .join(' / '),
  }
}
