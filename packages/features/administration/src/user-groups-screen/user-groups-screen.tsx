import { wordsOf } from '@tsumugi/api'
import {
  keepsOrganisations,
  keepsPlatform,
  organisationStandings,
  organisations,
  type OrganisationRow,
} from '@tsumugi/contract'
import { admits, functionKeys, kinds, type FunctionKey } from '@tsumugi/domain'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useApi, useSession } from '@tsumugi/session'
import { BulkBar, Button, Chip, ScreenLinks, Select, toast, type Column } from '@tsumugi/ui'
import { Calendar, Eye, Plus } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import { frameTexts } from '../frame/messages/catalogue.ts'
import { ListFrame } from '../frame/list-frame.tsx'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { ScreenFrame } from '../frame/screen-frame.tsx'
import { SearchFilter } from '../frame/search-filter.tsx'
import { HolidaysDrawer } from '../public-holidays/holidays-drawer.tsx'
import { sorting, useOrganisations } from '../people-queries.ts'
import { useRefresh } from '@tsumugi/queries'
import { countryName } from '../words/place-names.ts'
import { StandingMark, useWords } from '../words/status-words.tsx'
import { AddOrganisationDialog } from './add-organisation-dialog.tsx'
import { userGroupTexts } from './messages/catalogue.ts'

/** /user_groups: every organisation of the platform; functions are switched for many at once. */
export function UserGroupsScreen({ query }: PageAddress) {
  const t = useText(userGroupTexts)
  const frame = useText(frameTexts)
  const words = useWords()
  const api = useApi()
  const refresh = useRefresh()
  const place = useListPlace({ query }, href('userGroups'), ['q', 'kind', 'standing', 'enabledFunction'])
  const answer = useOrganisations({ page: place.page, ...place.values, ...sorting(place.sort) })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [key, setKey] = useState<FunctionKey>('merchandising')
  const [adding, setAdding] = useState(false)
  const [showsHolidays, showHolidays] = useState(query.panel === 'holidays')
  const { user } = useSession()
  // Whom the server's page lets in; it asks again (spec §3, original_user).
  const mayViewAs = admits(user, keepsPlatform) && user?.originalUser === null
  const mayKeep = admits(user, keepsOrganisations)
  const columns = useMemo(
    (): Column<OrganisationRow>[] => [
      { key: 'name', head: t('name'), width: 190, sortable: true, cell: ({ name }) => <b>{name}</b> },
      { key: 'kind', head: t('kind'), width: 90, sortable: true, cell: ({ kind }) => words.kind(kind) },
      { key: 'country', head: t('country'), width: 70, cell: ({ country }) => countryName(country, t.locale) },
      {
        key: 'registrationNumber',
        head: t('registrationNumber'),
        width: 130,
        cell: ({ registrationNumber }) => <span className="code">{registrationNumber ?? '–'}</span>,
      },
      {
        key: 'standing',
        head: t('standing'),
        width: 110,
        cell: ({ standing }) => <StandingMark standing={standing} />,
      },
      {
        key: 'agreedTermsAt',
        head: t('agreed'),
        width: 115,
        align: 'end',
        sortable: true,
        cell: ({ agreedTermsAt }) => formatDate(agreedTermsAt) || '–',
      },
      {
        key: 'memberCount',
        head: t('members'),
        width: 60,
        align: 'end',
        sortable: true,
        cell: ({ memberCount }) => formatNumber(memberCount),
      },
      {
        key: 'functions',
        head: t('functions'),
        width: 60,
        align: 'end',
        cell: ({ enabledFunctions }) => formatNumber(enabledFunctions.length),
      },
      {
        key: 'lastActiveAt',
        head: t('lastActive'),
        width: 115,
        align: 'end',
        sortable: true,
        cell: ({ lastActiveAt }) => formatDate(lastActiveAt) || '–',
      },
    ],
    [t, words],
  )
  const open = ({ id }: OrganisationRow) => pageNavigator.go(href('userGroupConfigOfAdmin', { id }))

  async function enable(enabled: boolean) {
    try {
      const { data } = await api
        .of(organisations)
        .enable({ body: { ids: [...chosen].map(Number), function: key, enabled } })
      toast({ title: t('switched', { count: data.changed }) })
      setChosen(new Set())
    } catch (error) {
      toast({ title: wordsOf(error, frame('failed')), type: 'attention' })
    }
    await refresh('user_group')
  }

  const add = mayKeep && (
    <Button type="primary" icon={Plus} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <ScreenFrame
      title={t('title')}
      actions={
        <>
          <Button icon={Calendar} onClick={() => showHolidays(true)}>
            {t('holidays')}
          </Button>
          {mayViewAs && (
            <Button icon={Eye} href="/users/impersonations">
              {t('viewAs')}
            </Button>
          )}
          {add}
        </>
      }
    >
      <div className="people-filters">
        <SearchFilter label={t('search')} value={place.values.q} onChange={(q) => place.set({ q })} />
        <Select
          label={t('kind')}
          value={place.values.kind}
          onChange={(kind) => place.set({ kind })}
          placeholder={t('all')}
          options={kinds.map((value) => ({ value, label: words.kind(value) }))}
        />
        <Select
          label={t('standing')}
          value={place.values.standing}
          onChange={(standing) => place.set({ standing })}
          placeholder={t('all')}
          options={organisationStandings.map((value) => ({ value, label: words.standing(value) }))}
        />
        <Select
          label={t('functions')}
          value={place.values.enabledFunction}
          onChange={(enabledFunction) => place.set({ enabledFunction })}
          placeholder={t('all')}
          options={functionKeys.map((value) => ({ value, label: words.function(value) }))}
        />
      </div>
      <ListFrame
        label={t('title')}
        {...{ place, answer, columns }}
        rowKey={({ id }) => String(id)}
        onOpen={open}
        {...(mayKeep && { selection: { chosen, onChange: setChosen } })}
        card={(row) => (
          <div className="people-card">
            <div className="line">
              <a href={href('userGroupConfigOfAdmin', { id: row.id })}>
                <b>{row.name}</b>
              </a>
              <StandingMark standing={row.standing} />
            </div>
            <div className="line">
              <Chip>{words.kind(row.kind)}</Chip>
              <span className="small soft">{countryName(row.country, t.locale)}</span>
            </div>
            <span className="small">
              {t('card', { members: row.memberCount, functions: row.enabledFunctions.length })}
            </span>
          </div>
        )}
        empty={{ title: t('none'), action: add }}
      />
      <BulkBar count={chosen.size} onClear={() => setChosen(new Set())}>
        <Select
          aria-label={t('functions')}
          size={24}
          value={key}
          onChange={(value) => setKey(value)}
          options={functionKeys.map((value) => ({ value, label: words.function(value) }))}
        />
        <Button type="plain" onClick={() => void enable(false)}>
          {t('disable')}
        </Button>
        <Button type="sub-primary" onClick={() => void enable(true)}>
          {t('enable')}
        </Button>
      </BulkBar>
      {showsHolidays && <HolidaysDrawer onClose={() => showHolidays(false)} />}
      {adding && <AddOrganisationDialog onClose={() => setAdding(false)} />}
      <ScreenLinks label={t('related')} of={['superGroups', 'helpLinks', 'notices', 'feedbacks', 'concierges']} />
    </ScreenFrame>
  )
}
