import { feedbacks } from '@tsumugi/contract'
import { demoFeedback } from '../story/demo-talk.fixture.ts'
import { known, onePage, TalkScene } from '../story/talk-scene.fixture.tsx'
import { FeedbacksScreen } from './feedbacks-screen.tsx'

const page = (rows: readonly unknown[]) => [known(feedbacks.list, { query: { page: 1, perPage: 30 } }, onePage(rows))]

export const Said = () => (
  <TalkScene known={page([demoFeedback])}>
    <FeedbacksScreen query={{}} />
  </TalkScene>
)
export const Answering = () => (
  <TalkScene kind="admin" known={page([demoFeedback])}>
    <FeedbacksScreen query={{}} />
  </TalkScene>
)
export const NoFeedback = () => (
  <TalkScene known={page([])}>
    <FeedbacksScreen query={{}} />
  </TalkScene>
)
