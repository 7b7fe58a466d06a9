import { LocaleProvider, useLocale, type Locale } from '@tsumugi/i18n'
import { StyleRoot } from '@tsumugi/ui'
import { createElement, Suspense, useLayoutEffect, useMemo, type ComponentType, type ReactNode } from 'react'
import { FailureView } from './failures/failure-view.tsx'
import type { Failures } from './failures/failures.ts'
import { ErrorBoundary, PartFailure } from './failures/error-boundary.tsx'
import { HostContext, type Host, type Mode } from './host.ts'
import { LoadError, type ContentSource } from './lazy-content/lazy-content.ts'
import type { FrameProps } from './options.ts'

/** `:state(loading|error|ready)` of the element. */
export const phases = ['loading', 'error', 'ready'] as const
export type Phase = (typeof phases)[number]

interface Props {
  /** Where the element names a locale of its own, else the page's is followed. */
  locale: Locale | null
  host: Omit<Host, 'mode'>
  mode: Mode
  root: ShadowRoot
  props: Readonly<Record<string, unknown>>
  content: ContentSource
  frame: ComponentType<FrameProps> | undefined
  onPhase(phase: Phase): void
  failures: Failures
}

/** What an element draws: the component in its surroundings, a skeleton until it is there, a retry if it fails. */
export function ElementView({ locale, ...rest }: Props) {
  return (
    <LocaleProvider locale={locale}>
      <Surroundings {...rest} />
    </LocaleProvider>
  )
}

function Surroundings({
  host,
  mode,
  root,
  props,
  content,
  frame: Frame = Bare,
  onPhase,
  failures,
}: Omit<Props, 'locale'>) {
  const locale = useLocale()
  const face = useMemo<Host>(() => ({ mode, ...host }), [mode, host])
  const part = useMemo(() => ({ locale, onError: (error: unknown) => tellOf(error, host) }), [locale, host])
  const fail = (error: unknown) => {
    onPhase('error')
    if (error instanceof LoadError) content.forget()
    return tellOf(error, host)
  }
  return (
    <StyleRoot value={root}>
      <HostContext value={face}>
        <div className="tsumugi-element" part="frame">
          <ErrorBoundary locale={locale} onError={fail}>
            <Frame host={face} root={root} props={props}>
              <FailureView failures={failures} locale={locale} onRetry={failures.retry} />
              <Suspense fallback={<Waiting onPhase={onPhase} />}>
                <PartFailure value={part}>
                  <Content content={content} props={props} />
                </PartFailure>
                <Settled onPhase={onPhase} />
              </Suspense>
            </Frame>
          </ErrorBoundary>
        </div>
      </HostContext>
    </StyleRoot>
  )
}

/** Tells the page of a failure; answers false where it takes care of it itself. */
function tellOf(error: unknown, { emit }: Pick<Host, 'emit'>): boolean {
  if (!(error instanceof LoadError))
    return emit('error', { error, kind: 'crash', status: 0, retryable: false }, { cancelable: true })
  error.forget()
  emit('error', { error, kind: 'load', status: 0, retryable: true }, { cancelable: true })
  return emit('load-error', { error }, { cancelable: true })
}

function Bare({ children }: FrameProps): ReactNode {
  return children
}

// A component of its own, so that a retry asks `content` anew inside the boundary.
function Content({ content, props }: Pick<Props, 'content' | 'props'>): ReactNode {
  return createElement(content.get(), props)
}

function Waiting({ onPhase }: Pick<Props, 'onPhase'>): ReactNode {
  useLayoutEffect(() => onPhase('loading'), [onPhase])
  return <div className="waiting" part="skeleton" aria-hidden="true" />
}

// Layout effects run again when suspended content comes back.
function Settled({ onPhase }: Pick<Props, 'onPhase'>): ReactNode {
  useLayoutEffect(() => onPhase('ready'), [onPhase])
  return null
}
