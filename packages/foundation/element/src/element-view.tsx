import { LocaleProvider, useLocale, type Locale } from '@tsumugi/i18n'
import { StyleRoot } from '@tsumugi/ui'
import { createElement, Suspense, useLayoutEffect, useMemo, type ComponentType, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { HostContext, type Host, type Mode } from './host.ts'
import { LoadError, type ContentSource } from './lazy-content.ts'
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
}

/** What an element draws: the component in its surroundings, a skeleton until it is there, a retry if it fails. */
export function ElementView({ locale, ...rest }: Props) {
  return (
    <LocaleProvider locale={locale}>
      <Surroundings {...rest} />
    </LocaleProvider>
  )
}

function Surroundings({ host, mode, root, props, content, frame: Frame = Bare, onPhase }: Omit<Props, 'locale'>) {
  const locale = useLocale()
  const face = useMemo<Host>(() => ({ mode, emit: host.emit, onRefresh: host.onRefresh }), [mode, host])
  const fail = (error: unknown) => {
    onPhase('error')
    if (!(error instanceof LoadError)) return host.emit('error', { error }, { cancelable: true })
    content.forget()
    error.forget()
    return host.emit('load-error', { error }, { cancelable: true })
  }
  return (
    <StyleRoot value={root}>
      <HostContext value={face}>
        <div className="tsumugi-element" part="frame">
          <ErrorBoundary locale={locale} onError={fail}>
            <Frame host={face} root={root} props={props}>
              <Suspense fallback={<Waiting onPhase={onPhase} />}>
                <Content content={content} props={props} />
                <Settled onPhase={onPhase} />
              </Suspense>
            </Frame>
          </ErrorBoundary>
        </div>
      </HostContext>
    </StyleRoot>
  )
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
