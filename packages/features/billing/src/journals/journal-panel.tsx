import { wordsOf } from '@tsumugi/api'
import type { JournalExport, JournalPreview } from '@tsumugi/contract'
import { journalLayoutKeys, type JournalLayoutKey } from '@tsumugi/domain/accounting'
import { formatDate, useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Button, DateField, Notice, Select, Skeleton, useStyles } from '@tsumugi/ui'
import { useState } from 'react'
import { FaultNotice } from '../findings/fault-notice.tsx'
import type { View } from '../payables/ledger-queries.ts'
import { AccountNames } from './account-names.tsx'
import {
  monthBefore,
  useExport,
  useJournalAttempt,
  useJournalFile,
  useJournals,
  type Period,
} from './journal-queries.ts'
import { JournalOmissions, JournalSums } from './journal-sums.tsx'
import { journalTexts } from './journal-texts.ts'
import css from './journals.css?inline'

/** Journals of a period: what they come to, what is left out, the file, and what was exported before (domain §3.10). */
export function JournalPanel({ view, today }: { view: View; today: string }) {
  useStyles(css)
  const t = useText(journalTexts)
  const isPower = useSession().user?.powerUser ?? false
  const [period, setPeriod] = useState(() => monthBefore(today))
  const { data, error } = useJournals(view, period)
  const journal = data?.data
  return (
    <section className="journals" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="small soft">{t('text')}</p>
      <div className="journal-head">
        <DateField label={t('from')} value={period.from} onChange={(from) => setPeriod({ ...period, from })} />
        <DateField label={t('until')} value={period.until} onChange={(until) => setPeriod({ ...period, until })} />
        {isPower && <ExportForm view={view} period={period} isEmpty={!journal || journal.count === 0} />}
      </div>
      {error !== undefined && <FaultNotice fault={wordsOf(error) || t('failed')} />}
      {!journal && error === undefined && <Skeleton rows={4} />}
      {journal && error === undefined && (
        <>
          <Cautions journal={journal} until={period.until} />
          <JournalSums journal={journal} />
          <JournalOmissions omissions={journal.omissions} />
          <Exports exports={journal.exports} mayRead={isPower} />
          {isPower && <AccountNames key={JSON.stringify(journal.accounts)} accounts={journal.accounts} />}
        </>
      )}
    </section>
  )
}

function ExportForm({ view, period, isEmpty }: { view: View; period: Period; isEmpty: boolean }) {
  const t = useText(journalTexts)
  const send = useExport()
  const save = useJournalFile()
  const { fault, busy, attempt } = useJournalAttempt()
  const [layout, setLayout] = useState<JournalLayoutKey>('yayoi')
  const choose = (key: string) => setLayout(journalLayoutKeys.find((each) => each === key) ?? layout)
  const write = () =>
    attempt(async (options) => {
      const { data } = await send({ body: { journal: { view, ...period, layout } } }, options)
      await save(data)
    })
  return (
    <>
      <Select
        label={t('layout')}
        placeholder={null}
        value={layout}
        options={journalLayoutKeys.map((key) => ({ value: key, label: t(`layout.${key}`) }))}
        onChange={choose}
      />
      <Button type="primary" busy={busy} disabled={isEmpty} onClick={write}>
        {t('export')}
      </Button>
      <FaultNotice fault={fault} />
    </>
  )
}

/** What to know before the file is read into books: a second export, days that are open, signs that are lost. */
function Cautions({ journal, until }: { journal: JournalPreview; until: string }) {
  const t = useText(journalTexts)
  const { closedUntil, exports, unwritable } = journal
  const before = exports.find(({ isOverlapping }) => isOverlapping)
  const day = (date: string) => formatDate(date, 'short', t.locale)
  return (
    <>
      {before && <Notice hue="gold">{t('again', { date: day(before.exportedAt.slice(0, 10)) })}</Notice>}
      {(closedUntil === null || closedUntil < until) && (
        <p className="small soft">{closedUntil === null ? t('neverClosed') : t('open', { date: day(closedUntil) })}</p>
      )}
      {unwritable.length > 0 && <Notice hue="gold">{t('unwritable', { names: unwritable.join(' · ') })}</Notice>}
    </>
  )
}

function Exports({ exports, mayRead }: { exports: readonly JournalExport[]; mayRead: boolean }) {
  const t = useText(journalTexts)
  const save = useJournalFile()
  const day = (date: string) => formatDate(date, 'short', t.locale)
  return (
    <section aria-label={t('exports')}>
      <h3>{t('exports')}</h3>
      {exports.length === 0 && <p className="small soft">{t('exports.none')}</p>}
      <ul>
        {exports.map((made) => {
          const days = { from: day(made.from), until: day(made.until) }
          return (
            <li key={made.id}>
              <span>{t('export.of', { ...days, layout: t(`layout.${made.layout}`), count: made.entries })}</span>
              <span className="soft">
                {day(made.exportedAt.slice(0, 10))} {made.exportedBy}
              </span>
              {mayRead && (
                <Button size={24} aria-label={t('save.of', days)} onClick={() => void save(made)}>
                  {t('save')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
