import { auditEvents, type AuditEvent } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import type { QueryRecord } from '@tsumugi/navigation'
import { useApi } from '@tsumugi/session'
import { Button, DateField, Notice, Select, useStyles, type Column } from '@tsumugi/ui'
import { ShieldCheck } from '@tsumugi/ui/icons'
import { useMemo, useState, type ComponentProps } from 'react'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { ListFrame } from '../frame/list-frame.tsx'
import { useListPlace } from '../frame/list-place.ts'
import { useAudit, useAuditActions } from '../people-queries.ts'
import { useActionWords } from './action-words/use-action-words.ts'
import css from './audit-panel.css?inline'
import { AuditDialog } from './audit-dialog.tsx'
import { auditTexts } from './messages/catalogue.ts'

type Day = ComponentProps<typeof DateField>['value']
type Verified = { checked: number; brokenIds: number[] } | 'failed' | null

/** Who did what, the newest first; the chain of hashes is checked on demand. */
export function AuditPanel({ query, path }: { query: QueryRecord; path: string }) {
  useStyles(css)
  const t = useText(auditTexts)
  const frame = useText(frameTexts)
  const api = useApi()
  const { actionWords, nounWords } = useActionWords()
  const place = useListPlace({ query }, path, ['action', 'from', 'to'])
  const answer = useAudit({ page: place.page, ...place.values })
  const { data: actions } = useAuditActions()
  const [verified, setVerified] = useState<Verified>(null)
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState<AuditEvent | null>(null)
  const columns = useMemo(
    (): Column<AuditEvent>[] => [
      {
        key: 'at',
        head: t('at'),
        width: 170,
        cell: ({ at }) => <span className="number">{timeOf(at, t.locale)}</span>,
      },
      { key: 'user', head: t('user'), width: 180, cell: (event) => <Who event={event} /> },
      {
        key: 'action',
        head: t('action'),
        width: 220,
        cell: ({ action }) => <span title={action}>{actionWords(action)}</span>,
      },
      {
        key: 'subject',
        head: t('subject'),
        width: 150,
        cell: ({ subjectKind, subjectId }) =>
          subjectKind ? (
            <>
              {nounWords(subjectKind)} <span className="code">{subjectId}</span>
            </>
          ) : (
            '–'
          ),
      },
      {
        key: 'address',
        head: t('address'),
        width: 130,
        cell: ({ address }) => <span className="code">{address ?? '–'}</span>,
      },
    ],
    [t, actionWords, nounWords],
  )
  const nouns = [...new Set((actions ?? []).map((action) => action.split('.')[0]!))]

  async function verify() {
    setBusy(true)
    try {
      setVerified((await api.of(auditEvents).verify()).data)
    } catch {
      setVerified('failed')
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="people-panel">
      <div className="people-filters">
        <Select
          label={t('action')}
          value={place.values.action}
          onChange={(action) => place.set({ action })}
          placeholder={t('all')}
          options={[
            ...nouns.map((noun) => ({ value: noun, label: t('any', { noun: nounWords(noun) }) })),
            ...(actions ?? []).map((action) => ({ value: action, label: actionWords(action) })),
          ]}
        />
        <DateField label={t('from')} value={place.values.from as Day} onChange={(from) => place.set({ from })} />
        <DateField label={t('to')} value={place.values.to as Day} onChange={(to) => place.set({ to })} />
        {place.filtered && (
          <Button type="plain" onClick={place.clear}>
            {frame('clear')}
          </Button>
        )}
        <span className="push" />
        <Button icon={ShieldCheck} busy={busy} onClick={() => void verify()}>
          {t('verify')}
        </Button>
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
  const { checked, brokenIds } = verified
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
