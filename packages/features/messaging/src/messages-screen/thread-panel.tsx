import { ThreadView } from './thread-view.tsx'

/** One conversation on the page of what it is about. */
export const ThreadPanel = ({ id }: { id: number }) => (
  <div className="thread-panel">
    <ThreadView id={id} onBack={undefined} />
  </div>
)
