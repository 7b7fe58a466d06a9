import type { Organisation } from '@tsumugi/contract'
import { href, rewriteAddress } from '@tsumugi/navigation'
import { useText } from '@tsumugi/i18n'
import { useSession, useWayBack } from '@tsumugi/session'
import { Chip, ErrorState, Notice, ScreenLinks, Skeleton, Tabs, type DirectRoute } from '@tsumugi/ui'
import { useState } from 'react'
import { AuditPanel } from '../audit/audit-panel.tsx'
import type { PageAddress } from '@tsumugi/records'
import { ScreenFrame } from '../frame/screen-frame.tsx'
import { FunctionMatrix } from '../members/function-matrix.tsx'
import { MembersPanel } from '../members/members-panel.tsx'
import { TeamsPanel } from '../members/teams-panel.tsx'
import { useOrganisation } from '../people-queries.ts'
import { useWords } from '../words/status-words.tsx'
import { BankPanel } from './bank/bank-panel.tsx'
import { ClosedDaysPanel } from './bank/closed-days-panel.tsx'
import { ConfigPanel } from './config/config-panel.tsx'
import { ImagesPanel } from './bank/images-panel.tsx'
import { WorkCalendarPanel } from './bank/work-calendar-panel.tsx'
import { organisationTexts } from './messages/catalogue.ts'
import { ProfilePanel } from './profile-panel.tsx'
import { ReadView } from './read-view.tsx'

const tabs = ['profile', 'members', 'functions', 'teams', 'settings', 'audit'] as const
/** Settings of the organisation with a screen of their own, which no menu names. */
const related = [
  'paymentTermDefinitions',
  'approvalRoutes',
  'customWorkflowDefinitions',
  'extensionFieldDefinitions',
  'listTemplates',
  'confirmedMarks',
  'superGroups',
  'accountUserGroups',
  'notices',
  'feedbacks',
] as const satisfies readonly DirectRoute[]
type TabKey = (typeof tabs)[number]

/** /account/user_groups/:id: one's own organisation; another of the super group only to read. */
export function OrganisationScreen({ params, query }: PageAddress) {
  const t = useText(organisationTexts)
  const words = useWords()
  const id = Number(params.id)
  const { data: organisation, error, mutate, put } = useOrganisation(id)
  const wayBack = useWayBack(href('accountUserGroups'))
  if (error) {
    const gone = (error as { status?: number }).status === 404
    return (
      <ErrorState heading="h1" title={gone ? t('gone') : undefined} onRetry={() => void mutate()}>
        {gone ? t('gone.why') : undefined}
      </ErrorState>
    )
  }
  if (!organisation)
    return (
      <ScreenFrame title={t('title')}>
        <Skeleton rows={8} />
      </ScreenFrame>
    )
  return (
    <ScreenFrame
      title={organisation.name}
      facts={<Chip>{words.kind(organisation.kind)}</Chip>}
      back={{ href: wayBack, label: t('back') }}
    >
      {organisation.view === 'read' ? (
        <ReadView organisation={organisation} />
      ) : (
        <OwnOrganisation key={id} organisation={organisation} query={query} onSaved={(next) => void put(next)} />
      )}
    </ScreenFrame>
  )
}

interface OwnProps {
  organisation: Organisation
  query: PageAddress['query']
  onSaved(organisation: Organisation): void
}

function OwnOrganisation({ organisation, query, onSaved }: OwnProps) {
  const t = useText(organisationTexts)
  const { user } = useSession()
  const [tab, setTab] = useState<TabKey>(() => tabs.find((key) => key === query.tab) ?? 'profile')
  const mayWrite = user?.powerUser ?? false
  const shown = tabs.filter((key) => mayWrite || key !== 'audit')
  const { id } = organisation
  const panels = { organisation, mayWrite, onSaved }
  const address = (key: TabKey) => href('accountUserGroup', { id }, key === 'profile' ? {} : { tab: key })
  const choose = (key: TabKey) => {
    setTab(key)
    rewriteAddress(address(key))
  }
  return (
    <>
      {!mayWrite && <Notice hue="indigo">{t('readOnly')}</Notice>}
      <Tabs
        label={t('tabs')}
        tabs={shown.map((key) => ({ key, label: t(`tab.${key}`) }))}
        value={tab}
        onChange={choose}
      >
        {tab === 'profile' && (
          <>
            <ProfilePanel {...panels} />
            <ImagesPanel {...panels} />
            <BankPanel {...panels} />
            <WorkCalendarPanel {...panels} />
            <ClosedDaysPanel {...panels} />
          </>
        )}
        {tab === 'settings' && <ConfigPanel {...panels} />}
        {tab === 'members' && (
          <MembersPanel
            organisation={organisation}
            mayWrite={mayWrite}
            query={query}
            path={href('accountUserGroup', { id })}
          />
        )}
        {tab === 'functions' && <FunctionMatrix organisation={organisation} mayWrite={mayWrite} />}
        {tab === 'teams' && <TeamsPanel organisation={organisation} mayWrite={mayWrite} />}
        {tab === 'audit' && <AuditPanel query={query} path={href('accountUserGroup', { id })} />}
      </Tabs>
      <ScreenLinks label={t('related')} of={related} query={{ listTemplates: { target: 'production_schedule' } }} />
    </>
  )
}
