import type { ConverterDetail, ConverterFault } from '@tsumugi/contract'
import { namedIn, useText } from '@tsumugi/i18n'
import { Button, TextField } from '@tsumugi/ui'
import { useState } from 'react'
import type { RunActions } from '../converter-queries.ts'
import type { FieldWords } from '../nouns/field-words.ts'
import { converterTexts } from '../words/converter-texts.ts'

interface FaultListProps {
  readonly run: ConverterDetail
  readonly words: FieldWords
  readonly actions: RunActions
}

/** One sentence for each fault and one button, which puts it right wherever it stands. */
export function FaultList({ run, words, actions }: FaultListProps) {
  const t = useText(converterTexts)
  return (
    <section className="panel faults">
      <header>
        <h2>{t('faults.title')}</h2>
        <span className="end small soft">
          {t('faults.count', { count: run.faults.reduce((sum, { count }) => sum + count, 0) })}
        </span>
      </header>
      {run.faults.length === 0 && <p className="panel-body small soft">{t('faults.none')}</p>}
      <ol>
        {run.faults.map((fault) => (
          <FaultRow key={`${fault.field} ${fault.code} ${fault.text}`} {...{ fault, words, actions }} />
        ))}
      </ol>
      {run.counts.fixed > 0 && (
        <p className="panel-body small soft">{t('faults.fixed', { count: run.counts.fixed })}</p>
      )}
    </section>
  )
}

function FaultRow({ fault, words, actions }: { fault: ConverterFault } & Omit<FaultListProps, 'run'>) {
  const t = useText(converterTexts)
  const { field, suggestion, count, rows } = fault
  const label = words.label(field, t.locale)
  const shown = rows.slice(0, 5).join(', ')
  return (
    <li>
      <b>{namedIn(fault.message, field, label)}</b>
      <span className="tiny soft">
        {t('faults.count', { count })} · {t(count > 5 ? 'faults.more' : 'faults.rows', { rows: shown })}
        {suggestion && ` · ${t('faults.near', { to: suggestion })}`}
      </span>
      <FaultActs {...{ fault, label, actions }} />
    </li>
  )
}

function FaultActs({ fault, label, actions }: { fault: ConverterFault; label: string; actions: RunActions }) {
  const t = useText(converterTexts)
  const { field, code, text, suggestion } = fault
  const [to, setTo] = useState(suggestion ?? '')
  const isValue = code !== 'repeated_row'
  const where = { field, code, ...(text === null ? {} : { text }) }
  return (
    <span className="fault-acts">
      {isValue && (
        <TextField
          label={<span className="unseen">{t('faults.value', { field: label })}</span>}
          size={24}
          value={to}
          onChange={setTo}
        />
      )}
      {isValue && (
        <Button
          type="sub-primary"
          size={24}
          busy={actions.busy}
          disabled={to.trim() === ''}
          onClick={() => void actions.fix({ ...where, to, remember: text !== null && text !== '' })}
        >
          {t('faults.all')}
        </Button>
      )}
      <Button type="plain" size={24} busy={actions.busy} onClick={() => void actions.fix({ ...where, leaveOut: true })}>
        {t('faults.leave')}
      </Button>
    </span>
  )
}
