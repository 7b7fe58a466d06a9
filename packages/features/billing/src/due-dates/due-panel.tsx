import {
  checkTerm,
  instalments,
  isBusinessDate,
  isDecimal,
  legalLimit,
  longestWait,
  type CheckedTerm,
} from '@tsumugi/domain'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import type { PanelProps } from '@tsumugi/records'
import { DateField, NumberField, Switch, useStyles } from '@tsumugi/ui'
import { useMemo, useState } from 'react'
import { DueCalendar } from './due-calendar.tsx'
import css from './due-panel.css?inline'
import { dueTexts } from './due-texts.ts'
import { Findings } from './findings.tsx'
import { termOfForm } from './term-of-form.ts'
import { useClosedDays } from './use-closed-days.ts'

/** Tries a term: when an amount would be due, on a calendar, and what the law says to it. */
export function DuePanel({ values }: PanelProps) {
  useStyles(css)
  const t = useText(dueTexts)
  const [receipt, setReceipt] = useState(today)
  const [amount, setAmount] = useState('1000000')
  const [isProtected, setProtected] = useState(true)
  const term = useMemo(() => termOfForm(values), [values])
  const isReady = term !== null && isBusinessDate(receipt) && isDecimal(amount)
  return (
    <section className="due-panel" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <div className="asked">
        <DateField
          label={t(`from.${term?.basis ?? 'receipt'}`)}
          value={receipt}
          onChange={(date) => setReceipt(date ?? '')}
        />
        <NumberField label={t('amount')} value={amount} onChange={setAmount} />
        <Switch checked={isProtected} onChange={setProtected}>
          {t('protected')}
        </Switch>
      </div>
      {isReady ? (
        <Outcome {...{ term, receipt, amount, isProtected }} />
      ) : (
        <p className="small soft">{t('incomplete')}</p>
      )}
    </section>
  )
}

const today = () => new Date().toLocaleDateString('sv-SE')

interface Trial {
  term: CheckedTerm
  receipt: string
  amount: string
  isProtected: boolean
}

function Outcome({ term, receipt, amount, isProtected }: Trial) {
  const t = useText(dueTexts)
  const closed = useClosedDays()
  const parts = instalments(amount, receipt, term, { closed })
  const limit = legalLimit(receipt, term.netDays === null)
  const worst = useMemo(() => longestWait(term, Number(receipt.slice(0, 4)), closed), [term, receipt, closed])
  const dues = parts.map(({ due }) => due)
  return (
    <>
      <Findings
        findings={checkTerm(term, receipt, isProtected, closed)}
        last={dues.toSorted().at(-1)!}
        limit={limit}
        receipt={receipt}
      />
      <DueCalendar receipt={receipt} closing={parts[0]!.closing} limit={limit.on} dues={dues} closed={closed} />
      <table>
        <thead>
          <tr>
            <th scope="col">{t('due')}</th>
            <th scope="col">{t('moved')}</th>
            <th scope="col" className="number">
              {t('part')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ nominal, due, amount: part, percent, method }, at) => (
            <tr key={at}>
              <th scope="row">{formatDate(due, 'long')}</th>
              <td>{nominal === due ? '–' : formatDate(nominal)}</td>
              <td className="number">
                {formatMoney(part, 'JPY')}
                <span className="tiny faint">
                  {parts.length > 1 ? ` ${percent}%` : ''}
                  {method ? ` ${t(`method.${method}`)}` : ''}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={worst.beyond > 0 ? 'small attention-text' : 'small soft'}>
        {t(worst.beyond > 0 ? 'worst.over' : 'worst.fine', {
          receipt: formatDate(worst.receipt),
          due: formatDate(worst.due),
          day: worst.day,
          beyond: worst.beyond,
        })}
      </p>
    </>
  )
}
