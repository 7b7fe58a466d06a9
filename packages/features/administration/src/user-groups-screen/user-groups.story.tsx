import { concierges, organisations, superGroups } from '@tsumugi/contract'
import { AdminConfigScreen } from '../admin-config-screen/admin-config-screen.tsx'
import { ConciergesScreen } from '../concierges-screen/concierges-screen.tsx'
import { demoRows } from '../story/demo-people.fixture.ts'
import { demoUser, known, onePage, PeopleScene } from '../story/people-scene.fixture.tsx'
import { SuperGroupsScreen } from '../super-groups-screen/super-groups-screen.tsx'
import { UserGroupsScreen } from './user-groups-screen.tsx'

const admin = demoUser({ id: 14, kind: 'admin', admin: true })
const group = admin.userGroups[0]!

export const List = () => (
  <PeopleScene user={admin} known={[known(organisations.list, { query: { perPage: 50, page: 1 } }, onePage(demoRows))]}>
    <UserGroupsScreen params={{}} query={{}} />
  </PeopleScene>
)
export const AdminConfig = () => (
  <PeopleScene
    user={admin}
    known={[
      known(
        organisations.adminConfig,
        { id: 1 },
        {
          data: {
            userGroup: demoRows[0],
            enabledFunctions: demoRows[0]!.enabledFunctions,
            seats: 30,
            usedSeats: 5,
            storageMegabytes: 20_480,
            usedMegabytes: 12,
            loginIpList: ['203.0.113.0/24'],
            twoFactorRequired: false,
            withoutTwoFactor: 4,
            closingLockOn: '2026-09-30',
            lockVersion: 1,
          },
        },
      ),
    ]}
  >
    <AdminConfigScreen params={{ id: '1' }} query={{}} />
  </PeopleScene>
)
export const SuperGroups = () => (
  <PeopleScene
    user={admin}
    known={[
      known(
        superGroups.list,
        { query: { page: 1, perPage: 50 } },
        onePage([
          {
            id: 1,
            name: '野原ホールディングス(デモ)',
            userGroups: [{ id: 1, name: '白詰草アパレル(デモ)', kind: 'brand' }],
          },
        ]),
      ),
    ]}
  >
    <SuperGroupsScreen params={{}} query={{}} />
  </PeopleScene>
)
export const Concierges = () => (
  <PeopleScene
    user={admin}
    known={[
      known(
        concierges.list,
        { query: { perPage: 50, page: 1 } },
        onePage([
          {
            id: 1,
            userGroupId: 1,
            userGroup: group,
            user: { id: 14, name: '隅田 琴', email: 'koto@tsumugi.example' },
            createdAt: '2026-01-01T00:00:00Z',
          },
        ]),
      ),
    ]}
  >
    <ConciergesScreen params={{}} query={{}} />
  </PeopleScene>
)
