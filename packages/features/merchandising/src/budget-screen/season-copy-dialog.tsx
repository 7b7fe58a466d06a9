import { seasonCopies, type Brand, type SeasonCopy } from '@tsumugi/contract'
import { seasonAfter } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { useData } from '@tsumugi/queries'
import { useApi } from '@tsumugi/session'
import { Dialog, NumberField, Notice, Select, Skeleton, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { budgetTexts } from './budget-texts.ts'

interface SeasonCopyDialogProps {
  brand: Brand
  season: string
  seasons: readonly string[]
  seasonName(code: string): string
  onDone(season: string): void
  onClose(): void
}

/** Copies the products of a season into another: says first how many, and which are left out. */
export function SeasonCopyDialog({ brand, season, seasons, seasonName, onDone, onClose }: SeasonCopyDialogProps) {
  const t = useText(budgetTexts)
  const api = useApi()
  const last = seasons.at(-1) ?? season
  const targets = [
    ...new Set([...seasons, ...[1, 2].map((steps) => seasonAfter(last, steps, brand.seasonStartMonths).code)]),
  ]
  const [plan, setPlan] = useState({
    from: season,
    to: seasonAfter(season, 2, brand.seasonStartMonths).code,
    shift: '',
  })
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const same = plan.from === plan.to
  const callOf = (dryRun: boolean) => ({
    body: {
      brandId: brand.id,
      from: plan.from,
      to: plan.to,
      dryRun,
      ...(plan.shift !== '' && { monthShift: Number(plan.shift) }),
    },
  })
  const { data } = useData(seasonCopies.create, same ? null : callOf(true))
  async function copy() {
    setBusy(true)
    setFailed(false)
    try {
      const { data: done } = await api.of(seasonCopies).create(callOf(false))
      toast({ title: t('copy.done', { count: done.count, season: seasonName(plan.to) }) })
      onDone(plan.to)
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  const options = (codes: readonly string[]) => codes.map((code) => ({ value: code, label: seasonName(code) }))
  const reason = same ? t('copy.same') : data?.count === 0 ? t('copy.nothing') : undefined
  return (
    <Dialog
      title={t('copy.title')}
      busy={busy}
      onClose={onClose}
      primary={{ label: t('copy.do', { count: data?.count ?? 0 }), reason, onClick: () => void copy() }}
    >
      <div className="season-copy">
        {failed && (
          <Notice hue="madder" live>
            {t('copy.failed')}
          </Notice>
        )}
        <p>{t('copy.why')}</p>
        <div className="pair">
          <Select
            label={t('copy.from')}
            placeholder={null}
            value={plan.from}
            options={options(seasons)}
            onChange={(from: string) => setPlan({ ...plan, from })}
          />
          <Select
            label={t('copy.to')}
            placeholder={null}
            value={plan.to}
            options={options(targets)}
            onChange={(to: string) => setPlan({ ...plan, to })}
          />
          <NumberField
            label={t('copy.shift')}
            negative
            value={plan.shift === '' ? String(data?.monthShift ?? '') : plan.shift}
            onChange={(shift) => setPlan({ ...plan, shift })}
          />
        </div>
        {!same && !data && <Skeleton rows={3} />}
        {!same && data && <Preview copy={data} />}
      </div>
    </Dialog>
  )
}

function Preview({ copy: { count, sameName, outside, examples } }: { copy: SeasonCopy }) {
  const t = useText(budgetTexts)
  return (
    <div aria-live="polite">
      <p>{t.rich('copy.count', { count, b: (chunks) => <b>{chunks}</b> })}</p>
      {sameName > 0 && <p className="small soft">{t('copy.sameName', { count: sameName })}</p>}
      {outside > 0 && <p className="small soft">{t('copy.outside', { count: outside })}</p>}
      <ul className="small soft">
        {examples.map(({ name, from, to }, at) => (
          <li key={at}>
            {t('copy.example', {
              name,
              from: formatDate(from, 'short', t.locale),
              to: formatDate(to, 'short', t.locale),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
