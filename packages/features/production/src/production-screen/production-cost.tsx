import { wordsOf } from '@tsumugi/api'
import { resourcePlanSheets, type Production } from '@tsumugi/contract'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useChange, useQuery } from '@tsumugi/queries'
import { useSession } from '@tsumugi/session'
import { Button, toast } from '@tsumugi/ui'
import { productionTexts } from '../production-words/production-texts.ts'

/** The last cost sheet of the style for its brand, or the way to begin one; partners see nothing of it. */
export function ProductionCost({ production: { id, side } }: { readonly production: Production }) {
  const t = useText(productionTexts)
  const isBrand = useSession().user?.kind === 'brand'
  const create = useChange(resourcePlanSheets.create)
  const call = side === 'owner' && isBrand ? { query: { productionId: id, latest: '1' as const, perPage: 1 } } : null
  const sheets = useQuery(resourcePlanSheets.list, call, { stays: true }).data?.data
  if (!sheets) return null
  const [sheet] = sheets
  const begin = () =>
    create({ body: { resourcePlanSheet: { productionId: id } } })
      .then(({ data }) => pageNavigator.go(href('resourcePlanSheet', { id: data.id })))
      .catch((error: unknown) => toast({ title: wordsOf(error, t('failed')), type: 'attention' }))
  return (
    <p className="small soft">
      {t('cost')}{' '}
      {sheet ? (
        <a href={href('resourcePlanSheet', { id: sheet.id })}>
          {t('label.version', { version: sheet.version })}
          {sheet.unitCost !== null && ` ${formatMoney(sheet.unitCost, sheet.currency)}`}
          {sheet.costRate !== null && ` (${formatNumber(sheet.costRate)}%)`}
        </a>
      ) : (
        <Button size={24} type="plain" onClick={() => void begin()}>
          {t('cost.begin')}
        </Button>
      )}
    </p>
  )
}
