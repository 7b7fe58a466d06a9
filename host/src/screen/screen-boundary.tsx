import { leave } from '@tsumugi/navigation'
import { ErrorState } from '@tsumugi/ui'
import { Component, type ReactNode } from 'react'
import { ScreenNotLoaded } from './screen-not-loaded.ts'

interface State {
  failure?: 'loading' | 'drawing'
}

/** Keeps header and menu alive when a screen fails, or when its code did not arrive, and lets the reader try again. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { failure: error instanceof ScreenNotLoaded ? 'loading' : 'drawing' }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    // Code that did not arrive may belong to a version that is gone: only loading the page anew can help.
    return (
      <ErrorState
        onRetry={failure === 'loading' ? () => leave.reload() : () => this.setState({ failure: undefined })}
      />
    )
  }
}
