import { lazy } from 'react'

/** Requests about a product, for the screen of whatever shows it; loaded when it is first shown. */
export const SubjectRequests = lazy(() =>
  import('./subject-requests.tsx').then((m) => ({ default: m.SubjectRequests })),
)
