import { lazy } from 'react'

/** Screens of the host, each loaded when its route is first shown. */
export const screens = {
  messages: () => import('./messages-screen/messages-screen.tsx').then((m) => ({ default: m.MessagesScreen })),
  notices: () => import('./notices-screen/notices-screen.tsx').then((m) => ({ default: m.NoticesScreen })),
  feedbacks: () => import('./feedbacks-screen/feedbacks-screen.tsx').then((m) => ({ default: m.FeedbacksScreen })),
  helpLinks: () => import('./help-links-screen/help-links-screen.tsx').then((m) => ({ default: m.HelpLinksScreen })),
}

/** One conversation, for the page of whatever it is about; loaded when it is first shown. */
export const ThreadPanel = lazy(() =>
  import('./messages-screen/thread-panel.tsx').then((m) => ({ default: m.ThreadPanel })),
)
