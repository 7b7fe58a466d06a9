import { useText } from '@tsumugi/i18n'
import { Status } from '@tsumugi/ui'
import { catalogueTexts } from './catalogue-texts.ts'

const looks = { public: 'done', customers: 'going', hidden: 'todo' } as const

/** Who sees a cloth on the wall. */
export function VisibilityCell({ value }: { readonly value: unknown }) {
  const t = useText(catalogueTexts)
  const visibility = value as keyof typeof looks
  return <Status look={looks[visibility]}>{t(`choice.visibility.${visibility}`)}</Status>
}
