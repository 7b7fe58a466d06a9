import { auditEvents, type AuditEvent } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import type { QueryRecord } from '@tsumugi/navigation'
import { useApi } from '@tsumugi/session'
import { Button, Notice, useStyles, type Column } from '@tsumugi/ui'
import { ShieldCheck } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { ListFrame } from '../frame/list-frame.tsx'
import { useListPlace } from '@tsumugi/records'
import { useAudit } from '../people-queries.ts'
import { useActionWords } from './action-words/use-action-words.ts'
import css from './audit-panel.css?inline'
import { changesOf, nameOf, recordsOf } from './audit-changes.ts'
import { AuditDialog } from './audit-dialog.tsx'
import { AuditExport } from './audit-export.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { ChangesLine } from './changes-table.tsx'
import { auditTexts } from './messages/catalogue.ts'

const filterKeys = ['action', 'verb', 'userId', 'subjectId', 'from', 'to'] as const
type Verified = { checked: number; brokenIds: number[]; unfinished: boolean } | 'failed' | null

/** Who did what, the newest first; the chain of hashes is checked on demand. */
export function AuditPanel({ query, path }: { query: QueryRecord; path: string }) {
  useStyles(css)
  const t = useText(auditTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const { actionWords } = useActionWords()
  const place = useListPlace({ query }, path, filterKeys)
  const answer = useAudit({ page: place.page, ...place.values })
  const [verified, setVerified] = useState<Verified>(null)
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState<AuditEvent | null>(null)
  const columns = useMemo(
    (): Column<AuditEvent>[] => [
      {
        key: 'at',
        head: t('at'),
        width: 144,
        cell: ({ at }) => <span className="number">{timeOf(at, t.locale)}</span>,
      },
      { key: 'user', head: t('user'), width: 164, cell: (event) => <Who event={event} /> },
      {
        key: 'action',
        head: t('action'),
        width: 200,
        cell: ({ action }) => <span title={action}>{actionWords(action)}</span>,
      },
      { key: 'subject', head: t('subject'), width: 180, cell: (event) => <Subject event={event} /> },
      { key: 'changes', head: t('changes'), width: 300, cell: (event) => <What event={event} /> },
    ],
    [t, actionWords],
  )
  async function verify() {
    setBusy(true)
    const found = { checked: 0, brokenIds: [] as number[] }
    try {
      for (let after: number | null | undefined; after !== null;) {
        const { data } = await api.of(auditEvents).verify({ query: after === undefined ? {} : { after } })
        found.checked += data.checked
        found.brokenIds.push(...data.brokenIds)
        after = data.next
        setVerified({ ...found, unfinished: after !== null })
      }
    } catch {
      setVerified('failed')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="people-panel">
      <div className="people-filters">
        <AuditFilters place={place} />
        {place.filtered && (
          <Button type="plain" onClick={place.clear}>
            {frame('clear')}
          </Button>
        )}
        <span className="audit-tools">
          <AuditExport wanted={place.values} />
          <Button icon={ShieldCheck} busy={busy} onClick={() => void verify()}>
            {t('verify')}
          </Button>
        </span>
      </div>
      {verified && <Verdict verified={verified} />}
      <ListFrame
        label={t('title')}
        {...{ place, answer, columns }}
        rowKey={({ id }) => String(id)}
        onOpen={setOpened}
        card={(event) => (
          <div className="people-card">
            <div className="line">
              <button type="button" className="people-open" onClick={() => setOpened(event)}>
                {actionWords(event.action)}
              </button>
            </div>
            <span className="small">
              <Who event={event} />
            </span>
            <span className="small">
              <Subject event={event} />
            </span>
            <span className="small">
              <What event={event} />
            </span>
            <span className="small soft number">{timeOf(event.at, t.locale)}</span>
          </div>
        )}
        empty={{ title: t('none') }}
      />
      {opened && <AuditDialog event={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}

function Verdict({ verified }: { verified: NonNullable<Verified> }) {
  const t = useText(auditTexts)
  if (verified === 'failed')
    return (
      <Notice hue="madder" live>
        {t('verify.failed')}
      </Notice>
    )
  const { checked, brokenIds, unfinished } = verified
  if (brokenIds.length === 0 && unfinished)
    return <Notice hue="indigo">{t('verify.sofar', { count: formatNumber(checked) })}</Notice>
  if (brokenIds.length === 0)
    return (
      <Notice hue="bamboo" live>
        {t('verify.holds', { count: formatNumber(checked) })}
      </Notice>
    )
  return (
    <Notice hue="madder" live>
      {t('verify.broken', { count: brokenIds.length, ids: brokenIds.slice(0, 5).join(', ') })}
    </Notice>
  )
}

/** The record by its name, and what kind it is. */
function Subject({ event: { subjectKind, subjectId, detail } }: { event: AuditEvent }) {
  const { nounWords } = useActionWords()
  const name = nameOf(detail)
  if (!subjectKind && name === null) return <>–</>
  return (
    <>
      {name ?? <span className="code">{subjectId}</span>}
      {subjectKind && <span className="small soft"> {nounWords(subjectKind)}</span>}
    </>
  )
}

function What({ event: { detail, subjectKind } }: { event: AuditEvent }) {
  const records = recordsOf(detail)
  const changes = changesOf(detail)
  if (changes.length > 0) return <ChangesLine changes={changes} noun={subjectKind} />
  return <span className="audit-line">{records.map(({ name }) => name ?? '').join(', ')}</span>
}

/** Whoever acted in another's name stands beside it. */
function Who({ event: { user, originalUser } }: { event: AuditEvent }) {
  const t = useText(auditTexts)
  return (
    <>
      {user?.name ?? t('system')}
      {originalUser && <span className="small warning-text"> {t('behind', { name: originalUser.name })}</span>}
    </>
  )
}

/** To the second: what came first matters here. */
const timeOf = (at: string, locale: string) =>
  `${formatDate(at, 'short')} ${new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' })}`
