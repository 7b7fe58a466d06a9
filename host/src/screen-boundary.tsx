import { ErrorState } from '@tsumugi/ui'
import { Component, type ReactNode } from 'react'

interface State {
  failed: boolean
}

/** Keeps header and menu alive when a screen fails, or when its code did not arrive, and lets the reader try again. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <ErrorState onRetry={() => this.setState({ failed: false })} />
  }
}
