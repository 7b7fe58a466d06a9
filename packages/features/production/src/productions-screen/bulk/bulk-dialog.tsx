import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { productions, type Production, type ProductionOutcome } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { staying, useChange } from '@tsumugi/queries'
import { DateField, Dialog, Notice, Select } from '@tsumugi/ui'
import { useState } from 'react'
import { useOptions } from '../../production-queries.ts'
import { listTexts } from '../list-texts.ts'
import { changeOf, type BulkAction } from './bulk-actions.ts'

interface BulkDialogProps {
  readonly action: BulkAction
  readonly picked: readonly Production[]
  onClose(): void
  onDone(): void
}

/** One change to many productions, and what became of each. */
export function BulkDialog({ action, picked, onClose, onDone }: BulkDialogProps) {
  const t = useText(listTexts)
  const [value, setValue] = useState('')
  const change = changeOf(action, value)
  const { outcomes, busy, fault, run } = useBulk(picked)
  function close() {
    onClose()
    if (outcomes) onDone()
  }
  return (
    <Dialog
      title={t('title', { count: picked.length, action: t(action) })}
      busy={busy}
      onClose={close}
      primary={
        outcomes
          ? { label: t('close'), onClick: close }
          : {
              label: t('do', { count: picked.length }),
              onClick: () => void (change && run(change)),
              ...(!change && { reason: t('choose') }),
            }
      }
    >
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      {outcomes ? (
        <Outcomes {...{ action, picked, outcomes }} />
      ) : (
        <div className="production-bulk">
          <ValueField {...{ action, value, picked }} onChange={setValue} />
          {action !== 'season' && <p className="small soft">{t(hintOf[action])}</p>}
        </div>
      )}
    </Dialog>
  )
}

const hintOf = { supplier: 'hint.phase', due: 'hint.phase', share: 'hint.share', remove: 'hint.remove' } as const

type Change = NonNullable<ReturnType<typeof changeOf>>

function useBulk(picked: readonly Production[]) {
  const t = useText(listTexts)
  const send = useChange(productions.bulk, ['production', 'phase'])
  const [outcomes, setOutcomes] = useState<readonly ProductionOutcome[] | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const [idempotencyKey] = useState(newIdempotencyKey)
  async function run(change: Change) {
    setBusy(true)
    setFault('')
    const rows = picked.map(({ id, lockVersion }) => ({ id, lockVersion }))
    try {
      setOutcomes((await send({ body: { productions: rows, change } }, { ...staying, idempotencyKey })).data)
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { outcomes, busy, fault, run }
}

interface ValueFieldProps {
  readonly action: BulkAction
  readonly value: string
  readonly picked: readonly Production[]
  onChange(value: string): void
}

const fieldOf = { season: 'season.field', supplier: 'supplier.field', share: 'share.field' } as const

function ValueField({ action, value, picked, onChange }: ValueFieldProps) {
  const t = useText(listTexts)
  const known = useOptions(action !== 'remove' && action !== 'due')
  if (action === 'remove') return null
  if (action === 'due') return <DateField label={t('due.field')} value={value} onChange={onChange} />
  const brands = new Set(picked.map(({ brand }) => brand.id))
  const seasons = known?.brands.filter(({ id }) => brands.has(id)).flatMap((brand) => brand.seasons) ?? []
  const options =
    action === 'season'
      ? [...new Set(seasons)].map((each) => ({ value: each, label: each }))
      : (known?.suppliers ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  return <Select label={t(fieldOf[action])} must value={value} options={options} onChange={onChange} />
}

interface OutcomesProps {
  readonly action: BulkAction
  readonly picked: readonly Production[]
  readonly outcomes: readonly ProductionOutcome[]
}

function Outcomes({ action, picked, outcomes }: OutcomesProps) {
  const t = useText(listTexts)
  const done = t(action === 'remove' ? 'done.remove' : 'done')
  return (
    <ul className="production-outcomes" aria-live="polite">
      {outcomes.map(({ id, outcome, errors }) => {
        const row = picked.find((each) => each.id === id)
        return (
          <li key={id} data-outcome={outcome}>
            <span className="code">{row?.styleNo}</span>
            <span>{row?.name}</span>
            <span className="small">{outcome === 'done' ? done : errors.map(({ message }) => message).join(' ')}</span>
          </li>
        )
      })}
    </ul>
  )
}
