import { currentOf, wordsOf } from '@tsumugi/api'
import { members, type Member, type Organisation } from '@tsumugi/contract'
import { mayChangeMember, type FunctionKey } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Button, Checkbox, EmptyState, ErrorState, Notice, Skeleton, toast, useStyles } from '@tsumugi/ui'
import { useState, type KeyboardEvent } from 'react'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { useMembers } from '../people-queries.ts'
import { useRefresh } from '@tsumugi/queries'
import { useWords } from '../words/status-words.tsx'
import css from './function-matrix.css?inline'
import { changedGrants, hasGrant, toggledGrant, type Grants } from './grants.ts'
import { memberTexts } from './messages/catalogue.ts'

/** Who may use which function of the organisation; changes are gathered and saved together. */
export function FunctionMatrix({ organisation, mayWrite }: { organisation: Organisation; mayWrite: boolean }) {
  useStyles(css)
  const t = useText(memberTexts)
  const frame = useText(frameTexts)
  const words = useWords()
  const api = useApi()
  const refresh = useRefresh()
  const { data, error, mutate } = useMembers(organisation.id, { status: 'active', perPage: 500 })
  const [edits, setEdits] = useState<Grants>(new Map())
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  if (error && !data) return <ErrorState heading="h2" onRetry={() => void mutate()} />
  if (!data) return <Skeleton rows={8} />
  const keys = organisation.enabledFunctions
  if (keys.length === 0)
    return (
      <EmptyState heading="h2" title={t('matrix.none')}>
        {t('matrix.noneWhy')}
      </EmptyState>
    )
  const people = data.data
  const changes = changedGrants(people, edits, keys)
  const toggle = (member: Member, key: FunctionKey) => setEdits(toggledGrant(edits, member, key, keys))

  async function save() {
    setBusy(true)
    setFailure('')
    try {
      await api.of(members).grant({ userGroupId: organisation.id, body: { members: changes } })
      setEdits(new Map())
      toast({ title: frame('save.done') })
    } catch (refused) {
      setFailure(currentOf(refused) ? t('matrix.stale') : wordsOf(refused, frame('failed')))
    } finally {
      setBusy(false)
      await refresh('user_group')
    }
  }

  return (
    <div className="people-panel">
      <p className="small soft">{t('matrix.lead')}</p>
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keys. */}
      <div className="people-matrix" tabIndex={0} role="region" aria-label={t('matrix.label')}>
        <table onKeyDown={walk}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              {keys.map((key) => (
                <th key={key} scope="col">
                  <span>{words.function(key)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((member) => {
              const reaches = mayWrite && mayChangeMember(organisation.role, member.role)
              return (
                <tr key={member.id}>
                  <th scope="row">
                    {member.name}
                    <small className="soft">{words.role(member.role)}</small>
                  </th>
                  {keys.map((key) => (
                    <td key={key} data-changed={hasGrant(member, key, edits) !== hasGrant(member, key) || undefined}>
                      <Checkbox
                        checked={hasGrant(member, key, edits)}
                        disabled={!reaches}
                        onChange={() => toggle(member, key)}
                        aria-label={`${member.name}: ${words.function(key)}`}
                      />
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {mayWrite && (
        <div className="button-row">
          <Button
            type="primary"
            busy={busy}
            onClick={() => void save()}
            disabled={changes.length === 0}
            reason={changes.length === 0 ? frame('save.nothing') : undefined}
          >
            {changes.length ? t('matrix.save', { count: changes.length }) : frame('save')}
          </Button>
          {changes.length > 0 && (
            <Button type="plain" onClick={() => setEdits(new Map())}>
              {frame('save.undo')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/** Arrows lead from tick to tick, as in a sheet. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const steps: Record<string, [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
  }
  const step = steps[event.key]
  const cell = (event.target as Element).closest('td')
  const row = cell?.closest('tr')
  if (!step || !cell || !row) return
  event.preventDefault()
  const rows = [...event.currentTarget.tBodies[0]!.rows]
  const next = rows[rows.indexOf(row) + step[0]]?.cells[cell.cellIndex + step[1]]
  next?.querySelector('input')?.focus()
}
