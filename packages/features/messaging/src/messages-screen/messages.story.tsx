import { demoMessages, demoThread } from '../story/demo-talk.fixture.ts'
import { onePage, TalkScene } from '../story/talk-scene.fixture.tsx'
import { MessagesScreen } from './messages-screen.tsx'

const list = (rows: readonly unknown[]) =>
  [['messageThreads', 'list', { page: 1, perPage: 30 }], onePage(rows)] as const
const talk = [
  [['messageThreads', 'show', 1], demoThread],
  [['messageThreads', 'messages', 1, 1], onePage(demoMessages)],
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
