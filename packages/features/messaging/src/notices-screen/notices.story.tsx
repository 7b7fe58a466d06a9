import { demoNotices, demoWritten } from '../story/demo-talk.fixture.ts'
import { onePage, TalkScene } from '../story/talk-scene.fixture.tsx'
import { NoticesScreen } from './notices-screen.tsx'

export const Told = () => (
  <TalkScene known={[[['notices', 'list', 1], onePage(demoNotices)]]}>
    <NoticesScreen />
  </TalkScene>
)
export const NothingToTell = () => (
  <TalkScene known={[[['notices', 'list', 1], onePage([])]]}>
    <NoticesScreen />
  </TalkScene>
)
export const Written = () => (
  <TalkScene kind="admin" known={[[['notices', 'written', 1], onePage(demoWritten)]]}>
    <NoticesScreen />
  </TalkScene>
)
