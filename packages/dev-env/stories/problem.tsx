import { Component, type ReactNode } from 'react'

/** Shows what a story threw, instead of an empty page. */
export class Problem extends Component<{ children: ReactNode }, { thrown: string | null }> {
  override state = { thrown: null }

  static getDerivedStateFromError(error: unknown) {
    return { thrown: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }

  override render() {
    return this.state.thrown === null ? (
      this.props.children
    ) : (
      <pre className="stage-problem" role="alert">
        {this.state.thrown}
      </pre>
    )
  }
}
