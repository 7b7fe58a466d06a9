import { users, userSessions } from '@tsumugi/contract'
import { demoProfile, demoSessions } from '../story/demo-people.fixture.ts'
import { demoUser, known, PeopleScene } from '../story/people-scene.fixture.tsx'
import { OwnGroupsScreen } from '../own-groups-screen/own-groups-screen.tsx'
import { AccountScreen } from './account-screen.tsx'
import { CodesDialog } from './two-factor/codes-dialog.tsx'

const twoFactor = { enabledAt: '2026-10-01T00:00:00.000Z', recoveryCodesLeft: 2, requiredBy: ['白詰草アパレル(デモ)'] }

export const Account = () => (
  <PeopleScene
    known={[
      known(users.show, { id: 1 }, { data: demoProfile }),
      known(userSessions.list, { userId: 1 }, { data: demoSessions }),
    ]}
  >
    <AccountScreen />
  </PeopleScene>
)
export const WithTwoFactor = () => (
  <PeopleScene
    known={[
      known(users.show, { id: 1 }, { data: { ...demoProfile, twoFactor } }),
      known(userSessions.list, { userId: 1 }, { data: demoSessions }),
    ]}
  >
    <AccountScreen />
  </PeopleScene>
)
export const InAnothersName = () => (
  <PeopleScene
    user={demoUser({ originalUser: { id: 14, name: '隅田 琴' } })}
    known={[
      known(users.show, { id: 1 }, { data: demoProfile }),
      known(userSessions.list, { userId: 1 }, { data: demoSessions }),
    ]}
  >
    <AccountScreen />
  </PeopleScene>
)
export const RecoveryCodes = () => (
  <PeopleScene known={[]}>
    <h1>2FA</h1>
    <CodesDialog codes={['k7qm-wx2p-9dfh', 'abcd-efgh-jkmn']} onClose={() => undefined} />
  </PeopleScene>
)
export const OwnGroups = () => (
  <PeopleScene known={[]}>
    <OwnGroupsScreen />
  </PeopleScene>
)
