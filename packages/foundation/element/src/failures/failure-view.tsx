import type { Locale } from '@tsumugi/domain'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { errorTexts } from './error-texts.ts'
import type { ElementFailure, Failures } from './failures.ts'
import type { WhyTexts } from './why-texts.ts'

interface Props {
  failures: Failures
  locale: Locale
  onRetry(): void
}

/** Says what is wrong, and offers to try again; what the widget could draw stays below it. */
export function FailureView({ failures, locale, onRetry }: Props) {
  const all = useSyncExternalStore(failures.listen, failures.all)
  const [failure] = [...all.values()].toSorted(
    (one, other) => Number(other.isOfPage ?? false) - Number(one.isOfPage ?? false),
  )
  const why = useWhy(locale, failure)
  if (!failure) return null
  const texts = errorTexts[locale]
  return (
    <div className="failure" role="alert" part="error" data-kind={failure.kind}>
      <p>{why ?? texts.message}</p>
      <button type="button" part="retry" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  )
}

/** The words for a kind; until they are here, or where they cannot be loaded, the general ones stand. */
function useWhy(locale: Locale, failure: ElementFailure | undefined): string | undefined {
  const [texts, setTexts] = useState<WhyTexts>()
  const failed = failure !== undefined
  useEffect(() => {
    if (failed)
      import('./why-texts.ts').then(
        ({ whyTexts }) => setTexts(whyTexts),
        () => undefined,
      )
  }, [failed])
  const words = failure && texts?.[locale][failure.kind]
  return words?.replaceAll('{attribute}', failure?.attribute ?? '').replace('{origin}', failure?.page ?? '')
}
