import { wordsOf } from '@tsumugi/api'
import type { MapOutcome, MerchandisingCard } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Dialog, Notice, Select, Skeleton, Status, useStyles } from '@tsumugi/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { productionTexts } from './production-texts.ts'
import css from './productions-dialog.css?inline'
import { useMakeProductions, type ProductChoice } from './use-make-productions.ts'

interface ProductionsDialogProps {
  products: readonly Pick<MerchandisingCard, 'id' | 'brandId' | 'releaseOn'>[]
  onDone?(): void
  onClose(): void
}

const looks = { created: 'going', exists: 'done', refused: 'late' } as const

/** Products of the map become productions: the ones chosen, or all of a month (design §9). Shows what would become of each. */
export function ProductionsDialog({ products, onDone, onClose }: ProductionsDialogProps) {
  useStyles(css)
  const t = useText(productionTexts)
  const [month, setMonth] = useState('')
  const { outcomes, fault, busy, make } = useOutcomes(choiceOf(products, month))
  const count = (outcome: MapOutcome['outcome']) => outcomes?.filter((each) => each.outcome === outcome).length ?? 0
  const months = [...new Set(products.flatMap(({ releaseOn }) => releaseOn?.slice(0, 7) ?? []))].toSorted()
  const reason = count('refused') > 0 ? t('blocked') : outcomes && count('created') === 0 ? t('none') : undefined
  async function confirmed() {
    if (!(await make())) return
    onClose()
    onDone?.()
  }
  return (
    <Dialog
      title={t('title')}
      busy={busy}
      onClose={onClose}
      primary={{
        label: t('make', { count: count('created') }),
        onClick: () => void confirmed(),
        disabled: !outcomes,
        ...(reason && { reason }),
      }}
    >
      <p className="small soft">{t('text')}</p>
      {months.length > 0 && (
        <Select
          label={t('which')}
          value={month}
          placeholder={null}
          onChange={setMonth}
          options={[
            { value: '', label: t('chosen', { count: products.length }) },
            ...months.map((each) => ({
              value: each,
              label: t('month', { month: formatDate(`${each}-01`, 'month', t.locale) }),
            })),
          ]}
        />
      )}
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      {!outcomes && !fault && <Skeleton rows={3} />}
      {outcomes && (
        <ul className="map-outcomes" aria-live="polite">
          {outcomes.map((each) => (
            <li key={each.merchandisingId}>
              <OutcomeRow outcome={each} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function OutcomeRow({ outcome: { outcome, productionId, styleNo, name, errors } }: { outcome: MapOutcome }) {
  const t = useText(productionTexts)
  return (
    <>
      {productionId === null ? (
        <span className="code">{styleNo}</span>
      ) : (
        <a className="code" href={href('production', { id: productionId })}>
          {styleNo}
        </a>
      )}
      <span className="one-line">{name}</span>
      <Status look={looks[outcome]}>{t(`outcome.${outcome}`)}</Status>
      {errors.length > 0 && <span className="small why">{errors.map(({ message }) => message).join(' ')}</span>}
    </>
  )
}

function choiceOf(products: ProductionsDialogProps['products'], month: string): ProductChoice {
  const brandId = products[0]?.brandId
  return month && brandId ? { month: { brandId, month } } : { ids: products.map(({ id }) => id) }
}

function useOutcomes(choice: ProductChoice) {
  const t = useText(productionTexts)
  const { look, make } = useMakeProductions()
  const [answer, setAnswer] = useState<{ of: string; outcomes: MapOutcome[] | null; fault: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const asked = JSON.stringify(choice)
  const complain = (error: unknown) => setAnswer({ of: asked, outcomes: null, fault: wordsOf(error, t('failed')) })
  const ask = useEffectEvent((of: string) =>
    look(choice).then((outcomes) => setAnswer({ of, outcomes, fault: '' }), complain),
  )
  useEffect(() => void ask(asked), [asked])
  // What was answered of another choice is not shown.
  const shown = answer?.of === asked ? answer : null
  return {
    outcomes: shown?.outcomes ?? null,
    fault: shown?.fault ?? '',
    busy,
    async make() {
      setBusy(true)
      try {
        await make(choice)
        return true
      } catch (error) {
        complain(error)
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
