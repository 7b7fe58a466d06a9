import { demoFeedback } from '../story/demo-talk.fixture.ts'
import { onePage, TalkScene } from '../story/talk-scene.fixture.tsx'
import { FeedbacksScreen } from './feedbacks-screen.tsx'

const asked = ['feedbacks', { page: 1, perPage: 30 }] as const

export const Said = () => (
  <TalkScene known={[[asked, onePage([demoFeedback])]]}>
    <FeedbacksScreen query={{}} />
  </TalkScene>
)
export const Answering = () => (
  <TalkScene kind="admin" known={[[asked, onePage([demoFeedback])]]}>
    <FeedbacksScreen query={{}} />
  </TalkScene>
)
export const NoFeedback = () => (
  <TalkScene known={[[asked, onePage([])]]}>
    <FeedbacksScreen query={{}} />
  </TalkScene>
)
