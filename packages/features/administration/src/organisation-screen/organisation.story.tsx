import { auditEvents, invitations, members, userGroups, users, workCalendars } from '@tsumugi/contract'
import {
  demoAudit,
  demoInvitations,
  demoMembers,
  demoOrganisation,
  demoProfile,
  demoTeams,
} from '../story/demo-people.fixture.ts'
import { demoUser, known, onePage, PeopleScene } from '../story/people-scene.fixture.tsx'
import { OrganisationScreen } from './organisation-screen.tsx'

const page = { perPage: 50, page: 1 }
const answers = [
  known(userGroups.show, { id: 1 }, { data: demoOrganisation }),
  known(
    userGroups.show,
    { id: 2 },
    {
      data: {
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
    },
  ),
  known(members.list, { userGroupId: 1, query: page }, onePage(demoMembers)),
  known(
    members.list,
    { userGroupId: 1, query: { perPage: 500, status: 'active' } },
    onePage(demoMembers.filter(({ status }) => status === 'active')),
  ),
  known(members.list, { userGroupId: 1, query: { perPage: 500 } }, onePage(demoMembers)),
  known(invitations.list, { userGroupId: 1 }, { data: demoInvitations }),
  known(userGroups.teams, { id: 1 }, { data: demoTeams }),
  known(users.show, { id: 1 }, { data: demoProfile }),
  known(
    workCalendars.show,
    {},
    { data: { restDays: [6, 7], holidays: 'JP', openedDays: [{ openedOn: '2026-12-26', name: '年内出荷' }] } },
  ),
  known(auditEvents.list, { query: page }, onePage(demoAudit)),
  known(auditEvents.people, {}, { data: [{ id: 1, name: '森下 あさ' }] }),
  known(auditEvents.actions, {}, { data: ['brand.ordered', 'session.signed_in'] }),
]

const at = (tab: string, id = '1') => <OrganisationScreen params={{ id }} query={tab ? { tab } : {}} />

export const Profile = () => <PeopleScene known={answers}>{at('')}</PeopleScene>
export const Members = () => <PeopleScene known={answers}>{at('members')}</PeopleScene>
export const Functions = () => <PeopleScene known={answers}>{at('functions')}</PeopleScene>
export const Teams = () => <PeopleScene known={answers}>{at('teams')}</PeopleScene>
export const Settings = () => <PeopleScene known={answers}>{at('settings')}</PeopleScene>
export const Audit = () => <PeopleScene known={answers}>{at('audit')}</PeopleScene>
export const OnlyToRead = () => (
  <PeopleScene known={answers} user={demoUser({ powerUser: false })}>
    {at('')}
  </PeopleScene>
)
export const OfTheSuperGroup = () => <PeopleScene known={answers}>{at('', '2')}</PeopleScene>
