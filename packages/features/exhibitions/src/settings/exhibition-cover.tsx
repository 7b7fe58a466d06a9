import { exhibitions, type Exhibition } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { SinglePicture } from '../admin/single-picture.tsx'
import { settingsTexts } from './messages/catalogue.ts'

interface ExhibitionCoverProps {
  exhibition: Exhibition
  onChanged: (() => void) | undefined
}

/** What leads into an exhibition, on the shops' side and on one's own. */
export function ExhibitionCover({ exhibition: { id, cover }, onChanged }: ExhibitionCoverProps) {
  const t = useText(settingsTexts)
  const calls = useApi().of(exhibitions)
  return (
    <SinglePicture
      picture={cover}
      words={{
        title: t('cover'),
        add: t('cover.add'),
        remove: t('cover.remove'),
        hint: t('cover.hint'),
        failed: t('cover.failed'),
      }}
      set={(file) => calls.setCover({ id, body: { file } }).then(onChanged)}
      remove={() => calls.removeCover({ id }).then(onChanged)}
    />
  )
}
