import { organisations, publicHolidays } from '@tsumugi/contract'
import { demoUser, known, onePage, PeopleScene } from '../story/people-scene.fixture.tsx'
import { demoRows } from '../story/demo-people.fixture.ts'
import { UserGroupsScreen } from '../user-groups-screen/user-groups-screen.tsx'

const admin = demoUser({ id: 14, kind: 'admin', admin: true })
const vietnam = {
  country: 'VN',
  year: 2027,
  closedDays: 2,
  workingDays: 1,
  isAnnounced: false,
  source: 'Bộ luật Lao động 2019, Điều 112',
  updatedAt: '2026-11-20T01:00:00Z',
}
const china = { ...vietnam, country: 'CN', year: 2026, isAnnounced: true, closedDays: 33, workingDays: 6, source: '' }

/** The holidays of countries over the list of organisations. */
export const Loaded = () => (
  <PeopleScene
    user={admin}
    known={[
      known(organisations.list, { query: { perPage: 50, page: 1 } }, onePage(demoRows)),
      known(publicHolidays.list, {}, { data: [china, vietnam] }),
      known(
        publicHolidays.show,
        { country: 'VN', year: '2027' },
        {
          data: {
            ...vietnam,
            holidays: [
              { day: '2027-01-01', name: 'Tết Dương lịch', works: false },
              { day: '2027-02-13', name: 'Làm bù', works: true },
              { day: '2027-09-02', name: 'Quốc khánh', works: false },
            ],
          },
        },
      ),
    ]}
  >
    <UserGroupsScreen params={{}} query={{ panel: 'holidays' }} />
  </PeopleScene>
)
