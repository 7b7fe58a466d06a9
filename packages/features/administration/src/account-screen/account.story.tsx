import { demoProfile, demoSessions } from '../story/demo-people.fixture.ts'
import { demoUser, PeopleScene } from '../story/people-scene.fixture.tsx'
import { OwnGroupsScreen } from '../own-groups-screen/own-groups-screen.tsx'
import { AccountScreen } from './account-screen.tsx'
import { CodesDialog } from './two-factor/codes-dialog.tsx'

const twoFactor = { enabledAt: '2026-10-01T00:00:00.000Z', recoveryCodesLeft: 2, requiredBy: ['白詰草アパレル(デモ)'] }

export const Account = () => (
  <PeopleScene
    known={[
      [['profile', 1], demoProfile],
      [['sessions', 1], demoSessions],
    ]}
  >
    <AccountScreen />
  </PeopleScene>
)
export const WithTwoFactor = () => (
  <PeopleScene
    known={[
      [['profile', 1], { ...demoProfile, twoFactor }],
      [['sessions', 1], demoSessions],
    ]}
  >
    <AccountScreen />
  </PeopleScene>
)
export const InAnothersName = () => (
  <PeopleScene
    user={demoUser({ originalUser: { id: 14, name: '隅田 琴' } })}
    known={[
      [['profile', 1], demoProfile],
      [['sessions', 1], demoSessions],
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
