import { href, pageTitle } from '@tsumugi/navigation'
import { usePageLinks } from '../page-links/use-page-links.ts'

/** Two threads crossing two: the product's mark. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="3">
      <path d="M2 7h3.6M10.4 7H22M2 17h11.6M18.4 17H22M8 2v11.6M8 18.4V22M16 2v2.6M16 9.4V22" />
    </svg>
  )
}

/** The logo links to /s/ (spec §2). */
export function Logo({ productName }: { productName: string }) {
  const { addressOf, follow } = usePageLinks()
  const title = pageTitle(productName)
  return (
    <a className="logo" href={addressOf(href('home'))} aria-label={title} onClick={follow}>
      <Mark />
      <span className="word">{productName}</span> <span className="cloud">{title.slice(productName.length + 1)}</span>
    </a>
  )
}
