import { messageThreads } from '@tsumugi/contract'
import { demoMessages, demoThread } from '../story/demo-talk.fixture.ts'
import { known, onePage, TalkScene } from '../story/talk-scene.fixture.tsx'
import { MessagesScreen } from './messages-screen.tsx'

const list = (rows: readonly unknown[]) =>
  known(messageThreads.list, { query: { page: 1, perPage: 30 } }, onePage(rows))
const talk = [
  known(messageThreads.show, { id: 1 }, { data: demoThread }),
  known(messageThreads.messages, { id: 1, query: { perPage: 50 } }, onePage(demoMessages)),
] as const

export const Chosen = () => (
  <TalkScene known={[list([demoThread]), ...talk]}>
    <MessagesScreen params={{ id: '1' }} query={{}} />
  </TalkScene>
)
export const NothingChosen = () => (
  <TalkScene known={[list([{ ...demoThread, unread: 3 }])]}>
    <MessagesScreen params={{}} query={{}} />
  </TalkScene>
)
export const NoMessages = () => (
  <TalkScene known={[list([])]}>
    <MessagesScreen params={{}} query={{}} />
  </TalkScene>
)
