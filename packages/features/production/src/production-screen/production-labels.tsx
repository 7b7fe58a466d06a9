import { qualityLabelings, type Production } from '@tsumugi/contract'
import { hasFunction, labelStatusWordFiles, type LabelStatusMessages } from '@tsumugi/domain'
import { defineCatalogue, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useSession } from '@tsumugi/session'
import { productionTexts } from '../production-words/production-texts.ts'

const statusTexts = defineCatalogue<LabelStatusMessages>(labelStatusWordFiles)

/** Quality labels of the product that the production was made from; nothing where there is none. */
export function ProductionLabels({ production: { side, merchandising } }: { production: Production }) {
  const t = useText(productionTexts)
  const statusWord = useText(statusTexts)
  const { user } = useSession()
  const isShown = side === 'owner' && merchandising && user && hasFunction(user, 'quality_labeling')
  const call = isShown ? { query: { merchandisingId: merchandising.id, perPage: 5 } } : null
  const labels = useQuery(qualityLabelings.list, call, { stays: true }).data?.data ?? []
  if (labels.length === 0) return null
  return (
    <p className="small soft">
      {t('labels')}{' '}
      {labels.map(({ id, version, status }) => (
        <a key={id} href={href('qualityLabelingEdit', { id })}>
          {t('label.version', { version })} {statusWord(status)}
        </a>
      ))}
    </p>
  )
}
