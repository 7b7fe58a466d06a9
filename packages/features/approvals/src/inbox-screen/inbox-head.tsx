import { approvalTargets, hasFunction } from '@tsumugi/domain'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { Button, FilterChip, IconButton, Menu, MenuItem, MenuLine, SearchField, Select, Tabs } from '@tsumugi/ui'
import { Ellipsis, Plus } from '@tsumugi/ui/icons'
import { useEffect, useState } from 'react'
import { useAbsence, useCounts } from '../approval-queries.ts'
import { approvalPathTexts } from '../approval-path/messages/catalogue.ts'
import type { InboxAddress } from './inbox-address.ts'
import { inboxTexts } from './messages/catalogue.ts'

interface InboxHeadProps extends InboxAddress {
  total: number | undefined
  wholePage: boolean
  onRequest(): void
  onAbsence(): void
}

/** Title, the three lists with their counts, and what narrows them. */
export function InboxHead({ place, go, wholePage, onRequest, onAbsence }: InboxHeadProps) {
  const t = useText(inboxTexts)
  const path = useText(approvalPathTexts)
  const { user } = useSession()
  const { data: counts } = useCounts()
  const mayRequest = user !== null && hasFunction(user, 'custom_workflow.create')
  return (
    <header>
      <div className="line">
        <b aria-hidden="true">{t('title')}</b>
        {mayRequest && (
          <Button size={24} icon={Plus} onClick={onRequest}>
            {t('request')}
          </Button>
        )}
        <MoreMenu onAbsence={onAbsence} />
      </div>
      <Tabs
        label={t('inbox')}
        value={place.tab}
        onChange={(tab) => go({ tab, sort: null })}
        tabs={[
          { key: 'waiting', label: t('tab.waiting'), count: counts?.waiting },
          { key: 'requested', label: t('tab.requested'), count: counts?.requested },
          { key: 'done', label: t('tab.done') },
        ]}
      />
      <div className="filters">
        <Words value={place.q} label={t('search')} slash={wholePage} onChange={(q) => go({ q })} />
        <Select
          aria-label={t('filter.all')}
          size={24}
          value={place.target ?? ''}
          placeholder={t('filter.all')}
          options={approvalTargets.map((value) => ({ value, label: path(`target.${value}`) }))}
          onChange={(target) => go({ target: target || null })}
        />
        <Select
          aria-label={t('sort')}
          size={24}
          value={place.sort ?? (place.tab === 'waiting' ? 'oldest' : 'newest')}
          placeholder={null}
          options={(['oldest', 'newest', 'due', 'amount'] as const).map((value) => ({
            value,
            label: t(`sort.${value}`),
          }))}
          onChange={(sort) => go({ sort })}
        />
        {place.tab === 'waiting' && !place.late && (counts?.late ?? 0) > 0 && (
          <Button type="info-plain" size={24} onClick={() => go({ late: true })}>
            {t('filter.late')} {counts?.late}
          </Button>
        )}
        {place.late && <FilterChip name={t('filter.late')} onRemove={() => go({ late: false })} />}
      </div>
    </header>
  )
}

/** Words go to the server when typing pauses. */
function Words({
  value,
  label,
  slash,
  onChange,
}: {
  value: string
  label: string
  slash: boolean
  onChange(value: string): void
}) {
  const [typed, setTyped] = useState(value)
  const [given, setGiven] = useState(value)
  if (given !== value) {
    setGiven(value)
    setTyped(value)
  }
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onChange(typed), 250)
    return () => clearTimeout(timer)
  }, [typed])
  return <SearchField label={label} value={typed} slash={slash} onChange={setTyped} />
}

function MoreMenu({ onAbsence }: { onAbsence(): void }) {
  const t = useText(inboxTexts)
  const { user } = useSession()
  const { data: absence } = useAbsence()
  const mayRoutes = user !== null && hasFunction(user, 'approval_route.create')
  const mayWorkflows = user !== null && user.powerUser && hasFunction(user, 'custom_workflow.create')
  return (
    <Menu
      label={t('settings')}
      trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} size={24} label={t('settings')} />}
    >
      <MenuItem
        onSelect={onAbsence}
        end={absence && t('absence.on', { to: formatDate(absence.endsOn, 'shortNoYear', t.locale) })}
      >
        {t('absence')}
      </MenuItem>
      {(mayRoutes || mayWorkflows) && <MenuLine />}
      {mayRoutes && <MenuItem href={href('approvalRoutes')}>{t('routes')}</MenuItem>}
      {mayWorkflows && <MenuItem href={href('customWorkflowDefinitions')}>{t('workflows')}</MenuItem>}
    </Menu>
  )
}
