import { notices } from '@tsumugi/contract'
import { demoNotices, demoWritten } from '../story/demo-talk.fixture.ts'
import { known, onePage, TalkScene } from '../story/talk-scene.fixture.tsx'
import { NoticesScreen } from './notices-screen.tsx'

const page = { query: { page: 1, perPage: 20 } }

export const Told = () => (
  <TalkScene known={[known(notices.list, page, onePage(demoNotices))]}>
    <NoticesScreen />
  </TalkScene>
)
export const NothingToTell = () => (
  <TalkScene known={[known(notices.list, page, onePage([]))]}>
    <NoticesScreen />
  </TalkScene>
)
export const Written = () => (
  <TalkScene kind="admin" known={[known(notices.written, page, onePage(demoWritten))]}>
    <NoticesScreen />
  </TalkScene>
)
