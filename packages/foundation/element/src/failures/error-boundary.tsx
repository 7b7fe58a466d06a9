import { Component, createContext, type ReactNode } from 'react'
import { errorTexts } from './error-texts.ts'
import type { Locale } from '@tsumugi/domain'

interface Props {
  locale: Locale
  /** Answers false when the page takes care of the failure itself: then nothing is shown. */
  onError(error: unknown): boolean
  children?: ReactNode
}

/** What the lazy parts of an element do with a failure of theirs; without an element it goes to the boundary of the page. */
export const PartFailure = createContext<Omit<Props, 'children'> | null>(null)

interface State {
  failed: boolean
  silent: boolean
}

/** A component that throws shows a message and a retry in its own place; its neighbours go on living. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, silent: false }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  readonly #again = () => this.setState({ failed: false, silent: false })

  override componentDidMount(): void {
    addEventListener('online', this.#again)
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#again)
  }

  override componentDidCatch(error: unknown): void {
    if (!this.props.onError(error)) this.setState({ silent: true })
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    if (this.state.silent) return null
    const texts = errorTexts[this.props.locale]
    return (
      <div className="failure" role="alert" part="error">
        <p>{texts.message}</p>
        <button type="button" part="retry" onClick={this.#again}>
          {texts.retry}
        </button>
      </div>
    )
  }
}
