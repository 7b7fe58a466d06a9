import {
  demoAudit,
  demoInvitations,
  demoMembers,
  demoOrganisation,
  demoProfile,
  demoTeams,
} from '../story/demo-people.fixture.ts'
import { demoUser, onePage, PeopleScene } from '../story/people-scene.fixture.tsx'
import { OrganisationScreen } from './organisation-screen.tsx'

const known = [
  [['organisation', 1], demoOrganisation],
  [
    ['organisation', 2],
    {
      ...demoOrganisation,
      id: 2,
      name: '潮風衣料(デモ)',
      config: null,
      limits: null,
      bankAccounts: [],
      closedDays: [],
      role: null,
      view: 'read',
    },
  ],
  [['members', 1, { perPage: 50, page: 1 }], onePage(demoMembers)],
  [
    ['members', 1, { perPage: 500, status: 'active' }],
    onePage(demoMembers.filter(({ status }) => status === 'active')),
  ],
  [['members', 1, { perPage: 500 }], onePage(demoMembers)],
  [['invitations', 1], demoInvitations],
  [['teams', 1], demoTeams],
  [['profile', 1], demoProfile],
  [
    ['workCalendar', 1],
    { restDays: [6, 7], holidays: 'JP', openedDays: [{ openedOn: '2026-12-26', name: '年内出荷' }] },
  ],
  [['audit', { perPage: 50, page: 1 }], onePage(demoAudit)],
  [['auditPeople'], [{ id: 1, name: '森下 あさ' }]],
  [['auditActions'], ['brand.ordered', 'session.signed_in']],
] as const

const at = (tab: string, id = '1') => <OrganisationScreen params={{ id }} query={tab ? { tab } : {}} />

export const Profile = () => <PeopleScene known={known}>{at('')}</PeopleScene>
export const Members = () => <PeopleScene known={known}>{at('members')}</PeopleScene>
export const Functions = () => <PeopleScene known={known}>{at('functions')}</PeopleScene>
export const Teams = () => <PeopleScene known={known}>{at('teams')}</PeopleScene>
export const Settings = () => <PeopleScene known={known}>{at('settings')}</PeopleScene>
export const Audit = () => <PeopleScene known={known}>{at('audit')}</PeopleScene>
export const OnlyToRead = () => (
  <PeopleScene known={known} user={demoUser({ powerUser: false })}>
    {at('')}
  </PeopleScene>
)
export const OfTheSuperGroup = () => <PeopleScene known={known}>{at('', '2')}</PeopleScene>
